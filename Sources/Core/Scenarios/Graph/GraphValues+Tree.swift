import Formula
import Graphs

extension GraphValues {
  /// The names of the values of a tree that was written as one.
  static let treeWords = [
    "root", "height", "depth", "preorder", "inorder", "postorder", "level-order",
  ]

  mutating func addOrders(of tree: OrderedTree) {
    add(ValueName("root"), name(tree.root))
    add(ValueName("height"), .number(tree.height))
    add(ValueName("preorder"), .list(tree.preorder.map(name)))
    add(ValueName("inorder"), tree.inorder.map { .list($0.map(name)) })
    add(ValueName("postorder"), .list(tree.postorder.map(name)))
    add(ValueName("level-order"), .list(tree.levelOrder.map(name)))
    for (vertex, depth) in tree.depths.enumerated() {
      add(named("depth", vertex), .number(depth))
    }
  }
}
