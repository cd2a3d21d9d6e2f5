import { once } from "node:events";
import { createServer as createListener } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen, startServer } from "../test/harness.ts";
import { tryAddresses } from "./listen.ts";
import { createLog } from "./log.ts";
import { run } from "./run.ts";

const taken = createListener();
let port = 0;
beforeAll(async () => {
  await once(taken.listen(0, "127.0.0.1"), "listening");
  port = (taken.address() as { port: number }).port;
});
afterAll(() => void taken.close());

const host = "127.0.0.1";
const log = createLog({ level: "silent" });

describe("the addresses of a process", () => {
  it("are free again when all could be had", async () => {
    const { server } = startServer();
    const free = await listen(server);
    await server.close();
    const addresses = [{ setting: "A_PORT", host, port: free }];
    await tryAddresses(addresses);
    await tryAddresses(addresses);
  });

  it("are all named that cannot be had", async () => {
    const addresses = [
      { setting: "A_PORT", host, port },
      { setting: "B_PORT", host, port: 0 },
      { setting: "C_PORT", host: "192.0.2.1", port: 0 },
    ];
    await expect(tryAddresses(addresses)).rejects.toThrow(
      `Cannot listen on 127.0.0.1:${port} (A_PORT): something else does already; ` +
        "Cannot listen on 192.0.2.1:0 (C_PORT): this machine has no such address",
    );
  });

  it("cannot be the same", async () => {
    const { server } = startServer();
    const free = await listen(server);
    await server.close();
    const twice = ["A_PORT", "B_PORT"].map((setting) => ({ setting, host, port: free }));
    await expect(tryAddresses(twice)).rejects.toThrow("(B_PORT): something else does already");
  });
});

describe("a process that loses an address while it comes up", () => {
  it.each([
    ["closes what it stands on", async () => {}],
    ["does not wait for what will not close", () => new Promise<void>(() => {})],
    ["minds no failing close", () => Promise.reject(new Error("no"))],
  ])("%s, and says why", async (_title, closing) => {
    let isClosed = false;
    const close = () => {
      isClosed = true;
      return closing();
    };
    const { server } = startServer();
    const starting = run({ opened: { close }, log }, async () => ({
      listeners: [{ server, at: { host, port } }],
      close: async () => {},
    }));
    await expect(starting).rejects.toThrow("EADDRINUSE");
    expect(isClosed).toBe(true);
    await server.close();
  });
});
