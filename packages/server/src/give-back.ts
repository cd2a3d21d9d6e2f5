/* Startup needs far more memory than later work, and V8 keeps it: a quarter of an idle process's
   memory. */
import { flushCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (how: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

/** Blocks for some tenths of a second. */
export function giveBack(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as Collect;
  setFlagsFromString("--no-expose-gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}

const afterMs = 5_000;

/** Writes the compile cache first, because V8 later discards code used only at startup. */
export function giveBackSoon(): void {
  setTimeout(() => {
    flushCompileCache();
    giveBack();
  }, afterMs).unref();
}
