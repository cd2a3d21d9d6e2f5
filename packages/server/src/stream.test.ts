import { once } from "node:events";
import { Agent, type RequestOptions } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { listen, startServer } from "../test/harness.ts";
import { type Listening, listenTo } from "../test/listening.ts";
import { answerWithStream, type Listener, written } from "./stream.ts";
import { mostStreams } from "./stream-limits.ts";

const secondMs = 1_000;
const { server, lines } = startServer();
let isAllowed = async () => true;
let listener: Listener;
server.get("/stream", { config: { plain: true } }, (request, reply) =>
  answerWithStream(reply, {
    who: String(request.headers.from ?? "anybody"),
    caller: String(request.headers.from ?? "anybody").replace(/ at .*/, ""),
    isAllowed: () => isAllowed(),
    tell: async (input) => {
      listener = input;
      await once(input.signal, "abort");
    },
  }),
);
server.get("/failing", { config: { plain: true } }, (_request, reply) =>
  answerWithStream(reply, {
    who: "failing",
    caller: "failing",
    isAllowed: async () => true,
    tell: async () => {
      throw new Error("broken");
    },
  }),
);

let port = 0;
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => server.close());
beforeEach(() => {
  isAllowed = async () => true;
  lines.length = 0;
});

const opened: Listening[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const { request, ended } of opened.splice(0)) {
    request.destroy();
    await ended;
  }
  await vi.waitFor(() => expect(server.streams.ends.size).toBe(0), 60_000);
});

async function openStream(path = "/stream", options: RequestOptions = {}): Promise<Listening> {
  const stream = await listenTo({ port, path, ...options });
  opened.push(stream);
  return stream;
}

const moveClocks = () =>
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });

describe("event stream", () => {
  it("sends each event with its id, its type and its body on one line", async () => {
    const { answer, text } = await openStream();
    await listener.send(written({ id: "7", type: "made", body: '{"a":1}' }));
    await listener.send("");
    await listener.send(Buffer.from(written({ id: "8", type: "ended", body: "{}" })));
    const events = 'id: 7\nevent: made\ndata: {"a":1}\n\nid: 8\nevent: ended\ndata: {}\n\n';
    await vi.waitFor(() => expect(text()).toBe(`retry: 2000\n\n${events}`), 60_000);
    expect([answer.statusCode, answer.headers]).toMatchObject([
      200,
      {
        "content-type": "text/event-stream",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
        "x-content-type-options": "nosniff",
        "x-request-id": expect.any(String),
        connection: "keep-alive",
        "transfer-encoding": "chunked",
      },
    ]);
  });

  it("HEAD: the headers only, no stream", async () => {
    const { answer, text, ended } = await openStream("/stream", { method: "HEAD" });
    expect(await ended).toBe("ended");
    expect([answer.statusCode, answer.headers["content-type"], text()]).toEqual([
      200,
      "text/event-stream",
      "",
    ]);
    expect(server.streams.ends.size).toBe(0);
  });

  it("sends a comment every fifteen seconds, and outlasts request timeouts", async () => {
    moveClocks();
    const stream = await openStream();
    await vi.advanceTimersByTimeAsync(59 * 60 * secondMs);
    const comments = 59 * 4;
    await vi.waitFor(
      () => expect(stream.text()).toBe(`retry: 2000\n\n${":\n\n".repeat(comments)}`),
      60_000,
    );
    expect(listener.signal.aborted).toBe(false);
  });

  it("ends after an hour, and leaves its connection to the next request", async () => {
    moveClocks();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { ended, answer } = await openStream("/stream", { agent });
    const { socket } = answer;
    await vi.advanceTimersByTimeAsync(60 * 60 * secondMs);
    expect(await ended).toBe("ended");
    const next = await openStream("/stream", { agent, method: "HEAD" });
    await next.ended;
    expect(next.request.socket).toBe(socket);
    expect(next.request.reusedSocket).toBe(true);
    agent.destroy();
  });

  it("ends within half a minute of lost access", async () => {
    moveClocks();
    const { ended } = await openStream();
    await vi.advanceTimersByTimeAsync(40 * secondMs);
    isAllowed = async () => false;
    await vi.advanceTimersByTimeAsync(19 * secondMs);
    expect(listener.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1 * secondMs);
    expect(await ended).toBe("ended");
  });

  it("stays open if the access check fails", async () => {
    moveClocks();
    isAllowed = async () => {
      throw new Error("no database");
    };
    await openStream();
    await vi.advanceTimersByTimeAsync(30 * secondMs);
    expect(listener.signal.aborted).toBe(false);
    expect(lines).toMatchObject([{ level: "warn", msg: "the access check of a stream failed" }]);
  });

  it("ends and logs when its source fails", async () => {
    const { ended } = await openStream("/failing");
    expect(await ended).toBe("ended");
    expect(lines).toContainEqual(
      expect.objectContaining({ level: "error", msg: "a stream failed" }),
    );
  });

  it("stops sending when the listener disconnects", async () => {
    const { request } = await openStream();
    const { signal, send } = listener;
    request.destroy();
    await once(signal, "abort");
    await send(written({ id: "1", type: "late", body: "{}" }));
    await vi.waitFor(() => expect(lines).toMatchObject([{ path: "/stream", status: 499 }]), 60_000);
  });
});

