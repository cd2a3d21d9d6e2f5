import type { Json } from "@frontdesk/payments/test/shop";
import type { Reply } from "@frontdesk/platform/test/harness";
import { departureOf } from "@frontdesk/server/test/openapi";
import type { Operation } from "./operations.ts";

const inside = new RegExp(
  [
    /node_modules/,
    /\/packages\/\w+\/src/,
    /\bat \S+ \(.*:\d+:\d+\)/,
    /kysely|sqlstate/,
    /\b(select|insert into|update|delete from) .*\b(payments|scheduling|people)\.\w+/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);

export function faultOf(
  document: Json,
  operation: Operation,
  { url, reply, secrets }: { url: string; reply: Reply; secrets: Iterable<string> },
): string | undefined {
  if (reply.status >= 500 && !isUnreachable(url, reply))
    return `was answered ${reply.status}: ${reply.text.slice(0, 300)}`;
  const secret = secretIn(reply.text, secrets);
  if (secret !== undefined) return `told ${secret}`;
  if (inside.test(reply.text)) return `told of the inside: ${reply.text.slice(0, 300)}`;
  if (isElsewhere(url)) return undefined;
  const wrong = wrongType(document, operation, reply);
  if (wrong !== undefined || isNoJson(reply) || isLeftOut(reply)) return wrong;
  return departureOf(document, operation, reply);
}

/** Connects to a payment service of the fuzzer's choice. */
function isUnreachable(url: string, { status, body }: Reply): boolean {
  const isConnection = /^\/v1\/[^/]+\/merchant$/.test(url);
  return isConnection && status === 503 && (body as Json).error === "payments_unavailable";
}

/** The path is unreadable, or another operation's. */
function isElsewhere(url: string): boolean {
  const [path = ""] = url.split("?");
  try {
    return path.split("/").some((name, n) => n > 0 && /^\.{0,2}$/.test(decodeURIComponent(name)));
  } catch {
    return true;
  }
}

const typeOf = ({ headers }: Reply) => String(headers["content-type"] ?? "").split(";")[0]!;

function isNoJson(reply: Reply): boolean {
  return reply.text !== "" && !typeOf(reply).includes("json");
}

/** Payments then sends the refusal's text in a header. */
function isLeftOut({ status, text, headers }: Reply): boolean {
  return status >= 400 && text === "" && headers["error-message"] !== undefined;
}

export function secretIn(text: string, secrets: Iterable<string>): string | undefined {
  for (const secret of secrets) if (text.includes(secret)) return `the secret ${secret}`;
  return undefined;
}

function wrongType(document: Json, { responses }: Operation, reply: Reply) {
  const { status, text } = reply;
  const answer = responses[status] ?? responses[`${String(status)[0]}XX`];
  const described = answer?.$ref === undefined ? answer : named(document, answer.$ref);
  // Described in prose only.
  const isPage = responses["200"]?.content?.["text/html"] !== undefined;
  if (described === undefined && status === 303 && isPage) return undefined;
  if (described === undefined) return `was answered ${status}, which is not described`;
  if (text === "") return undefined;
  const types = Object.keys(described.content ?? {});
  const type = typeOf(reply);
  return types.includes(type) ? undefined : `was answered ${status} by a body of ${type}`;
}

function named(document: Json, reference: string): Json {
  return document.components.responses[reference.split("/").at(-1)!];
}

const secretFields = /^(key|secret|token|client_secret|access_token|refresh_token)$/;
const isPublic = (value: string) => /^[0-9a-f]{8}-/.test(value) || value.length < 20;

export function secretsOf(answer: Json): string[] {
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries<Json>(answer).flatMap(([name, value]) => {
    if (typeof value !== "string") return secretsOf(value);
    return secretFields.test(name) && !isPublic(value) ? [value] : [];
  });
}
