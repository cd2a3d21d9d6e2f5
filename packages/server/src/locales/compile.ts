// Compiles on a server at first use of a language, for an application at build time.
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Part } from "./message.ts";

export interface Catalogue {
  readonly [name: string]: string | Catalogue;
}

export type CompiledMessage = string | readonly Part[];

interface CompiledMessages {
  readonly [name: string]: CompiledMessage | CompiledMessages;
}

export function parseMessage(text: string): MessageFormatElement[] {
  return parse(text, { ignoreTag: true });
}

export function compileCatalogue(catalogue: Catalogue, language: string): CompiledMessages {
  return Object.fromEntries(
    Object.entries(catalogue).map(([name, value]) => [
      name,
      typeof value === "string"
        ? compileMessage(value, language)
        : compileCatalogue(value, language),
    ]),
  );
}

export function compileMessage(text: string, language: string): CompiledMessage {
  return compileParts(parseMessage(text), { text, language });
}

interface Compiling {
  text: string;
  language: string;
  counted?: string;
}

function compileParts(elements: MessageFormatElement[], compiling: Compiling): CompiledMessage {
  const parts = elements.map((element) => compilePart(element, compiling));
  const [first = ""] = parts;
  return parts.length <= 1 && typeof first === "string" ? first : parts;
}

function compilePart(element: MessageFormatElement, compiling: Compiling): Part {
  const { text, language, counted } = compiling;
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return [element.value];
    case TYPE.number:
      if (element.style) break;
      return [element.value, null, language];
    case TYPE.pound:
      if (counted === undefined) break;
      return [counted, null, language];
    case TYPE.select:
      return [element.value, formsOf(element.options, compiling)];
    case TYPE.plural:
      if (element.offset !== 0 || element.pluralType !== "cardinal") break;
      return [
        element.value,
        formsOf(element.options, { ...compiling, counted: element.value }),
        language,
      ];
  }
  throw new Error(`Messages know plain arguments, plural, select and number only: ${text}`);
}

function formsOf(
  options: Record<string, { value: MessageFormatElement[] }>,
  compiling: Compiling,
): Record<string, CompiledMessage> {
  return Object.fromEntries(
    Object.entries(options).map(([form, { value }]) => [form, compileParts(value, compiling)]),
  );
}
