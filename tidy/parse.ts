import { type ESTree, parseSync, Visitor, type VisitorObject } from "rolldown/utils";
import type { Source } from "./source.ts";
import { assign, rootOf, showing, titling, wording } from "./words.ts";

export function readSource(path: string, text: string): Source {
  const { program, errors, module, comments } = parseSync(path, text, { astType: "ts" });
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const source: Source = {
    path,
    text,
    links: [],
    names: [],
    exported: [],
    strings: [],
    titles: [],
    queries: [],
    environment: [],
    modifiers: [],
    shown: [],
    comments: comments.map(({ start, end }) => ({ text: text.slice(start, end), at: start })),
    opensWithComment: opensWithComment(text, comments[0]?.start),
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    const names = entries.map(({ localName }) => localName.value);
    const { value: specifier, start: at } = moduleRequest;
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    source.links.push({ specifier, at, names, isType });
  }
  for (const entry of module.staticExports.flatMap(({ entries }) => entries)) {
    const { moduleRequest, isType, exportName, localName } = entry;
    if (moduleRequest === null) {
      const [text, at] = [exportName.name, localName.start];
      if (text !== null && at !== null) source.exported.push({ text, at });
      continue;
    }
    const { value: specifier, start: at } = moduleRequest;
    source.links.push({ specifier, at, names: [], isType });
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

function structure({ links }: Source): VisitorObject {
  const addImport = ({ source, type }: ESTree.ImportExpression | ESTree.TSImportType): void => {
    if (source.type !== "Literal" || typeof source.value !== "string") return;
    const isType = type === "TSImportType";
    links.push({ specifier: source.value, at: source.start, names: [], isType });
  };
  return {
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
        isType: false,
      });
    },
  };
}
