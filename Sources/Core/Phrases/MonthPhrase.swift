/// The names of the months, as they stand in the dates of pages and of what is cited.
public enum MonthPhrase: String, PhraseKey {
  case january = "page.month.january"
  case february = "page.month.february"
  case march = "page.month.march"
  case april = "page.month.april"
  case may = "page.month.may"
  case june = "page.month.june"
  case july = "page.month.july"
  case august = "page.month.august"
  case september = "page.month.september"
  case october = "page.month.october"
  case november = "page.month.november"
  case december = "page.month.december"
}
