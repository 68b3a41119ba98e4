import CCmark
import Glibc

/// The memory of libcmark's trees, one arena a thread: a tree is made piece by piece and thrown away as a whole, so nothing in it needs
/// to be freed by itself. Asking the system for each node, and giving each back, takes a third of the time of parsing.
struct CommonMarkArena: ~Copyable {
  private static let blockSize = 1 << 18
  /// So many blocks stay for the next tree.
  private static let mostKept = 16
  /// Every piece begins at a multiple of this; its size stands in as many bytes before it.
  private static let alignment = 16

  /// The free part of the block in use.
  private var next: UnsafeMutableRawPointer?
  private var room = 0
  private var blocks: [UnsafeMutableRawPointer] = []
  private var blocksUsed = 0
  /// Pieces too large for a block, each of its own.
  private var large: [UnsafeMutableRawPointer] = []
  /// How many trees are alive; with the last one all memory is free again.
  private var trees = 0

  private init() {}

  deinit {
    for block in blocks { free(block) }
    for piece in large { free(piece) }
  }

  /// What libcmark is given to allocate with, on whatever thread it runs.
  nonisolated(unsafe) static let allocator: UnsafeMutablePointer<cmark_mem> = {
    let allocator = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    allocator.initialize(
      to: cmark_mem(
        calloc: { CommonMarkArena.ofThread.pointee.zeroed($0 * $1) },
        realloc: { CommonMarkArena.ofThread.pointee.resized($0, to: $1) },
        free: { _ in }))
    return allocator
  }()

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { memory in
      guard let arena = memory?.assumingMemoryBound(to: CommonMarkArena.self) else { return }
      arena.deinitialize(count: 1)
      arena.deallocate()
    }
    return key
  }()

  /// The arena of the thread that asks. It is reached by its address, because libcmark's calls bring nothing with them.
  static var ofThread: UnsafeMutablePointer<CommonMarkArena> {
    if let known = pthread_getspecific(key) {
      return known.assumingMemoryBound(to: CommonMarkArena.self)
    }
    let arena = UnsafeMutablePointer<CommonMarkArena>.allocate(capacity: 1)
    arena.initialize(to: CommonMarkArena())
    pthread_setspecific(key, arena)
    return arena
  }

  /// Keeps the memory from being used again until `endTree` is called as often.
  mutating func beginTree() { trees += 1 }

  mutating func endTree() {
    trees -= 1
    guard trees == 0 else { return }
    for piece in large { free(piece) }
    large = []
    while blocks.count > Self.mostKept { free(blocks.removeLast()) }
    blocksUsed = 0
    (next, room) = (nil, 0)
  }

  @inline(__always)
  private mutating func zeroed(_ size: Int) -> UnsafeMutableRawPointer? {
    guard let piece = piece(size) else { return nil }
    memset(piece, 0, size)
    return piece
  }

  @inline(__always)
  private mutating func piece(_ size: Int) -> UnsafeMutableRawPointer? {
    let whole = Self.alignment &+ Self.rounded(size)
    guard whole <= room, let start = next else { return newPiece(size, whole) }
    next = start + whole
    room &-= whole
    start.storeBytes(of: size, as: Int.self)
    return start + Self.alignment
  }

  /// A piece that does not fit into the block in use.
  private mutating func newPiece(_ size: Int, _ whole: Int) -> UnsafeMutableRawPointer? {
    if whole > Self.blockSize / 2 {
      guard let own = malloc(whole) else { return nil }
      large.append(own)
      own.storeBytes(of: size, as: Int.self)
      return own + Self.alignment
    }
    if blocksUsed == blocks.count {
      guard let block = malloc(Self.blockSize) else { return nil }
      blocks.append(block)
    }
    (next, room) = (blocks[blocksUsed], Self.blockSize)
    blocksUsed += 1
    return piece(size)
  }

  private mutating func resized(
    _ piece: UnsafeMutableRawPointer?, to size: Int
  ) -> UnsafeMutableRawPointer? {
    guard let piece else { return self.piece(size) }
    let before = (piece - Self.alignment).load(as: Int.self)
    if size <= before { return piece }
    let more = Self.rounded(size) - Self.rounded(before)
    if more == 0 || (piece + Self.rounded(before) == next && more <= room) {
      // The newest piece grows where it stands: a text that is being collected asks for that again and again.
      if more > 0 {
        next = next.map { $0 + more }
        room -= more
      }
      (piece - Self.alignment).storeBytes(of: size, as: Int.self)
      return piece
    }
    guard let moved = self.piece(size) else { return nil }
    memcpy(moved, piece, before)
    return moved
  }

  private static func rounded(_ size: Int) -> Int {
    (size &+ (alignment - 1)) & ~(alignment - 1)
  }
}
