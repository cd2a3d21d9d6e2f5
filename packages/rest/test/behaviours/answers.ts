import { type Behaviour, type Capability, codeOf, responseOf } from "./trial.ts";

const statuses = [200, 201, 400, 401, 404, 409, 418, 429, 500, 503];

const codings: [coding: string, needs: Capability[]][] = [
  ["gzip", []],
  ["deflate", []],
  ["deflate-raw", []],
  ["br", []],
  ["zstd", ["zstd"]],
];

export const answers: Behaviour[] = [
  ...(statuses.map((status) => ({
    name: `takes ${status} as a response`,
    needs: [],
    async run({ createClient, url, expect }) {
      const { send } = createClient();
      const { response, error, attempts } = await send({ baseURL: `${url}/status?code=${status}` });
      expect(error).toBe(null);
      expect(response?.statusCode).toBe(status);
      expect(response?.body).toBe(`status ${status}`);
      expect(response?.headers["x-seen"]).toEqual(["yes"]);
      expect(attempts).toBe(1);
    },
  })) satisfies Behaviour[]),
  {
    name: "has no body for HEAD, 204 and 304",
    needs: ["wire"],
    async run({ createClient, url, expect }) {
      const { send } = createClient();
      const head = await responseOf(send({ method: "HEAD", baseURL: `${url}/large?size=9` }));
      expect([head.statusCode, head.body, head.bytes.length]).toEqual([200, "", 0]);
      for (const code of [204, 304]) {
        const none = await responseOf(send({ baseURL: `${url}/status?code=${code}` }));
        expect([none.statusCode, none.body]).toEqual([code, ""]);
      }
    },
  },
  {
    name: "reads bytes as UTF-8 with its byte order mark, and keeps them",
    needs: [],
    async run({ createClient, url, expect }) {
      const { body, bytes } = await responseOf(createClient().send({ baseURL: `${url}/bytes` }));
      expect(body).toBe("\ufeffA\ufffdæ");
      expect(Array.from(bytes)).toEqual([0xef, 0xbb, 0xbf, 0x41, 0xff, 0xc3, 0xa6]);
    },
  },
  {
    name: "keeps cookies apart",
    needs: ["cookies"],
    async run({ createClient, url, expect }) {
      const { headers } = await responseOf(createClient().send({ baseURL: `${url}/cookies` }));
      expect(headers["set-cookie"]).toEqual(["a=1; Path=/", "b=2"]);
    },
  },
  {
    name: "keeps repeated headers apart",
    needs: ["repeatedHeaders"],
    async run({ createClient, url, expect }) {
      const { headers } = await responseOf(createClient().send({ baseURL: `${url}/repeated` }));
      expect(headers["x-many"]).toEqual(["one", "two, three"]);
    },
  },
  {
    name: "takes a header called __proto__ as any other",
    needs: [],
    async run({ createClient, url, expect }) {
      const { headers } = await responseOf(createClient().send({ baseURL: `${url}/hostile` }));
      expect(new Map(Object.entries(headers)).get("__proto__")).toEqual(["own"]);
      expect(headers.constructor).toEqual(["too"]);
      expect(headers.toString).toBe(undefined);
    },
  },
  ...(codings.map(([coding, needs]) => ({
    name: `decompresses ${coding}`,
    needs: ["compression", ...needs] as const,
    async run({ createClient, url, expect }) {
      const call = createClient().send({ baseURL: `${url}/encoded?coding=${coding}` });
      const { body, headers } = await responseOf(call);
      expect(body).toBe("Æble — hello");
      expect(headers["content-encoding"]).toBe(undefined);
      expect(headers["content-length"]).toBe(undefined);
    },
  })) satisfies Behaviour[]),
  {
    name: "says how a body is encoded that it could not decompress",
    needs: ["compression"],
    async run({ createClient, url, expect }) {
      const { send } = createClient();
      for (const path of [...codings.map(([coding]) => `encoded?coding=${coding}`), "layers"]) {
        const { body, headers } = await responseOf(send({ baseURL: `${url}/${path}` }));
        const isReadable = body === "Æble — hello";
        expect([path, headers["content-encoding"] === undefined]).toEqual([path, isReadable]);
      }
    },
  },
  {
    name: "decompresses one layer after the other",
    needs: ["compression"],
    async run({ createClient, url, expect }) {
      const { body } = await responseOf(createClient().send({ baseURL: `${url}/layers` }));
      expect(body).toBe("Æble — hello");
    },
  },
  {
    name: "leaves a coding that it does not know",
    needs: [],
    async run({ createClient, url, expect }) {
      const call = createClient().send({ baseURL: `${url}/unknown-coding` });
      const { body, headers } = await responseOf(call);
      expect([body, headers["content-encoding"]]).toEqual(["uryyb", ["rot13"]]);
    },
  },
  {
    name: "leaves compressed what the caller asked for",
    needs: ["ownEncoding"],
    async run({ createClient, url, expect }) {
      const baseURL = `${url}/encoded?coding=gzip`;
      const call = createClient().send({ baseURL, headers: { "Accept-Encoding": "gzip" } });
      const { bytes, headers } = await responseOf(call);
      expect([bytes[0], bytes[1]]).toEqual([0x1f, 0x8b]);
      expect(headers["content-encoding"]).toEqual(["gzip"]);
    },
  },
  {
    name: "reads a body of several megabytes whole",
    needs: [],
    async run({ createClient, url, expect }) {
      const call = createClient().send({ baseURL: `${url}/large?size=5000000` });
      expect((await responseOf(call)).body.length).toBe(5_000_000);
    },
  },
  {
    name: "uses one connection for five calls in a row",
    needs: ["connections"],
    async run({ createClient, url, expect }) {
      const { send } = createClient();
      const ports = new Set<string>();
      for (let call = 0; call < 5; call += 1) {
        ports.add((await responseOf(send({ baseURL: `${url}/connection` }))).body);
      }
      expect(ports.size).toBe(1);
    },
  },
  {
    name: "answers a hundred calls at once",
    needs: [],
    async run({ createClient, url, expect }) {
      const { send } = createClient();
      const calls = Array.from({ length: 100 }, (_, index) =>
        codeOf(send({ baseURL: `${url}/status?code=200&call=${index}` })),
      );
      expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
    },
  },
];
