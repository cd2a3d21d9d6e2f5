import { setMaxListeners } from "node:events";
import { crowd, type Kind } from "./members.ts";

const [kind, count, ...ports] = process.argv.slice(2);
const stopping = new AbortController();
setMaxListeners(0, stopping.signal);
let opened = 0;
process.on("message", () => process.send?.(opened));
process.on("disconnect", () => process.exit(0));
process.once("SIGTERM", () => process.exit(0));
await crowd(
  { kind: kind as Kind, count: Number(count), ports: ports.map(Number) },
  stopping.signal,
  (more) => {
    opened += more;
  },
);
