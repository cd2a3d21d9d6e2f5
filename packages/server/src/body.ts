import { isUtf8 } from "node:buffer";
import type { FastifyRequest } from "fastify";
import { nest, type Pair, readPairs } from "./brackets.ts";
import { bodyRefusals, mediaRefusals } from "./input-refusals.ts";
import { inspect } from "./inspect.ts";
import type { Server } from "./instance.ts";
import { parseJson } from "./json.ts";
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
