import { type DestinationStream, pino } from "pino";

const portionLength = 8_192;
const delayMs = 100;

export interface Output extends DestinationStream {
  /** Calls `done` when everything is written. */
  flush(done: (error?: Error) => void): void;
}

/**
 * Standard output for a log. Lines are passed on in portions, a tenth of a second late at most and
 * all of them on leaving: to write each by itself costs more than everything else about it.
 */
export function standardOutput(): Output {
  // With a `minLength` of 0 its `flush` would not wait for a write that is under way.
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
