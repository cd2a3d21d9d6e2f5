import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  Client,
  createFetchTransport,
  createMockTransport,
  createTransport,
  type Transport,
} from "../src/index.ts";
import { behavioursOf } from "./behaviour.ts";
import { replyTo } from "./routes.ts";
import { startServer, type TestServer } from "./server.ts";

const createMock = () =>
  createMockTransport(({ method, url, headers, body = "" }) => {
    const target = url.slice(url.indexOf("/", "https://".length));
    const text = typeof body === "string" ? body : new TextDecoder().decode(body);
    const { status, ...reply } = replyTo({ method, target, headers, body: text });
    return { ...reply, ...(status !== undefined && { statusCode: status }) };
  });

const transports = {
  undici: () => createTransport({ proxy: false }),
  "fetch in Node": () => createFetchTransport(),
  mock: createMock,
} satisfies Record<string, () => Transport>;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server[Symbol.asyncDispose]());

describe.each(Object.entries(transports))("on %s, a client", (name, createTransport) => {
  it.each(behavioursOf(name as keyof typeof transports))("$name", async ({ run }) => {
    await run({
      createClient: (options) => new Client({ transport: createTransport(), ...options }),
      url: server.url,
      otherUrl: server.otherUrl,
      expect,
    });
  });
});
