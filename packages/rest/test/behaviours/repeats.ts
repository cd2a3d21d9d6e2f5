import type { FailedAttempt } from "../../src/index.ts";
import { type Behaviour, codeOf, createQuickClock, responseOf } from "./trial.ts";

let keys = 0;

/** One status per call, then 200. */
function flaky(statuses: string, after?: string): string {
  keys += 1;
  const query = new URLSearchParams({ key: `${Date.now()}-${Math.random()}-${keys}`, statuses });
  if (after !== undefined) query.set("after", after);
  return `/flaky?${query}`;
}

const repeated = [408, 425, 429, 500, 502, 503, 504];

export const repeats: Behaviour[] = [
  ...(repeated.map((status) => ({
    name: `repeats a GET that is answered with ${status}`,
    needs: [],
    async run({ createClient, url, expect }) {
      const { send } = createClient({ retry: true, clock: createQuickClock() });
      const { response, attempts } = await send({ baseURL: url + flaky(`${status},${status}`) });
      expect([response?.statusCode, response?.body, attempts]).toEqual([200, "3:", 3]);
    },
  })) satisfies Behaviour[]),
  {
    name: "repeats nothing unless it is told to",
    needs: [],
    async run({ createClient, url, expect }) {
      expect(await codeOf(createClient().send({ baseURL: url + flaky("503") }))).toBe(503);
    },
  },
  {
    name: "gives the last answer when there were enough",
    needs: [],
    async run({ createClient, url, expect }) {
      const { send } = createClient({ retry: { limit: 2 }, clock: createQuickClock() });
      const { response, attempts } = await send({ baseURL: url + flaky("503,503,502,503") });
      expect([response?.statusCode, attempts]).toEqual([502, 3]);
    },
  },
  ...(["POST", "PUT", "PATCH", "DELETE"].map((method) => ({
    name: `repeats ${method} only with an Idempotency-Key, which stays`,
    needs: [],
    async run({ createClient, url, expect }) {
      const { send } = createClient({ retry: true, clock: createQuickClock() });
      expect(await codeOf(send({ method, baseURL: url + flaky("503") }))).toBe(503);
      const headers = { "Idempotency-Key": "k1" };
      const call = send({ method, headers, baseURL: url + flaky("503") });
      expect((await responseOf(call)).body).toBe("2:k1");
    },
  })) satisfies Behaviour[]),
  {
    name: "repeats a POST that is answered with 429",
    needs: [],
    async run({ createClient, url, expect }) {
      const { send } = createClient({ retry: true, clock: createQuickClock() });
      const call = send({ method: "POST", baseURL: url + flaky("429"), body: "{}" });
      expect((await responseOf(call)).body).toBe("2:");
    },
  },
  {
    name: "repeats what its own rule says",
    needs: [],
    async run({ createClient, url, expect }) {
      const retry = { mayRepeat: ({ response }: FailedAttempt) => response?.statusCode === 409 };
      const { send } = createClient({ retry, clock: createQuickClock() });
      const post = send({ method: "POST", baseURL: url + flaky("409,409"), body: "{}" });
      expect((await responseOf(post)).body).toBe("3:");
      expect(await codeOf(send({ baseURL: url + flaky("503") }))).toBe(503);
    },
  },
  {
    name: "waits as long as Retry-After asks",
    needs: [],
    async run({ createClient, url, expect }) {
      const clock = createQuickClock();
      const { send } = createClient({ retry: true, clock });
      await responseOf(send({ baseURL: url + flaky("503", "7") }));
      expect(clock.waits).toEqual([7_000]);
    },
  },
  {
    name: "does not wait longer than the call may take",
    needs: [],
    async run({ createClient, url, expect }) {
      const { send } = createClient({ retry: true, timeoutMs: 30_000 });
      const { response, attempts } = await send({ baseURL: url + flaky("503", "40") });
      expect([response?.statusCode, attempts]).toEqual([503, 1]);
    },
  },
  {
    name: "repeats a lost connection, and gives its error in the end",
    needs: ["wire"],
    async run({ createClient, url, expect }) {
      const { send } = createClient({ retry: true, clock: createQuickClock() });
      const { error, attempts } = await send({ baseURL: `${url}/lost` });
      expect([error?.code, attempts]).toEqual(["connection_failed", 4]);
      const post = await send({ method: "POST", baseURL: `${url}/lost` });
      expect([post.error?.code, post.attempts]).toEqual(["connection_failed", 1]);
    },
  },
];
