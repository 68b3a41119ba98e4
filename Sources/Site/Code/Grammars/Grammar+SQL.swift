extension Grammar {
  static let sql = Grammar(
    words: [
      (
        .keyword,
        """
        add all alter analyze and any as asc begin between by cascade case check collate column commit conflict constraint \
        create cross current_date current_time current_timestamp cursor database declare default deferrable delete desc \
        distinct do drop each else elsif end escape except exclude execute exists explain fetch filter first following for \
        foreign from full function generated grant group having if ignore ilike in index inner insert instead intersect into \
        is isnull join key language last lateral left like limit loop materialized natural next no not nothing notnull nulls \
        of offset on only or order outer over partition plpgsql pragma preceding primary procedure raise range recursive \
        references reindex rename replace restrict return returning returns revoke right rollback row rows savepoint \
        schema select set some start table temp temporary then to transaction trigger truncate unbounded union unique update \
        using vacuum values view virtual when where while window with within without
        """
      ),
      (.literal, "true false null unknown"),
      (
        .type,
        """
        bigint bigserial binary bit blob bool boolean bytea char character clob date datetime decimal double float int integer \
        interval json jsonb money nchar numeric nvarchar precision real serial smallint text time timestamp timestamptz \
        tinyint uuid varbinary varchar varying xml zone
        """
      ),
      (
        .function,
        "abs avg cast coalesce count length lower max min now round substr substring sum trim upper"
      ),
    ], foldsCase: true,
    traits: [.slashComments, .dashComments, .calls, .atVariables],
    string: StringForm(quote: UInt8(ascii: "\""), spansLines: true, escapes: .doubled),
    backtick: StringForm(quote: UInt8(ascii: "`"), escapes: .doubled))
}
