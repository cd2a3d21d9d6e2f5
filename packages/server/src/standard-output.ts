import { type DestinationStream, pino } from "pino";

const portionLength = 8_192;
const delayMs = 100;

export interface Output extends DestinationStream {
  flush(done: (error?: Error) => void): void;
}

/** In batches, at most 100 ms late: single writes would cost more than all other logging work. */
export function standardOutput(): Output {
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
