import { Type } from "typebox";
import type { Server } from "./instance.ts";

const patienceMs = 2_000;
const Live = Type.Object({ status: Type.String() });
const Health = Type.Object({
  status: Type.String(),
  parts: Type.Record(Type.String(), Type.String()),
});

export type Parts = Readonly<Record<string, () => Promise<string | undefined>>>;

export const watchedPaths: ReadonlySet<string> = new Set(["/health", "/livez"]);

/** A part fails after two seconds of silence. */
export function showHealth(server: Server, parts: Parts): void {
  server.get("/livez", { schema: { response: { 200: Live } } }, async () => ({ status: "ok" }));
  const options = { schema: { response: { 200: Health, 503: Health } } };
  server.get("/health", options, async (_request, reply) => {
    const looked = Object.entries(parts).map(async ([part, look]) => [part, await stateOf(look)]);
    const states: Record<string, string> = Object.fromEntries(await Promise.all(looked));
    const isWell = Object.values(states).every((state) => state === "ok");
    if (isWell) return { status: "ok", parts: states };
    return reply.code(503).send({ status: "unavailable", parts: states });
  });
}

async function stateOf(look: Parts[string]): Promise<string> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve("does not answer"), patienceMs);
  try {
    return (await Promise.race([look(), late.promise])) ?? "ok";
  } catch {
    return "failed";
  } finally {
    clearTimeout(timer);
  }
}
