import { Method } from "../../src/index.ts";
import { type Behaviour, echoOf } from "./trial.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export const requests: Behaviour[] = [
  ...(methods.map((method) => ({
    name: `sends ${method}`,
    needs: [],
    async run({ createClient, url, expect }) {
      const echo = await echoOf(createClient().send({ method, baseURL: `${url}/echo` }));
      expect(echo.method).toBe(method);
    },
  })) satisfies Behaviour[]),
  {
    name: "sends GET without a method, and with an empty one",
    needs: [],
    async run({ createClient, url, expect }) {
      const { send } = createClient();
      expect((await echoOf(send({ baseURL: `${url}/echo` }))).method).toBe("GET");
      expect((await echoOf(send({ baseURL: `${url}/echo`, method: "" }))).method).toBe("GET");
    },
  },
  {
    name: "sends a method that has no name in the library",
    needs: ["anyHeader"],
    async run({ createClient, url, expect }) {
      const call = createClient().send({ method: "PROPFIND", baseURL: `${url}/echo` });
      expect((await echoOf(call)).method).toBe("PROPFIND");
    },
  },
  {
    name: "sends query parameters behind those of the URL, sorted, and no fragment",
    needs: [],
    async run({ createClient, url, expect }) {
      const queryParams = { b: "1 2", a: "Æ&=", B: "\ud800" };
      const call = createClient().send({ baseURL: `${url}/echo/a%2Fb?z=1#here`, queryParams });
      const expected = "/echo/a%2Fb?z=1&B=%EF%BF%BD&a=%C3%86%26%3D&b=1+2";
      expect((await echoOf(call)).target).toBe(expected);
    },
  },
  {
    name: "sends headers, whatever their case, and of two spellings the last",
    needs: [],
    async run({ createClient, url, expect }) {
      const headers = { Authorization: "Bearer key", "X-Mine": "one", "x-mine": "two" };
      const echo = await echoOf(createClient().send({ baseURL: `${url}/echo`, headers }));
      expect(echo.headers.authorization).toBe("Bearer key");
      expect(echo.headers["x-mine"]).toBe("two");
    },
  },
  {
    name: "sends no Authorization and no body of its own",
    needs: [],
    async run({ createClient, url, expect }) {
      const echo = await echoOf(createClient().send({ baseURL: `${url}/echo` }));
      expect(echo.headers.authorization).toBe(undefined);
      expect(echo.headers["content-type"]).toBe(undefined);
      expect(echo.body).toBe("");
    },
  },
  {
    name: "sends a body as JSON unless a header says otherwise",
    needs: [],
    async run({ createClient, url, expect }) {
      const { send } = createClient();
      const post = { method: Method.Post, baseURL: `${url}/echo`, body: '{"Æ":1}' };
      const echo = await echoOf(send(post));
      expect([echo.body, echo.headers["content-type"]]).toEqual(['{"Æ":1}', "application/json"]);
      const plain = await echoOf(send({ ...post, headers: { "content-TYPE": "text/plain" } }));
      expect(plain.headers["content-type"]).toBe("text/plain");
    },
  },
  {
    name: "sends the bytes of a view, and only them",
    needs: [],
    async run({ createClient, url, expect }) {
      const body = new TextEncoder().encode("left right").subarray(5, 8);
      const echo = await echoOf(
        createClient().send({ method: "PUT", baseURL: `${url}/echo`, body }),
      );
      expect(echo.body).toBe("rig");
    },
  },
  {
    name: "turns the user of a URL into Basic credentials, unless a header has some",
    needs: [],
    async run({ createClient, url, expect }) {
      const { send } = createClient();
      const baseURL = `${url.replace("//", "//me:p%C3%A6%3A@")}/echo`;
      const echo = await echoOf(send({ baseURL }));
      expect(echo.headers.authorization).toBe("Basic bWU6cMOmOg==");
      const own = await echoOf(send({ baseURL, headers: { Authorization: "mine" } }));
      expect(own.headers.authorization).toBe("mine");
    },
  },
  {
    name: "sends a body with GET",
    needs: ["bodyWithGet"],
    async run({ createClient, url, expect }) {
      const echo = await echoOf(createClient().send({ baseURL: `${url}/echo`, body: "asked" }));
      expect([echo.method, echo.body]).toEqual(["GET", "asked"]);
    },
  },
  {
    name: "sends the real Content-Length, and 0 for an empty POST",
    needs: ["wire"],
    async run({ createClient, url, expect }) {
      const { send } = createClient();
      const post = { method: Method.Post, baseURL: `${url}/echo` };
      const headers = { "Content-Length": "999" };
      const full = await echoOf(send({ ...post, headers, body: "Æ" }));
      expect(full.headers["content-length"]).toBe("2");
      expect((await echoOf(send(post))).headers["content-length"]).toBe("0");
    },
  },
  {
    name: "lets the User-Agent be replaced and emptied",
    needs: ["anyHeader"],
    async run({ createClient, url, expect }) {
      const { send } = createClient();
      for (const agent of ["mine/1.0", ""]) {
        const headers = { "User-Agent": agent };
        const echo = await echoOf(send({ baseURL: `${url}/echo`, headers }));
        expect(echo.headers["user-agent"]).toBe(agent);
      }
    },
  },
  {
    name: "sends a Cookie",
    needs: ["cookies"],
    async run({ createClient, url, expect }) {
      const headers = { Cookie: "a=1; b=2" };
      const echo = await echoOf(createClient().send({ baseURL: `${url}/echo`, headers }));
      expect(echo.headers.cookie).toBe("a=1; b=2");
    },
  },
];
