// One JSON object a line, without secrets, bodies or query strings.
import { type DestinationStream, type Logger, pino } from "pino";
import { describeError, hideSpacedNumbers, hidingSerializers, redact } from "./redaction.ts";

/** Hides fields named like a secret, and card numbers. */
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

/** Formatting a date costs more than the rest of a line. */
function timestamp(): string {
  const at = Date.now();
  if (at !== written.at) written = { at, text: `,"time":"${new Date(at).toISOString()}"` };
  return written.text;
}

/** Without query, and without card numbers in any notation. */
export function pathOf(url: string): string {
  const query = url.indexOf("?");
  return hideSpacedNumbers(decoded(query === -1 ? url : url.slice(0, query)));
}

// No name mixes upper and lower case over this length.
const randomPart = /^(?=.*[a-z])(?=.*[A-Z])[\w.~-]{30,}$/;

export function loggedPathOf(url: string): string {
  const parts = pathOf(url).split("/");
  return parts.map((part) => (randomPart.test(part) ? "…" : part)).join("/");
}

const plainPart =
  /^(?:[a-z][a-z._-]{0,31}|v?\d{1,11}|[\da-f]{24}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})?$/i;

export function strangePathOf(url: string): string {
  const parts = pathOf(url).split("/");
  const plain = parts.map((part) => (plainPart.test(part) ? part : "…")).join("/");
  return plain.replace(/\d+(?:\/+\d+)+/g, (run) => (/(?:\d\/*){12}/.test(run) ? "…" : run));
}

const mostDecodings = 4;

// Nested percent-encoding hides a secret too.
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

const portionLength = 8_192;
const delayMs = 100;

interface Output extends DestinationStream {
  flush(done: (error?: Error) => void): void;
}

/** In batches, at most 100 ms late: single writes would cost more than all other logging work. */
function standardOutput(): Output {
  // With a `minLength` of 0, `flush` would not wait for a running write.
  const out = pino.destination({ fd: 1, sync: false, minLength: 1 });
  let waiting = "";
  const pass = () => {
    if (waiting !== "") out.write(waiting);
    waiting = "";
  };
  setInterval(pass, delayMs).unref();
  process.on("exit", () => {
    pass();
    out.flushSync();
  });
  return {
    write: (line) => {
      waiting += line;
      if (waiting.length > portionLength) pass();
    },
    flush: (done) => {
      pass();
      out.flush(done);
    },
  };
}
