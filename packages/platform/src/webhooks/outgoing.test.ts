import { once } from "node:events";
import { createServer, type RequestListener, Server } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { reactions, startReceiver } from "../../test/receiver.ts";
import { createOutgoing, type Outgoing, type OutgoingOptions } from "./outgoing.ts";
import { isPublicAddress } from "./url.ts";

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const each of opened.splice(0)) {
    if (each instanceof Server) each.closeAllConnections();
    await each.close();
  }
});

async function listen(onRequest: RequestListener): Promise<number> {
  const server = createServer(onRequest).listen(0, "127.0.0.1");
  opened.push(server);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

function outgoing(options: Partial<OutgoingOptions> = {}): Outgoing {
  const created = createOutgoing({ mayBePrivate: true, ...options });
  opened.push(created);
  return created;
}

const to = (url: string) => ({ url, headers: {}, body: "{}" });

describe("IP address", () => {
  it.each([
    ["8.8.8.8", true],
    ["2606:4700::1111", true],
    ["::ffff:8.8.8.8", true],
    ["127.0.0.1", false],
    ["127.255.255.254", false],
    ["0.0.0.0", false],
    ["0.1.2.3", false],
    ["10.0.0.1", false],
    ["172.16.0.1", false],
    ["172.31.255.255", false],
    ["192.168.1.1", false],
    ["169.254.169.254", false],
    ["100.64.0.1", false],
    ["100.127.255.255", false],
    ["192.0.2.1", false],
    ["198.18.0.1", false],
    ["224.0.0.1", false],
    ["240.0.0.1", false],
    ["255.255.255.255", false],
    ["::", false],
    ["::1", false],
    ["::127.0.0.1", false],
    ["::ffff:127.0.0.1", false],
    ["::ffff:a00:1", false],
    ["fe80::1", false],
    ["fe80::1%eth0", false],
    ["fc00::1", false],
    ["fd12::1", false],
    ["fec0::1", false],
    ["ff02::1", false],
    ["2002:7f00:1::", false],
    ["2001:0:a00:1::1", false],
    ["2001:db8::1", false],
    ["64:ff9b::7f00:1", false],
    ["64:ff9b:1::a00:1", false],
    ["4000::1", false],
    // Accessible inside a cloud only.
    ["168.63.129.16", false],
    ["::ffff:168.63.129.16", false],
    ["168.63.129.17", true],
    ["100.100.100.200", false],
    ["192.0.0.192", false],
    ["fd00:ec2::254", false],
    ["161.26.0.10", false],
    ["166.8.0.1", false],
    ["166.11.255.255", false],
    ["166.12.0.0", true],
    ["199.36.153.4", false],
    ["199.36.153.11", false],
    ["199.36.153.12", true],
    ["2600:2d00:2:1000::1", false],
    ["2600:2d00:2:2000::1", false],
    ["localhost", false],
    ["", false],
  ])("%s is public: %s", (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});

describe("outgoing call", () => {
  it("posts the body and returns status and body", async () => {
    const seen: string[] = [];
    const port = await listen(async (request, response) => {
      for await (const chunk of request) seen.push(String(chunk));
      response.writeHead(202).end("taken");
    });
    expect(await outgoing().post(to(`http://127.0.0.1:${port}/`))).toEqual({
      code: 202,
      body: "taken",
    });
    expect(seen).toEqual(["{}"]);
  });

  it("does not follow a redirect", async () => {
    const seen: string[] = [];
    const port = await listen((request, response) => {
      seen.push(request.url!);
      response.writeHead(307, { location: "/other" }).end();
    });
    const { code } = await outgoing().post(to(`http://127.0.0.1:${port}/first`));
    expect([code, seen]).toEqual([307, ["/first"]]);
  });

  it("ignores proxies of the environment", async () => {
    for (const name of ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "ALL_PROXY"]) {
      vi.stubEnv(name, "http://127.0.0.1:1");
    }
    const port = await listen((_request, response) => response.end());
    const { code } = await outgoing().post(to(`http://127.0.0.1:${port}/`));
    expect(code).toBe(200);
  });

  it("reads the whole answer, and keeps two kilobytes of it in whole characters", async () => {
    let isRead = false;
    const port = await listen((_request, response) => {
      response.on("close", () => {
        isRead = response.writableFinished;
      });
      response.end("€\0".repeat(50_000));
    });
    const answer = await outgoing().post(to(`http://127.0.0.1:${port}/`));
    expect(answer).toEqual({ code: 200, body: "€".repeat(512) });
    expect(isRead).toBe(true);
  });

  it("gives up an endless answer", async () => {
    const receiver = await startReceiver();
    opened.push(receiver);
    receiver.react(reactions.isEndless);
    const answer = await outgoing({ timeoutMs: 60_000 }).post(to(receiver.url));
    expect(answer).toEqual({ code: null, failure: "answer too long" });
  });

  it("returns the requested delay", async () => {
    const receiver = await startReceiver();
    opened.push(receiver);
    receiver.react(reactions.isBusyFor(7));
    const answer = await outgoing().post(to(receiver.url));
    expect(answer).toEqual({ code: 429, body: "", retryAfter: "7" });
  });

  it("gives up without an answer in time, or an end of it", async () => {
    const silent = await listen(() => {});
    const slow = await listen((_request, response) => void response.write("a"));
    for (const port of [silent, slow]) {
      const answer = await outgoing({ timeoutMs: 50 }).post(to(`http://127.0.0.1:${port}/`));
      expect(answer).toEqual({ code: null, failure: "no answer in time" });
    }
  });

  it("returns the reason of a failure", async () => {
    const broken = await listen((request) => void request.socket.destroy());
    const plain = await listen((_request, response) => response.end());
    const lookup: LookupFunction = (_name, _options, callback) =>
      callback(Object.assign(new Error("no"), { code: "ENOTFOUND" }), []);
    const failures = await Promise.all([
      outgoing().post(to("http://127.0.0.1:1/")),
      outgoing().post(to(`http://127.0.0.1:${broken}/`)),
      outgoing().post(to(`https://127.0.0.1:${plain}/`)),
      outgoing({ lookup }).post(to("http://nowhere.example/")),
    ]);
    expect(failures).toEqual([
      { code: null, failure: "connection refused" },
      { code: null, failure: "connection lost" },
      { code: null, failure: "secure connection failed" },
      { code: null, failure: "name not found" },
    ]);
  });
});

describe("outgoing call to public addresses only", () => {
  it.each(["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "2130706433", "0x7f.1"])(
    "does not reach %s",
    async (host) => {
      let calls = 0;
      const port = await listen((_request, response) => {
        calls += 1;
        response.end();
      });
      const created = outgoing({ mayBePrivate: false });
      const answer = await created.post(to(`http://${host}:${port}/`));
      expect(answer).toEqual({ code: null, failure: "address not allowed" });
      expect(calls).toBe(0);
    },
  );

  it("does not reach a name with another address at the second lookup", async () => {
    let calls = 0;
    const port = await listen((_request, response) => {
      calls += 1;
      response.end();
    });
    const requests: string[] = [];
    const lookup: LookupFunction = (name, _options, callback) => {
      requests.push(name);
      // TEST-NET-1: harmless to check, and refused too.
      const address = requests.length === 1 ? "192.0.2.1" : "127.0.0.1";
      callback(null, [{ address, family: 4 }]);
    };
    const created = outgoing({ mayBePrivate: false, lookup });
    for (let time = 1; time <= 2; time += 1) {
      const answer = await created.post(to(`http://rebinding.example:${port}/`));
      expect(answer).toEqual({ code: null, failure: "address not allowed" });
    }
    expect(requests).toEqual(["rebinding.example", "rebinding.example"]);
    expect(calls).toBe(0);
  });

  it("looks a name up per connection, and connects to the result", async () => {
    const requests: string[] = [];
    const lookup: LookupFunction = (name, _options, callback) => {
      requests.push(name);
      callback(null, [
        { address: "10.0.0.1", family: 4 },
        { address: "::1", family: 6 },
      ]);
    };
    const created = outgoing({ mayBePrivate: false, lookup });
    const answer = await created.post(to("https://mixed.example/"));
    expect([answer, requests]).toEqual([
      { code: null, failure: "address not allowed" },
      ["mixed.example"],
    ]);
  });
});
