import { describe, expect, it } from "vitest";
import { Client } from "../client.ts";
import type { ClientOptions } from "../options.ts";
import { createFetchTransport } from "./fetch.ts";

const baseURL = "http://127.0.0.1:9/things";

/** A browser's response for an unfollowed redirect. */
const opaque = Object.defineProperty(new Response(null), "type", { value: "opaqueredirect" });

function clientOf(answer: (init: RequestInit) => Response, options: ClientOptions = {}) {
  const requests: RequestInit[] = [];
  const fetcher: typeof fetch = async (_url, init = {}) => {
    requests.push(init);
    return answer(init);
  };
  return {
    asked: requests,
    ...new Client({ ...options, transport: createFetchTransport(fetcher) }),
  };
}

describe("opaque redirect", () => {
  const browser = (options?: ClientOptions) =>
    clientOf(({ redirect }) => (redirect === "manual" ? opaque : new Response("there")), options);

  it.each([
    [{}],
    [{ headers: { Accept: "a", "Accept-Language": "da", "User-Agent": "me" } }],
    [{ method: "HEAD" }],
  ])("followed for %j", async (request) => {
    const { send, asked } = browser();
    expect((await send({ baseURL, ...request })).response?.body).toBe("there");
    expect(asked.map(({ redirect }) => redirect)).toEqual(["manual", "follow"]);
  });

  it.each([
    [{ headers: { Authorization: "Bearer key" } }],
    [{ headers: { "X-Api-Key": "key" } }],
    [{ method: "POST" }],
    [{ method: "PUT", body: "{}" }],
  ])("refused for %j", async (request) => {
    const { send, asked } = browser();
    expect((await send({ baseURL, ...request })).error?.code).toBe("redirect_refused");
    expect(asked).toHaveLength(1);
  });

  it("refused without allowed redirects", async () => {
    const { send, asked } = browser({ redirects: 0 });
    expect((await send({ baseURL })).error?.code).toBe("redirect_refused");
    expect(asked).toHaveLength(1);
  });
});

describe("fetch", () => {
  it.each(["GET", "HEAD"])("refuses to send a body with %s", async (method) => {
    const { send, asked } = clientOf(() => new Response());
    const { error } = await send({ method, baseURL, body: "{}" });
    expect([error?.code, asked]).toEqual(["invalid_request", []]);
    expect(error?.message).toContain("body");
  });

  it("keeps cookies apart where possible, and hides the compression of a body", async () => {
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

  it("broken body: fails with the partial response", async () => {
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

  it("failed connection: has the original error as its cause", async () => {
    const cause = new TypeError("fetch failed");
    const { send } = clientOf(() => {
      throw cause;
    });
    const { error } = await send({ baseURL });
    expect([error?.code, error?.cause]).toEqual(["connection_failed", cause]);
  });
});
