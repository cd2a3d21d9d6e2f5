import { once } from "node:events";
import { createServer as createListener } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listen, startServer } from "../test/harness.ts";
import { SettingsError } from "./environment.ts";
import { tryAddresses } from "./listen.ts";
import { createLog } from "./log.ts";
import { begin, run } from "./run.ts";

const taken = createListener();
let port = 0;
beforeAll(async () => {
  await once(taken.listen(0, "127.0.0.1"), "listening");
  port = (taken.address() as { port: number }).port;
});
afterAll(() => void taken.close());

const host = "127.0.0.1";
const log = createLog({ level: "silent" });

describe("listen addresses of a process", () => {
  it("all available: free again after the check", async () => {
    const { server } = startServer();
    const free = await listen(server);
    await server.close();
    const addresses = [{ setting: "A_PORT", host, port: free }];
    await tryAddresses(addresses);
    await tryAddresses(addresses);
  });

  it("all unavailable addresses are named", async () => {
    const addresses = [
      { setting: "A_PORT", host, port },
      { setting: "B_PORT", host, port: 0 },
      { setting: "C_PORT", host: "192.0.2.1", port: 0 },
    ];
    await expect(tryAddresses(addresses)).rejects.toThrow(
      `Cannot listen on 127.0.0.1:${port} (A_PORT): the port is in use; ` +
        "Cannot listen on 192.0.2.1:0 (C_PORT): this machine does not have the address",
    );
  });

  it("duplicates: refused", async () => {
    const { server } = startServer();
    const free = await listen(server);
    await server.close();
    const twice = ["A_PORT", "B_PORT"].map((setting) => ({ setting, host, port: free }));
    await expect(tryAddresses(twice)).rejects.toThrow("(B_PORT): the port is in use");
  });
});

describe("process that loses an address during startup", () => {
  it.each([
    ["closes the opened database", async () => {}],
    ["does not wait for a hanging close", () => new Promise<void>(() => {})],
    ["survives a failing close", () => Promise.reject(new Error("no"))],
  ])("%s and reports the reason", async (_title, closing) => {
    let isClosed = false;
    const close = () => {
      isClosed = true;
      return closing();
    };
    const { server } = startServer();
    const starting = run({ opened: { close }, log, drainMs: 0 }, async () => ({
      listeners: [{ server, at: { host, port } }],
      close: async () => {},
    }));
    await expect(starting).rejects.toThrow("EADDRINUSE");
    expect(isClosed).toBe(true);
    await server.close();
  });
});

describe("process after SIGTERM", () => {
  it("drains, then refuses connections, then closes", async () => {
    const left = vi.fn<(status: unknown) => void>();
    // @ts-expect-error The test does not end with the process.
    const exit = vi.spyOn(process, "exit").mockImplementation(left);
    const steps: string[] = [];
    const { server } = startServer();
    vi.spyOn(server, "drain").mockImplementation(() => void steps.push("drain"));
    vi.spyOn(server, "refuseConnections").mockImplementation(async () => {
      steps.push("refuse connections");
    });
    const close = async () => void steps.push("close");
    await run({ opened: { close }, log, drainMs: 1 }, async () => ({
      listeners: [{ server, at: { host, port: 0 } }],
      close: async () => {
        steps.push("close the server");
        await server.close();
      },
    }));
    process.emit("SIGTERM");
    await expect.poll(() => left.mock.calls[0]).toEqual([0]);
    expect(steps).toEqual(["drain", "refuse connections", "close the server", "close"]);
    for (const signal of ["SIGTERM", "SIGINT"]) process.removeAllListeners(signal);
    exit.mockRestore();
  });
});

describe("process that fails to start", () => {
  async function left(error: unknown): Promise<[status: string, said: unknown]> {
    const exit = vi.spyOn(process, "exit").mockImplementation((status) => {
      throw new Error(String(status));
    });
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const status = await begin(() => Promise.reject(error)).catch(({ message }) => message);
    const labels = write.mock.lastCall?.[0];
    exit.mockRestore();
    write.mockRestore();
    return [status, labels];
  }

  it("exits with a separate status after wrong settings", async () => {
    expect(await left(new SettingsError(["A_PORT must be a port"]))).toEqual([
      "78",
      "Settings: A_PORT must be a port\n",
    ]);
  });

  it("exits with status 1 after other failures, since a restart may help", async () => {
    expect(await left(new Error("nothing answers"))).toEqual(["1", "nothing answers\n"]);
    expect(await left("no error")).toEqual(["1", "no error\n"]);
  });
});
