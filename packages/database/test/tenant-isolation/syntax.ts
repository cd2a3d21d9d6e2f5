import type { A_Expr, Node } from "libpg-query";

export function stringsOf(nodes: readonly Node[] = []): string[] {
  return nodes.flatMap((node) => ("String" in node ? [node.String.sval ?? ""] : []));
}

export function conjunctsOf(node: Node | undefined): Node[] {
  if (node === undefined) return [];
  if ("BoolExpr" in node && node.BoolExpr.boolop === "AND_EXPR") {
    return (node.BoolExpr.args ?? []).flatMap(conjunctsOf);
  }
  return [node];
}

export function equalitiesOf(node: Node): [Node, Node][] {
  if (!("A_Expr" in node) || !isEquality(node.A_Expr)) return [];
  const { lexpr, rexpr } = node.A_Expr;
  if (lexpr === undefined || rexpr === undefined) return [];
  if ("RowExpr" in lexpr && "RowExpr" in rexpr) {
    const others = rexpr.RowExpr.args ?? [];
    return (lexpr.RowExpr.args ?? []).flatMap((one, at) => (others[at] ? [[one, others[at]]] : []));
  }
  return [[lexpr, rexpr]];
}

function isEquality({ kind, name }: A_Expr): boolean {
  return kind === "AEXPR_OP" && stringsOf(name).at(-1) === "=";
}

/** Nodes of a kind, without those inside another. */
export function nodesOf<Kind>(value: unknown, kind: string): Kind[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    key === kind ? [below] : nodesOf<Kind>(below, kind),
  );
}
