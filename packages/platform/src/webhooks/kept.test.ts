import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo, LookupFunction, Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createOutgoing, type Outgoing, type OutgoingOptions } from "./outgoing.ts";

let server: Server;
let outgoing: Outgoing | undefined;
const sockets: Socket[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  server = createServer((_request, response) => void response.end("thanks"));
  server.on("connection", (socket) => sockets.push(socket));
});
afterEach(async () => {
  vi.useRealTimers();
  sockets.length = 0;
  await outgoing?.close();
  server.closeAllConnections();
  server.close();
});

const listen = async (host: string, port = 0): Promise<number> => {
  server.listen(port, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
};

function start(options: Partial<OutgoingOptions> = {}): Outgoing {
  outgoing = createOutgoing({ mayBePrivate: true, ...options });
  return outgoing;
}

async function call(outgoing: Outgoing, url: string) {
  const answer = await outgoing.post({ url, headers: {}, body: "{}" });
  await setImmediate();
  return answer;
}
const taken = { code: 200, body: "thanks" };

describe("outgoing connection", () => {
  it("stays open for thirty seconds", async () => {
    const url = `http://127.0.0.1:${await listen("127.0.0.1")}/`;
    const outgoing = start();
    for (const [afterMs, connections] of [
      [0, 1],
      [29_000, 1],
      [1_500, 2],
    ]) {
      vi.setSystemTime(Date.now() + afterMs!);
      expect(await call(outgoing, url)).toEqual(taken);
      expect(sockets).toHaveLength(connections!);
    }
  });

  it("serves one call at a time", async () => {
    const url = `http://127.0.0.1:${await listen("127.0.0.1")}/`;
    const outgoing = start();
    await Promise.all([call(outgoing, url), call(outgoing, url), call(outgoing, url)]);
    expect(sockets).toHaveLength(3);
  });

  it.each(["resetAndDestroy", "destroy"] as const)(
    "is replaced when the receiver ends it before the next call by %s",
    async (end) => {
      const url = `http://127.0.0.1:${await listen("127.0.0.1")}/`;
      const outgoing = start();
      expect(await call(outgoing, url)).toEqual(taken);
      server.prependOnceListener("request", ({ socket }) => socket[end]());
      expect(await call(outgoing, url)).toEqual(taken);
      expect(sockets).toHaveLength(2);
    },
  );

  it.each(["", "HTTP/1.1 2", "no answer at all\r\n\r\n"])(
    "is not replaced when it is new and gets lost after %j",
    async (beginning) => {
      const url = `http://127.0.0.1:${await listen("127.0.0.1")}/`;
      server.removeAllListeners("request");
      server.on("request", ({ socket }) => {
        if (beginning === "") socket.resetAndDestroy();
        else socket.write(beginning, () => socket.destroy());
      });
      const answer = await call(start(), url);
      expect(answer).toEqual({ code: null, failure: "connection lost" });
      expect(sockets).toHaveLength(1);
    },
  );
});

describe("DNS name with changing addresses", () => {
  it("connects only where its lookup allows, even with open connections", async () => {
    const other = createServer();
    const calls = vi.fn();
    other.on("connection", calls);
    const port = await listen("127.0.0.1");
    other.listen(port, "127.0.0.2");
    await once(other, "listening");
    const requests: string[] = [];
    const lookup: LookupFunction = (name, _options, callback) => {
      requests.push(name);
      const address = requests.length === 1 ? "127.0.0.1" : "127.0.0.2";
      callback(null, [{ address, family: 4 }]);
    };
    // 127.0.0.1 stands for a public address, the other for a private one.
    const isPublic = (address: string) => address === "127.0.0.1";
    const outgoing = start({ mayBePrivate: false, isPublic, lookup });
    const url = `http://rebinding.example:${port}/`;
    expect(await call(outgoing, url)).toEqual(taken);
    expect(await call(outgoing, url)).toEqual(taken);
    expect(requests).toHaveLength(1);
    vi.setSystemTime(Date.now() + 30_001);
    const refusal = { code: null, failure: "address not allowed" };
    expect(await call(outgoing, url)).toEqual(refusal);
    expect(await call(outgoing, url)).toEqual(refusal);
    expect([requests.length, calls.mock.calls]).toEqual([3, []]);
    other.close();
  });
});
