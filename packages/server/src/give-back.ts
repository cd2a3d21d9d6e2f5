/*
 * A start loads, compiles and validates far more than what follows, and V8 keeps the room that this
 * took for as long as nothing presses: a quarter of what an idle process has in memory.
 */
import { flushCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (how: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

/** Gives unused memory back to the system; nothing else is done for some tenths of a second. */
export function giveBack(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as Collect;
  setFlagsFromString("--no-expose-gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}

const afterMs = 5_000;

/**
 * Gives back what a start has left, when whoever waited for it has been answered, and keeps what it
 * compiled, of which V8 forgets later what only a start needs.
 */
export function giveBackSoon(): void {
  setTimeout(() => {
    flushCompileCache();
    giveBack();
  }, afterMs).unref();
}
