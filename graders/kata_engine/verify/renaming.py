"""The same program with other local names, as somebody else would have written it."""

import ast


def rename_locals(source: bytes) -> bytes:
    """The source with every local name changed; keyword arguments and what is shared between scopes stay."""
    tree = ast.parse(source)
    return ast.unparse(_Renamer(tree).visit(tree)).encode("utf-8", "surrogatepass")


class _Renamer(ast.NodeTransformer):
    def __init__(self, tree: ast.Module) -> None:
        stored = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        assigned = [target for node in tree.body if isinstance(node, ast.Assign) for target in node.targets]
        outer = {target.id for target in assigned if isinstance(target, ast.Name)}
        given = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
        keyed = {node.arg for node in ast.walk(tree) if isinstance(node, ast.keyword)}
        shared = {name for node in ast.walk(tree) if isinstance(node, ast.Nonlocal | ast.Global) for name in node.names}
        self.names = {name: f"other_{name}" for name in (stored | given) - outer - keyed - shared}

    def visit_Name(self, node: ast.Name) -> ast.Name:
        node.id = self.names.get(node.id, node.id)
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.arg = self.names.get(node.arg, node.arg)
        return node