describe("event stream limits", () => {
  it("admits five streams per caller, and a sixth after one ends", async () => {
    const mine = { headers: { from: "me" } };
    for (let count = 0; count < mostStreams.ofOne; count += 1) await openStream("/stream", mine);
    const stream = await openStream("/stream", mine);
    await stream.ended;
    const { statusCode, headers } = stream.answer;
    expect([statusCode, headers["retry-after"], stream.text()]).toEqual([
      429,
      "15",
      '{"message":"Too many requests"}\n',
    ]);
    expect((await openStream("/stream", { headers: { from: "you" } })).answer.statusCode).toBe(200);
    const [first] = opened as [Listening];
    first.request.destroy();
    await first.ended;
    await vi.waitFor(() => expect(server.streams.ends.size).toBe(mostStreams.ofOne), 60_000);
    expect((await openStream("/stream", mine)).answer.statusCode).toBe(200);
  });

  it("admits fifty streams per caller over all tenants", async () => {
    const from = (count: number) => ({ headers: { from: `me at ${count}` } });
    const { ofCaller } = mostStreams;
    for (let count = 0; count < ofCaller; count += 1) await openStream("/stream", from(count));
    expect((await openStream("/stream", from(ofCaller))).answer.statusCode).toBe(429);
    expect((await openStream("/stream", { headers: { from: "you" } })).answer.statusCode).toBe(200);
  });

  it("admits a hundred streams per address over all callers", async () => {
    const { ofAddress } = mostStreams;
    for (let count = 0; count < ofAddress; count += 1) {
      await openStream("/stream", { headers: { from: `caller ${count}` } });
    }
    const stream = await openStream("/stream", { headers: { from: "one more" } });
    expect(stream.answer.statusCode).toBe(429);
  });
});

describe("event stream with a stalled reader", () => {
  const event = written({ id: "1", type: "large", body: "x".repeat(64 * 1024) });

  async function fill(): Promise<{ space: Promise<void> }> {
    for (;;) {
      const adminRoutes = listener.send(event);
      const isFull = await Promise.race([adminRoutes.then(() => false), wait(200, true)]);
      if (isFull) return { space: adminRoutes };
    }
  }

  async function unread(): Promise<Listening> {
    const stream = await openStream();
    await vi.waitFor(() => expect(stream.text()).toContain("retry"), 60_000);
    stream.answer.pause();
    return stream;
  }

  it("cut off at a megabyte of backlog", async () => {
    moveClocks();
    const stream = await unread();
    const { space } = await fill();
    await vi.advanceTimersByTimeAsync(14 * secondMs);
    expect(listener.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1 * secondMs);
    await space;
    expect(listener.signal.aborted).toBe(true);
    stream.answer.resume();
    expect(await stream.ended).toBe("cut off");
  });

  it("continues once the reader catches up", async () => {
    const stream = await unread();
    const { space } = await fill();
    stream.answer.resume();
    await space;
    await listener.send(written({ id: "2", type: "last", body: "{}" }));
    await vi.waitFor(
      () => expect(stream.text()).toMatch(/id: 2\nevent: last\ndata: \{\}\n\n$/),
      60_000,
    );
  });
});

describe("event streams of a stopping server", () => {
  it("end at once; new ones are refused", async () => {
    const other = startServer().server;
    const started = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    other.get("/stream", { config: { plain: true } }, async (request, reply) => {
      if (request.headers.from === "late") {
        started.resolve();
        await gate.promise;
      }
      return answerWithStream(reply, {
        who: "anybody",
        caller: "anybody",
        isAllowed: async () => true,
        tell: async ({ signal }) => void (await once(signal, "abort")),
      });
    });
    const at = { port: await listen(other) };
    const stream = await openStream("/stream", at);
    const late = openStream("/stream", { ...at, headers: { from: "late" } });
    await started.promise;
    const closed = other.close();
    expect(await stream.ended).toBe("ended");
    gate.resolve();
    expect((await late).answer.statusCode).toBe(503);
    await closed;
  });
});
