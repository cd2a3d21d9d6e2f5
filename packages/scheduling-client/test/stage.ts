import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { signedHeaders } from "@frontdesk/platform/webhooks/signature";
import { operatorKey } from "../../platform/test/harness.ts";
import { consent, type Guest, makeClientId, makeGuest } from "./guests.ts";
import { startListening } from "./listening.ts";

export interface Stage extends AsyncDisposable {
  set(code: string): string;
}

/** A service, a person, and their browser. */
export async function openStage(): Promise<Stage> {
  const running = await startListening({ settings: { operatorKey } });
  const guest = await makeGuest(running);
  const { clientId, clientSecret } = await makeClientId(running);
  const browsing = await startBrowsing(guest);
  const visit = `const keep = (_tokens: object) => {};
    const visited = await fetch("${browsing.url}", { method: "POST", body: consent });
    const returnedTo = await visited.text();`;
  return {
    set: (code) =>
      code
        // In one pass: an inserted value may look like a placeholder.
        .replace(/http:\/\/127\.0\.0\.1:(4020|4019)/g, (_, port) =>
          port === "4020" ? running.url : running.operatorUrl,
        )
        .replace("the operator's key", operatorKey)
        .replace("fdp_...", guest.token)
        .replace('clientId: "..."', `clientId: "${clientId}"`)
        .replace("fds_...", clientSecret!)
        .replace("const code =", `${visit}\nconst code =`)
        .replace(/"(webhook-[a-z]+)": ".*"/g, (_, name) => `"${name}": "${signed(code)[name]}"`),
    async [Symbol.asyncDispose]() {
      browsing.stop();
      await running[Symbol.asyncDispose]();
    },
  };
}

function signed(code: string): Record<string, string> {
  const [, body = ""] = /const body = `(.*)`/.exec(code) ?? [];
  const secrets = [/const secrets = \["(.*)"\]/.exec(code)![1]!];
  return signedHeaders({ id: "7", body, at: new Date(), secrets });
}

async function startBrowsing(guest: Guest) {
  const server = createServer(async (request, response) => {
    response.end(await consent(guest, await text(request)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
