// The log: one JSON object a line, without secrets, bodies or query strings.
import { type DestinationStream, type Logger, pino } from "pino";
import { describeError, hideCardNumbers, hidingSerializers, redact } from "./redaction.ts";
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

/** The path of a request target, without its query and without what looks like a card number. */
export function pathOf(url: string): string {
  const query = url.indexOf("?");
  return hideCardNumbers(query === -1 ? url : url.slice(0, query));
}
