// A process with one endless request; SIGUSR2 stops it. Argument: time to stop.
import { once } from "node:events";
import { Type } from "typebox";
import { createLog } from "../src/log.ts";
import { stopOnSignals } from "../src/run.ts";
import { createServer } from "../src/server.ts";

const log = createLog({ level: "info" });
const onClose = async () => log.info("closed");
const server = createServer({ log, onClose });
const schema = { response: { 200: Type.Object({ done: Type.Boolean() }) } };
server.get("/endless", { schema }, async () => {
  const released = once(process, "SIGUSR2");
  log.info("begun");
  await released;
  return { done: true };
});
stopOnSignals(() => server.close(), log, Number(process.argv[2]));
await server.listen({ host: "127.0.0.1", port: 0 });
log.info({ address: server.server.address() }, "listening");
