// The log: one JSON object a line, without secrets, bodies or query strings.
import { type DestinationStream, type Logger, pino } from "pino";
import { describeError, hideSpacedNumbers, hidingSerializers, redact } from "./redaction.ts";
import { standardOutput } from "./standard-output.ts";

/**
 * A log that writes to standard output, or to `destination`. Fields named like a secret and card
 * numbers are hidden in whatever object is logged.
 */
export function createLog(options: { level: string; destination?: DestinationStream }): Logger {
  const { level, destination = standardOutput() } = options;
  return pino(
    {
      level,
      base: null,
      timestamp,
      formatters: { level: (label) => ({ level: label }), log: redact },
      serializers: {
        ...hidingSerializers,
        err: (error: unknown) => describeError(error),
        req: (request: { method?: string; url?: string }) => ({
          method: request.method,
          path: pathOf(request.url ?? ""),
        }),
        res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      },
    },
    destination,
  );
}

let written = { at: 0, text: "" };

/** Writing out a date costs more than the rest of a line, so its last text is kept. */
function timestamp(): string {
  const at = Date.now();
  if (at !== written.at) written = { at, text: `,"time":"${new Date(at).toISOString()}"` };
  return written.text;
}

/**
 * The path of a request target as it may be logged: decoded, without its query and without what
 * looks like a card number, however it is written.
 */
export function pathOf(url: string): string {
  const query = url.indexOf("?");
  return hideSpacedNumbers(decoded(query === -1 ? url : url.slice(0, query)));
}

// Letters of both cases for so long are no name.
const randomPart = /^(?=.*[a-z])(?=.*[A-Z])[\w.~-]{30,}$/;

/** The path of a request that a route is for, without tokens that stand where a name should. */
export function knownPathOf(url: string): string {
  const parts = pathOf(url).split("/");
  return parts.map((part) => (randomPart.test(part) ? "…" : part)).join("/");
}

// A word, a number, an id or a version: what a path without secrets consists of.
const plainPart =
  /^(?:[a-z][a-z._-]{0,31}|v?\d{1,11}|[\da-f]{24}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})?$/i;

/** The path of a request that no route is for: what could be a secret in it is left out. */
export function strangePathOf(url: string): string {
  const parts = pathOf(url).split("/");
  const plain = parts.map((part) => (plainPart.test(part) ? part : "…")).join("/");
  return plain.replace(/\d+(?:\/+\d+)+/g, (run) => (/(?:\d\/*){12}/.test(run) ? "…" : run));
}

const mostDecodings = 4;

// Percent-encoding of percent-encoding hides as well as the first does.
function decoded(path: string): string {
  let text = path;
  for (let count = 0; count < mostDecodings && text.includes("%"); count += 1) {
    text = text.replace(/(?:%[\da-f]{2})+/gi, (part) => decodedPart(part));
  }
  return text;
}

function decodedPart(part: string): string {
  return Buffer.from(part.replaceAll("%", ""), "hex").toString("utf8");
}
