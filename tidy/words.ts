// Names, strings, and uses of database, environment and test runner.
import type { ESTree, VisitorObject } from "rolldown/utils";
import type { Source } from "./source.ts";

export type Callable = ESTree.Function | ESTree.ArrowFunctionExpression;

/** Destructured, they come from elsewhere unless renamed. */
export function assign({ names }: Source): VisitorObject {
  const add = (name: { name: string; start: number } | null | undefined): void => {
    if (name) names.push({ text: name.name, at: name.start });
  };
  const addAll = ({ params }: Callable): void => {
    for (const parameter of params) addPattern(parameter);
  };
  const addPattern = (pattern: Pattern | null): void => {
    if (pattern === null) return;
    if (pattern.type === "Identifier") add(pattern);
    if (pattern.type === "ArrayPattern") pattern.elements.forEach(addPattern);
    if (pattern.type === "AssignmentPattern") addPattern(pattern.left);
    if (pattern.type === "RestElement") addPattern(pattern.argument);
    if (pattern.type === "ObjectPattern") pattern.properties.forEach(addProperty);
  };
  const addProperty = (property: ObjectPattern["properties"][number]): void => {
    if (property.type === "RestElement") addPattern(property.argument);
    else if (!property.shorthand) addPattern(property.value);
  };
  const addMember = ({ key }: ESTree.PropertyDefinition | ESTree.MethodDefinition): void => {
    if (key.type === "Identifier" || key.type === "PrivateIdentifier") add(key);
  };
  const addFunction = (callable: Callable): void => {
    if ("id" in callable) add(callable.id);
    addAll(callable);
  };
  return {
    VariableDeclarator: ({ id }) => addPattern(id),
    CatchClause: ({ param }) => addPattern(param),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addAll,
    ClassDeclaration: ({ id }) => add(id),
    ClassExpression: ({ id }) => add(id),
    PropertyDefinition: addMember,
    MethodDefinition: addMember,
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    TSTypeParameter: ({ name }) => add(name),
    ImportDefaultSpecifier: ({ local }) => add(local),
    ImportNamespaceSpecifier: ({ local }) => add(local),
    ImportSpecifier({ imported, local }) {
      if (imported.type !== "Identifier" || imported.name !== local.name) add(local);
    },
  };
}

type ObjectPattern = Extract<Pattern, { type: "ObjectPattern" }>;
type Pattern = ESTree.BindingPattern | ESTree.ParamPattern | ESTree.BindingRestElement;

const builders = new Set(["selectFrom", "insertInto", "updateTable", "deleteFrom"]);
const switches = new Set(["only", "skip", "todo"]);
const testFunctions = new Set(["it", "test", "describe", "bench"]);

export function wording({ strings, queries, environment, modifiers }: Source): VisitorObject {
  return {
    Literal({ value, start: at }) {
      if (typeof value === "string") strings.push({ text: value, at });
    },
    TemplateLiteral({ quasis, start: at }) {
      strings.push({ text: quasis.map(({ value }) => value.raw).join("$"), at });
    },
    TaggedTemplateExpression({ tag, start: at }) {
      if (rootOf(tag) === "sql") queries.push({ text: "sql", at });
    },
    MemberExpression(member) {
      const { start: at } = member;
      const root = rootOf(member);
      const name = nameOf(member);
      if (member.object.type === "Identifier") {
        if (root === "sql") queries.push({ text: `sql.${name}`, at });
        if (root === "process" && name === "env") environment.push({ text: "process.env", at });
      }
      if (builders.has(name)) queries.push({ text: name, at });
      if (switches.has(name) && testFunctions.has(root)) modifiers.push({ text: name, at });
    },
    VariableDeclarator({ init, start: at }) {
      if (init?.type === "Identifier" && init.name === "process") {
        environment.push({ text: "process", at });
      }
    },
    ImportDeclaration({ source, start: at }) {
      if (/^(node:)?process$/.test(source.value)) environment.push({ text: source.value, at });
    },
  };
}

export function titling({ titles }: Source): VisitorObject {
  return {
    CallExpression(call) {
      const [title] = call.arguments;
      if (!testFunctions.has(rootOf(call)) || title === undefined) return;
      const { start: at } = title;
      if (title.type === "Literal" && typeof title.value === "string") {
        titles.push({ text: title.value, at });
      }
      if (title.type === "TemplateLiteral") {
        titles.push({ text: title.quasis.map(({ value }) => value.raw).join("$"), at });
      }
    },
  };
}

const read = new Set(["alt", "aria-label", "description", "label", "placeholder", "title"]);

export function showing({ shown }: Source): VisitorObject {
  return {
    JSXText({ value: text, start: at }) {
      if (text.trim() !== "") shown.push({ text: text.trim(), at });
    },
    JSXAttribute({ name, value, start: at }) {
      if (name.type !== "JSXIdentifier" || !read.has(name.name)) return;
      if (value?.type === "Literal") shown.push({ text: String(value.value), at });
    },
  };
}

function nameOf({ property }: ESTree.MemberExpression): string {
  if (property.type === "Identifier") return property.name;
  return property.type === "Literal" ? String(property.value) : "";
}

export function rootOf(node: ESTree.Expression | ESTree.Super): string {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression") return rootOf(node.object);
  if (node.type === "CallExpression") return rootOf(node.callee);
  if (node.type === "TaggedTemplateExpression") return rootOf(node.tag);
  return "";
}
