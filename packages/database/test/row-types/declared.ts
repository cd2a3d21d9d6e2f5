/* Reads row types from the calls that run statements: `await run<Row>(…)` and
   `await sql<Row>`…`.execute(db)`. */
import { fileURLToPath } from "node:url";
import type { Node, SourceFile } from "typescript/unstable/ast";
import { SyntaxKind } from "typescript/unstable/ast";
import { isAwaitExpression, isCallExpression } from "typescript/unstable/ast/is";
import {
  API,
  type Checker,
  type Program,
  type Type,
  TypeFlags,
  type TypeReference,
} from "typescript/unstable/sync";

/** All types but null and undefined, as printed. */
export interface DeclaredColumn {
  types: string[];
  isNullable: boolean;
  isOptional: boolean;
}

export interface DeclaredRow {
  name: string;
  columns: ReadonlyMap<string, DeclaredColumn>;
}

const config = fileURLToPath(new URL("../../../../tsconfig.json", import.meta.url));

export function readDeclaredRows(
  statements: readonly { calls: readonly string[] }[],
): (DeclaredRow | undefined)[] {
  const api = new API();
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    const reader = new RowReader(project!);
    return statements.map(({ calls }) => reader.read(calls));
  } finally {
    api.close();
  }
}

class RowReader {
  readonly #checker: Checker;
  readonly #program: Program;

  constructor({ checker, program }: { checker: Checker; program: Program }) {
    this.#checker = checker;
    this.#program = program;
  }

  read(calls: readonly string[]): DeclaredRow | undefined {
    for (const call of calls.slice(0, 2)) {
      const row = this.#rowAt(call);
      if (row === undefined || row.flags & TypeFlags.Unknown) return undefined;
      if (!this.#alternativesOf(row).some(isGeneric)) return this.#declared(row);
    }
    return undefined;
  }

  #rowAt(call: string): Type | undefined {
    const [, path, line, column] = /^(.*):(\d+):(\d+)$/.exec(call)!;
    const file = this.#program.getSourceFile(path!);
    if (file === undefined) return undefined;
    const nodes = nodesAt(file, offsetOf(file.text, Number(line), Number(column)));
    for (const node of nodes.reverse()) {
      if (isFunction(node)) return undefined;
      const called = isAwaitExpression(node) ? node.expression : node;
      const row = isCallExpression(called) ? this.#rowOf(called) : undefined;
      if (row !== undefined) return row;
    }
    return undefined;
  }

  #rowOf(call: Node): Type | undefined {
    const checker = this.#checker;
    const type = checker.getTypeAtLocation(call);
    if (type?.getSymbol()?.name !== "Promise") return undefined;
    const [result] = checker.getTypeArguments(type as TypeReference);
    const rows = result && checker.getPropertyOfType(result, "rows");
    const list = rows ? checker.getTypeOfSymbol(rows) : result;
    return list && checker.isArrayType(list)
      ? checker.getTypeArguments(list as TypeReference)[0]
      : undefined;
  }

  #declared(row: Type): DeclaredRow {
    const alternatives = this.#alternativesOf(row);
    const all = alternatives.map((each) => this.#columnsOf(each));
    const names = new Set(all.flatMap((columns) => [...columns.keys()]));
    const columns = [...names].map((name): [string, DeclaredColumn] => {
      const declared = all.flatMap((columns) => columns.get(name) ?? []);
      const isEverywhere = declared.length === all.length;
      return [
        name,
        {
          types: declared.flatMap(({ types }) => types),
          isNullable: !isEverywhere || declared.some(({ isNullable }) => isNullable),
          isOptional: !isEverywhere || declared.some(({ isOptional }) => isOptional),
        },
      ];
    });
    return { name: this.#checker.typeToString(row), columns: new Map(columns) };
  }

  #columnsOf(row: Type): Map<string, DeclaredColumn> {
    const properties = this.#checker.getPropertiesOfType(row);
    return new Map(
      properties.map((property) => [
        property.name,
        this.#columnOf(this.#checker.getTypeOfSymbol(property)!),
      ]),
    );
  }

  #columnOf(type: Type): DeclaredColumn {
    const all = this.#alternativesOf(type);
    const has = (flag: TypeFlags) => all.some(({ flags }) => flags & flag);
    const absent = TypeFlags.Null | TypeFlags.Undefined;
    return {
      types: all.filter(({ flags }) => !(flags & absent)).map((each) => this.#print(each)),
      isNullable: has(TypeFlags.Null | TypeFlags.Unknown | TypeFlags.Any),
      isOptional: has(TypeFlags.Undefined),
    };
  }

  #print(type: Type): string {
    const checker = this.#checker;
    if (type.flags & TypeFlags.StringLiteral) return checker.typeToString(type);
    const plain = [checker.getStringType(), checker.getNumberType(), checker.getBooleanType()];
    const primitive = plain.find((one) => checker.isTypeAssignableTo(type, one));
    return checker.typeToString(primitive ?? type);
  }

  #alternativesOf(type: Type): readonly Type[] {
    return type.isUnionType() ? type.getTypes() : [type];
  }
}

function isGeneric(type: Type): boolean {
  if (type.flags & TypeFlags.TypeParameter) return true;
  return type.isIntersectionType() && type.getTypes().some(isGeneric);
}

const functions = new Set([
  SyntaxKind.ArrowFunction,
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.MethodDeclaration,
]);

const isFunction = ({ kind }: Node): boolean => functions.has(kind);

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split("\n").slice(0, line - 1);
  return before.join("\n").length + column - (line === 1 ? 1 : 0);
}

/** Outermost first. */
function nodesAt(file: SourceFile, position: number): Node[] {
  const nodes: Node[] = [];
  for (let node: Node | undefined = file; node !== undefined; ) {
    nodes.push(node);
    let below: Node | undefined;
    node.forEachChild((child) => {
      if (child.pos <= position && position < child.end) below = child;
    });
    node = below;
  }
  return nodes;
}
