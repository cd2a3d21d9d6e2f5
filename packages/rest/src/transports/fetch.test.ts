import { describe, expect, it } from "vitest";
import { Client } from "../client.ts";
import type { ClientOptions } from "../options.ts";
import { createFetchTransport } from "./fetch.ts";

const baseURL = "http://127.0.0.1:9/things";

/** What a browser gives of a redirect that it shall not follow. */
const opaque = Object.defineProperty(new Response(null), "type", { value: "opaqueredirect" });

/** A client over a `fetch` that answers so, and what it was asked. */
function clientOf(answer: (init: RequestInit) => Response, options: ClientOptions = {}) {
  const asked: RequestInit[] = [];
  const fetcher: typeof fetch = async (_url, init = {}) => {
    asked.push(init);
    return answer(init);
  };
  return { asked, ...new Client({ ...options, transport: createFetchTransport(fetcher) }) };
}

describe("a redirect that cannot be inspected", () => {
  const browser = (options?: ClientOptions) =>
    clientOf(({ redirect }) => (redirect === "manual" ? opaque : new Response("there")), options);

  it.each([
    [{}],
    [{ headers: { Accept: "a", "Accept-Language": "da", "User-Agent": "me" } }],
    [{ method: "HEAD" }],
  ])("of %j is followed", async (request) => {
    const { send, asked } = browser();
    expect((await send({ baseURL, ...request })).response?.body).toBe("there");
    expect(asked.map(({ redirect }) => redirect)).toEqual(["manual", "follow"]);
  });

  it.each([
    [{ headers: { Authorization: "Bearer key" } }],
    [{ headers: { "X-Api-Key": "key" } }],
    [{ method: "POST" }],
    [{ method: "PUT", body: "{}" }],
  ])("of %j is refused", async (request) => {
    const { send, asked } = browser();
    expect((await send({ baseURL, ...request })).error?.code).toBe("redirect_refused");
    expect(asked).toHaveLength(1);
  });

  it("is refused when none shall be followed", async () => {
    const { send, asked } = browser({ redirects: 0 });
    expect((await send({ baseURL })).error?.code).toBe("redirect_refused");
    expect(asked).toHaveLength(1);
  });
});

describe("fetch", () => {
  it.each(["GET", "HEAD"])("is not asked to send a body with %s", async (method) => {
    const { send, asked } = clientOf(() => new Response());
    const { error } = await send({ method, baseURL, body: "{}" });
    expect([error?.code, asked]).toEqual(["invalid_request", []]);
    expect(error?.message).toContain("body");
  });

  it("keeps cookies apart where it shows them, and hides that a body was compressed", async () => {
    const { send } = clientOf(() => {
      const response = new Response("text", { headers: { "content-encoding": "gzip" } });
      response.headers.append("set-cookie", "a=1");
      response.headers.append("set-cookie", "b=2");
      return response;
    });
    const { response } = await send({ baseURL });
    expect(response?.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
    expect(response?.headers["content-encoding"]).toBeUndefined();
  });

  it("fails with what arrived when a body breaks", async () => {
    const { send } = clientOf(() => {
      let isFirst = true;
      const pull = (controller: ReadableStreamDefaultController) => {
        if (isFirst) controller.enqueue(new TextEncoder().encode("half"));
        else controller.error(new TypeError("lost"));
        isFirst = false;
      };
      return new Response(new ReadableStream({ pull }));
    });
    const { error } = await send({ baseURL });
    expect([error?.code, error?.response?.body]).toEqual(["broken_response", "half"]);
  });

  it("fails to connect with its own error as the cause", async () => {
    const cause = new TypeError("fetch failed");
    const { send } = clientOf(() => {
      throw cause;
    });
    const { error } = await send({ baseURL });
    expect([error?.code, error?.cause]).toEqual(["connection_failed", cause]);
  });
});
