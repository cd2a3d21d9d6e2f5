import {
  type MessageFormatElement,
  type SelectElement,
  TYPE,
} from "@formatjs/icu-messageformat-parser";
import { type Catalogue, parseMessage } from "./compile.ts";

const isName = /^[A-Za-z_$][\w$]*$/;

export function declareMessages(catalogue: Catalogue): string {
  const body = declareGroup(catalogue, "  ");
  const types = ["Message", "Plain"].filter((type) => new RegExp(`\\b${type}\\b`).test(body));
  return [
    "// Written by `npm run generate` from en.json.",
    `import type { ${types.join(", ")} } from "@frontdesk/server/locales/message";`,
    "",
    `export type Messages = {\n${body}};`,
    "",
  ].join("\n");
}

function declareGroup(catalogue: Catalogue, indent: string): string {
  const lines = Object.entries(catalogue).map(([name, value]) => {
    const key = isName.test(name) ? name : JSON.stringify(name);
    if (typeof value === "string") return `${indent}${key}: ${typeOf(value)};\n`;
    return `${indent}${key}: {\n${declareGroup(value, `${indent}  `)}${indent}};\n`;
  });
  return lines.join("");
}

function typeOf(text: string): string {
  const members = [...argumentsOf(text)].map(([name, type]) => `${name}: ${type}`);
  return members.length === 0 ? "string" : `Message<{ ${members.join("; ")} }>`;
}

export function argumentsOf(text: string): Map<string, string> {
  const matches = new Map<string, string>();
  collect(parseMessage(text), matches);
  return matches;
}

function collect(elements: MessageFormatElement[], matches: Map<string, string>): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
        if (!matches.has(element.value)) matches.set(element.value, "Plain");
        break;
      case TYPE.number:
        matches.set(element.value, "number");
        break;
      case TYPE.plural:
      case TYPE.select:
        matches.set(element.value, element.type === TYPE.plural ? "number" : choiceType(element));
        for (const { value } of Object.values(element.options)) collect(value, matches);
    }
  }
}

function choiceType({ options }: SelectElement): "boolean" | "string" {
  const forms = Object.keys(options);
  const isFlag = forms.every((form) => ["true", "false", "other"].includes(form));
  return isFlag && forms.length > 1 ? "boolean" : "string";
}
