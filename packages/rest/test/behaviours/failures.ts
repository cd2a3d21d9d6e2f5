import { type Behaviour, codeOf, createQuickClock } from "./trial.ts";

/** The message names the part. */
const malformed: [part: string, description: unknown][] = [
  ["request", null],
  ["request", "http://example.com"],
  ["method", { method: "GET /", baseURL: "http://127.0.0.1" }],
  ["method", { method: 7, baseURL: "http://127.0.0.1" }],
  ["method", { method: "CONNECT", baseURL: "http://127.0.0.1" }],
  ["baseURL", {}],
  ["baseURL", { baseURL: "/things" }],
  ["baseURL", { baseURL: "ftp://127.0.0.1" }],
  ["baseURL", { baseURL: "http://127.0.0.1/a\r\nX-Evil: 1" }],
  ["headers", { baseURL: "http://127.0.0.1", headers: "X: 1" }],
  ["x-split", { baseURL: "http://127.0.0.1", headers: { "x-split": "a\r\nX-Evil: 1" } }],
  ["x num", { baseURL: "http://127.0.0.1", headers: { "x num": "1" } }],
  ["Expect", { baseURL: "http://127.0.0.1", headers: { Expect: "100-continue" } }],
  ["page", { baseURL: "http://127.0.0.1", queryParams: { page: 2 } }],
  ["body", { baseURL: "http://127.0.0.1", body: { a: 1 } }],
];

export const failures: Behaviour[] = [
  ...(malformed.map(([part, description]) => ({
    name: `refuses ${JSON.stringify(description)} and names ${part}`,
    needs: [],
    async run({ createClient, expect }) {
      // @ts-expect-error: callers in JavaScript are not held to its type.
      const { response, error, attempts } = await createClient().send(description);
      expect([response, error?.code, attempts]).toEqual([null, "invalid_request", 0]);
      expect(error?.message.includes(part)).toBe(true);
    },
  })) satisfies Behaviour[]),
  {
    name: "says that nobody listens",
    needs: ["wire"],
    async run({ createClient, expect }) {
      const code = await codeOf(createClient().send({ baseURL: "http://127.0.0.1:1/" }));
      expect(code).toBe("connection_failed");
    },
  },
  {
    name: "says that the connection was lost before an answer",
    needs: ["wire"],
    async run({ createClient, url, expect }) {
      expect(await codeOf(createClient().send({ baseURL: `${url}/lost` }))).toBe(
        "connection_failed",
      );
    },
  },
  {
    name: "gives what arrived of a truncated body",
    needs: ["wire"],
    async run({ createClient, url, expect }) {
      const { error } = await createClient().send({ baseURL: `${url}/truncated` });
      expect(error?.code).toBe("broken_response");
      expect(error?.response?.statusCode).toBe(200);
      expect(error?.response?.body).toBe("half");
    },
  },
  {
    name: "says that a body cannot be decompressed",
    needs: ["compression"],
    async run({ createClient, url, expect }) {
      const { error } = await createClient().send({ baseURL: `${url}/bad-gzip` });
      expect(error?.code).toBe("broken_response");
    },
  },
  {
    name: "gives what could be decompressed of a body that is cut short",
    needs: ["strictCompression"],
    async run({ createClient, url, expect }) {
      const { error } = await createClient().send({ baseURL: `${url}/short-gzip` });
      expect(error?.code).toBe("broken_response");
      expect(error?.response?.body.startsWith("aaa")).toBe(true);
      expect(error?.response?.headers["content-encoding"]).toBe(undefined);
    },
  },
  {
    name: "takes as many bytes as allowed, and not one more",
    needs: [],
    async run({ createClient, url, expect }) {
      const { send } = createClient({ maxResponseBytes: 1_000 });
      expect(await codeOf(send({ baseURL: `${url}/large?size=1000` }))).toBe(200);
      const { error } = await send({ baseURL: `${url}/large?size=1001` });
      expect([error?.code, error?.response?.bytes.length]).toEqual(["response_too_large", 1_000]);
    },
  },
  {
    name: "stops a body without end",
    needs: ["wire"],
    async run({ createClient, url, expect }) {
      const { send } = createClient({ maxResponseBytes: 100_000 });
      expect(await codeOf(send({ baseURL: `${url}/flood` }))).toBe("response_too_large");
    },
  },
  {
    name: "counts the bytes of a body when it is decompressed",
    needs: ["compression"],
    async run({ createClient, url, expect }) {
      const { send } = createClient({ maxResponseBytes: 1_000_000 });
      expect(await codeOf(send({ baseURL: `${url}/bomb` }))).toBe("response_too_large");
    },
  },
  ...(["silent", "stalled"].map((path) => ({
    name: `stops waiting for a ${path} server when the time is over`,
    needs: ["wire"] as const,
    async run({ createClient, url, expect }) {
      const { send } = createClient({ timeoutMs: 60_000 });
      const call = send({ baseURL: `${url}/${path}` }, { timeoutMs: 50 });
      expect(await codeOf(call)).toBe("timeout");
    },
  })) satisfies Behaviour[]),
  {
    name: "takes an attempt that is too long for a failed connection",
    needs: ["wire"],
    async run({ createClient, url, expect }) {
      const { send } = createClient({ retry: { limit: 1, attemptTimeoutMs: 50, delayMs: 0 } });
      const { error, attempts } = await send({ baseURL: `${url}/stalled` });
      expect([error?.code, attempts]).toEqual(["connection_failed", 2]);
    },
  },
  {
    name: "ends at once when its signal is aborted, with the reason as the cause",
    needs: ["wire"],
    async run({ createClient, url, expect }) {
      const controller = new AbortController();
      const call = createClient().send({ baseURL: `${url}/stalled` }, controller);
      controller.abort("enough");
      const { error } = await call;
      expect([error?.code, error?.cause]).toEqual(["aborted", "enough"]);
    },
  },
  {
    name: "sends nothing when its signal was aborted before",
    needs: [],
    async run({ createClient, url, expect }) {
      const signal = AbortSignal.abort();
      const { error, attempts } = await createClient().send({ baseURL: `${url}/echo` }, { signal });
      expect([error?.code, attempts]).toEqual(["aborted", 0]);
    },
  },
  {
    name: "answers later calls after one was aborted",
    needs: ["wire"],
    async run({ createClient, url, expect }) {
      const { send } = createClient({ clock: { ...createQuickClock(), after: () => () => {} } });
      const controller = new AbortController();
      const stalled = send({ baseURL: `${url}/stalled` }, controller);
      const code = await codeOf(send({ baseURL: `${url}/echo` }));
      controller.abort();
      expect([await codeOf(stalled), code]).toEqual(["aborted", 200]);
      expect(await codeOf(send({ baseURL: `${url}/echo` }))).toBe(200);
    },
  },
];
