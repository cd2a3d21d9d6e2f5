import { isUtf8 } from "node:buffer";
import type { FastifyRequest } from "fastify";
import { nest, type Pair, readPairs } from "./brackets.ts";
import { bodyRefusals, mediaRefusals } from "./input-refusals.ts";
import { inspect } from "./inspect.ts";
import type { Server } from "./instance.ts";
import { readMultipart } from "./multipart.ts";

declare module "fastify" {
  interface FastifyRequest {
    bodyFormat: "json" | "form";
  }
}

type Body = Record<string, unknown>;
type ParseDone = (error: Error | null, body?: unknown) => void;

const mostFields = 1_000;
const forms = new WeakSet<object>();

export function isForm(body: unknown): boolean {
  return typeof body === "object" && body !== null && forms.has(body);
}

export function readBodies(server: Server): void {
  server.decorateRequest("bodyFormat", "json");
  server.removeAllContentTypeParsers();
  const raw = { parseAs: "buffer" } as const;
  // `done` costs no turn of the event loop; a promise would.
  const json = (request: FastifyRequest, body: Buffer, done: ParseDone) => {
    refuseEncodings(request);
    done(null, readJson(body));
  };
  server.addContentTypeParser("application/json", raw, json);
  server.addContentTypeParser(/^application\/[\w.!#$&^+-]+\+json(?:;|$)/, raw, json);
  const form = (request: FastifyRequest, body: Buffer, done: ParseDone) =>
    done(null, formOf(request, pairsIn(textOf(request, body))));
  server.addContentTypeParser("application/x-www-form-urlencoded", raw, form);
  const multipart = async (request: FastifyRequest, body: Buffer) => {
    refuseEncodings(request);
    if (body.length === 0) return formOf(request, []);
    const { pairs, problems } = await readMultipart(request.headers["content-type"] ?? "", body);
    if (problems.length > 0) throw bodyRefusals.files(problems);
    if (!isUtf8(body)) throw bodyRefusals.notUtf8();
    return formOf(request, pairs);
  };
  server.addContentTypeParser("multipart/form-data", raw, multipart);
}

function pairsIn(text: string): Pair[] {
  if (text.split("&", mostFields + 1).length > mostFields) throw bodyRefusals.manyFields();
  return readPairs(text, mostFields);
}

function formOf(request: FastifyRequest, pairs: Pair[]): Body {
  const { value, problems } = nest(pairs);
  if (problems.length > 0) throw bodyRefusals.unfitFields(problems);
  request.bodyFormat = "form";
  forms.add(value);
  return value;
}

function readJson(bytes: Buffer): Body {
  if (isBlank(bytes)) return {};
  const value = parseJson(bytes);
  if (Array.isArray(value) && value.length === 0) return {};
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw bodyRefusals.notObject();
  }
  const problems = inspect(value);
  if (problems.length > 0) throw bodyRefusals.unfitFields(problems);
  return value as Body;
}

function isBlank(bytes: Buffer): boolean {
  return bytes.length < 1_000 && bytes.toString("utf8").trim() === "";
}

function textOf(request: FastifyRequest, body: Buffer): string {
  refuseEncodings(request);
  if (!isUtf8(body)) throw bodyRefusals.notUtf8();
  const text = body.toString("utf8");
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i;
const utf8 = /^utf-?8$/i;

function refuseEncodings({ headers }: FastifyRequest): void {
  const encoding = headers["content-encoding"];
  if (encoding !== undefined && encoding.trim().toLowerCase() !== "identity") {
    throw mediaRefusals.encoding();
  }
  const named = charset.exec(headers["content-type"] ?? "")?.[1];
  if (named !== undefined && !utf8.test(named)) {
    throw mediaRefusals.charset();
  }
}

// Values and names cost more than bytes, so both are counted before parsing.
const mostValues = 10_000;
const mostMembers = 1_000;
const deepest = 256;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw bodyRefusals.notUtf8();
  refuseExcess(bytes);
  const text = bytes.toString("utf8");
  try {
    return JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
  } catch {
    // The parser's message would repeat parts of the body.
    throw bodyRefusals.notJson();
  }
}

/** Counts separators, not values: invalid JSON may be refused either way. */
function refuseExcess(bytes: Buffer): void {
  /** Per open object; -1 for an open list. */
  const open: number[] = [];
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at]) {
      case quote:
        at = endOfText(bytes, at);
        break;
      case comma:
        values += 1;
        countSeparator(open);
        break;
      case openList:
      case openObject:
        values += 1;
        open.push(bytes[at] === openList ? -1 : 0);
        if (open.length > deepest) throw bodyRefusals.tooDeep();
        break;
      case closeList:
      case closeObject:
        open.pop();
        break;
    }
    if (values > mostValues) throw bodyRefusals.manyValues();
  }
}

function countSeparator(open: number[]): void {
  const separators = open.at(-1) ?? -1;
  if (separators >= 0) open[open.length - 1] = separators + 1;
  if (separators + 1 >= mostMembers) throw bodyRefusals.manyMembers();
}

function endOfText(bytes: Buffer, start: number): number {
  for (let at = start + 1; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) return at;
    if (byte === backslash) at += 1;
  }
  return bytes.length;
}
