// Parses a TypeScript file.
import { type ESTree, parseSync, Visitor, type VisitorObject } from "rolldown/utils";
import type { Routine, Source } from "./source.ts";
import { assign, type Callable, rootOf, showing, titling, wording } from "./words.ts";

/** Throws the parser's error. */
export function readSource(path: string, text: string): Source {
  const { program, errors, module, comments } = parseSync(path, text, { astType: "ts" });
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const source: Source = {
    path,
    text,
    links: [],
    routines: [],
    names: [],
    exported: [],
    strings: [],
    titles: [],
    queries: [],
    environment: [],
    modifiers: [],
    defaultExports: [],
    shown: [],
    comments: comments.map(({ start, end }) => ({ text: text.slice(start, end), at: start })),
    opensWithComment: opensWithComment(text, comments[0]?.start),
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    const names = entries.map(({ localName }) => localName.value);
    const { value: specifier, start: at } = moduleRequest;
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    source.links.push({ specifier, at, names, kind: "import", isType });
  }
  for (const entry of module.staticExports.flatMap(({ entries }) => entries)) {
    const { moduleRequest, isType, exportName, localName } = entry;
    if (moduleRequest === null) {
      const [text, at] = [exportName.name, localName.start];
      if (text !== null && at !== null) source.exported.push({ text, at });
      continue;
    }
    const { value: specifier, start: at } = moduleRequest;
    source.links.push({ specifier, at, names: [], kind: "import", isType });
  }
  const parts = [
    structure(source),
    assign(source),
    wording(source),
    titling(source),
    showing(source),
  ];
  for (const part of parts) new Visitor(part).visit(program);
  return source;
}

function opensWithComment(text: string, start: number | undefined): boolean {
  return start !== undefined && text.slice(0, start).trim() === "";
}

type Role = Routine["role"];

const rolesOfCallbacks = new Map<string, Role>([
  ["describe", "suite"],
  ["it", "case"],
  ["test", "case"],
]);

/** Functions, dynamic links, and default exports. */
function structure({ path, links, routines, defaultExports }: Source): VisitorObject {
  const names = new Map<unknown, string>();
  const roles = new Map<unknown, Role>();
  const add = (callable: Callable): void => {
    const { start: at, end } = callable;
    const own = "id" in callable ? callable.id?.name : undefined;
    const name = `${path}#${own ?? names.get(callable) ?? "anonymous"}`;
    const isThis = ([first]: Callable["params"]) =>
      first?.type === "Identifier" && first.name === "this";
    const parameters = callable.params.length - (isThis(callable.params) ? 1 : 0);
    routines.push({ name, at, end, parameters, role: roles.get(callable) });
  };
  const addImport = ({ source, type }: ESTree.ImportExpression | ESTree.TSImportType): void => {
    if (source.type !== "Literal" || typeof source.value !== "string") return;
    const isType = type === "TSImportType";
    links.push({ specifier: source.value, at: source.start, names: [], kind: "import", isType });
  };
  return {
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier") names.set(init, id.name);
    },
    Property({ key, value }) {
      if (key.type === "Identifier") names.set(value, key.name);
    },
    MethodDefinition({ key, value }) {
      if (key.type === "Identifier") names.set(value, key.name);
    },
    CallExpression(call) {
      const role = rolesOfCallbacks.get(rootOf(call));
      if (role !== undefined) for (const argument of call.arguments) roles.set(argument, role);
    },
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
    ImportExpression: addImport,
    TSImportType: addImport,
    NewExpression({ callee, arguments: [file] }) {
      if (rootOf(callee) !== "URL" || file?.type !== "Literal") return;
      const specifier = String(file.value);
      if (!/\.tsx?$/.test(specifier)) return;
      links.push({
        specifier: `./${specifier}`,
        at: file.start,
        names: [],
        kind: "url",
        isType: false,
      });
    },
    ExportDefaultDeclaration({ start: at }) {
      defaultExports.push({ text: "default", at });
    },
  };
}
