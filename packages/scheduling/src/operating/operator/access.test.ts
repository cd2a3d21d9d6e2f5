import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { listen } from "@frontdesk/server/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { basic, operatorKey } from "../../../test/operator.ts";
import { readSettings } from "../../core/settings.ts";

let scheduling: TestScheduling;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  const { connectionsPerAddress, bodiesPerAddress } = readSettings({
    CONNECTIONS_PER_ADDRESS: "3",
    BODIES_PER_ADDRESS: "1",
  });
  const settings = { operatorKey, connectionsPerAddress, bodiesPerAddress };
  scheduling = await startTestScheduling({ settings });
  port = await listen(scheduling.server);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await scheduling.close();
});

describe("operator routes at public ports", () => {
  it.each([
    "POST /scheduling/operator/accounts",
    "POST /scheduling/operator/reconcile",
    "GET /scheduling/operator/actions",
    "GET /scheduling/metrics",
    "GET /payments/operator/merchants",
    "GET /payments/metrics",
    "GET /metrics",
  ])("%s", async (route) => {
    const [method, url] = route.split(" ") as ["GET" | "POST", string];
    const key = { authorization: basic(operatorKey) };
    for (const headers of [key, {}]) {
      const payload = method === "POST" ? { payload: {} } : {};
      const { statusCode } = await scheduling.server.inject({ method, url, headers, ...payload });
      expect(statusCode).toBe(404);
    }
  });
});

describe("rate limit per address", () => {
  async function visit(): Promise<Socket> {
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => {});
    await once(socket, "connect");
    return socket;
  }

  it("applies at every listener", async () => {
    const begin = async () => {
      const socket = await visit();
      const head = "POST /oauth/token HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n";
      socket.write(`${head}Content-Type: application/x-www-form-urlencoded\r\n\r\na`);
      return socket;
    };
    await begin();
    await delay(100);
    const second = await begin();
    expect(String((await once(second, "data"))[0])).toMatch(/^HTTP\/1\.1 429 /);
    await visit();
    const fourth = await visit();
    await once(fourth, "close");
  });
});
