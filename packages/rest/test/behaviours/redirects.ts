import { type Behaviour, codeOf, echoOf, responseOf } from "./trial.ts";

/** [status, method] → the final method. */
const changes: [status: number, method: string, then: string][] = [
  [301, "GET", "GET"],
  [301, "POST", "GET"],
  [301, "PUT", "PUT"],
  [302, "POST", "GET"],
  [302, "PATCH", "PATCH"],
  [303, "GET", "GET"],
  [303, "POST", "GET"],
  [303, "PUT", "GET"],
  [303, "DELETE", "GET"],
  [307, "POST", "POST"],
  [308, "PUT", "PUT"],
];

const secrets = {
  Authorization: "Bearer key",
  "X-Api-Key": "key",
  "Idempotency-Key": "key",
  Accept: "text/plain",
  "Accept-Language": "da",
};

const redirect = (status: number, to: string) =>
  `/redirect?${new URLSearchParams({ status: String(status), to })}`;

export const redirects: Behaviour[] = [
  ...(changes.map(([status, method, then]) => ({
    name: `follows ${status} of ${method} with ${then}`,
    needs: ["redirects"] as const,
    async run({ createClient, url, expect }) {
      const body = method === "GET" ? undefined : "content";
      const headers = { "X-Api-Key": "key" };
      const baseURL = url + redirect(status, "/echo?there#x");
      const echo = await echoOf(createClient().send({ method, baseURL, headers, body }));
      const isSame = method === then && body !== undefined;
      expect([echo.method, echo.target]).toEqual([then, "/echo?there"]);
      expect(echo.body).toBe(isSame ? "content" : "");
      expect(echo.headers["content-type"]).toBe(isSame ? "application/json" : undefined);
      expect(echo.headers["x-api-key"]).toBe("key");
    },
  })) satisfies Behaviour[]),
  {
    name: "tells another origin no secret",
    needs: ["redirects"],
    async run({ createClient, url, otherUrl, expect }) {
      const baseURL = url + redirect(302, `${otherUrl}/echo`);
      const echo = await echoOf(createClient().send({ baseURL, headers: secrets }));
      expect(echo.headers.authorization).toBe(undefined);
      expect(echo.headers["x-api-key"]).toBe(undefined);
      expect(echo.headers["idempotency-key"]).toBe(undefined);
      expect([echo.headers.accept, echo.headers["accept-language"]]).toEqual(["text/plain", "da"]);
    },
  },
  {
    name: "sends no body to another origin",
    needs: ["redirects"],
    async run({ createClient, url, otherUrl, expect }) {
      const { send } = createClient();
      const post = { method: "POST", body: "content" };
      for (const status of [307, 308]) {
        const baseURL = url + redirect(status, `${otherUrl}/echo`);
        const { error } = await send({ ...post, baseURL });
        expect([error?.code, error?.response?.statusCode]).toEqual(["redirect_refused", status]);
      }
      const baseURL = url + redirect(303, `${otherUrl}/echo`);
      const echo = await echoOf(send({ ...post, baseURL }));
      expect([echo.method, echo.body]).toEqual(["GET", ""]);
    },
  },
  {
    name: "forgets the body of a GET that is told to see other",
    needs: ["redirects", "bodyWithGet"],
    async run({ createClient, url, otherUrl, expect }) {
      const baseURL = url + redirect(303, `${otherUrl}/echo`);
      const echo = await echoOf(createClient().send({ baseURL, body: "content" }));
      expect([echo.method, echo.body, echo.headers["content-type"]]).toEqual([
        "GET",
        "",
        undefined,
      ]);
    },
  },
  {
    name: "takes a redirect without a Location as a response",
    needs: ["redirects"],
    async run({ createClient, url, expect }) {
      expect(await codeOf(createClient().send({ baseURL: `${url}/redirect` }))).toBe(302);
    },
  },
  {
    name: "refuses to leave http",
    needs: ["redirects"],
    async run({ createClient, url, expect }) {
      const { send } = createClient();
      for (const to of ["ftp://127.0.0.1/", "javascript:alert(1)", "http://"]) {
        expect(await codeOf(send({ baseURL: url + redirect(302, to) }))).toBe("redirect_refused");
      }
    },
  },
  {
    name: "follows ten redirects, and not eleven",
    needs: ["redirects"],
    async run({ createClient, url, expect }) {
      const { send } = createClient();
      expect((await responseOf(send({ baseURL: `${url}/loop?left=10` }))).body).toBe("arrived");
      const { error } = await send({ baseURL: `${url}/loop?left=11` });
      expect([error?.code, error?.response?.statusCode]).toEqual(["too_many_redirects", 302]);
    },
  },
  {
    name: "gives a redirect as it is when it shall follow none",
    needs: ["redirects"],
    async run({ createClient, url, expect }) {
      const { send } = createClient({ redirects: 0 });
      const { headers, statusCode } = await responseOf(send({ baseURL: `${url}/loop?left=1` }));
      expect([statusCode, headers.location]).toEqual([302, ["/loop?left=0"]]);
    },
  },
  {
    name: "follows no redirect when it shall follow none, even if it cannot see it",
    needs: [],
    async run({ createClient, url, expect }) {
      const { send } = createClient({ redirects: 0 });
      const seen = await codeOf(send({ baseURL: `${url}/loop?left=1` }));
      expect([302, "redirect_refused"].includes(seen as number)).toBe(true);
    },
  },
  {
    name: "follows a redirect of a request without secrets",
    needs: [],
    async run({ createClient, url, otherUrl, expect }) {
      const headers = { Accept: "text/plain" };
      const baseURL = url + redirect(302, `${otherUrl}/echo`);
      const echo = await echoOf(createClient().send({ baseURL, headers }));
      expect([echo.target, echo.headers.accept]).toEqual(["/echo", "text/plain"]);
    },
  },
  {
    name: "never brings a secret to another origin, even if it cannot see where it is sent",
    needs: [],
    async run({ createClient, url, otherUrl, expect }) {
      const baseURL = url + redirect(302, `${otherUrl}/echo`);
      const { response, error } = await createClient().send({ baseURL, headers: secrets });
      const seen = error ? error.code : JSON.parse(response.body).headers["x-api-key"];
      expect([undefined, "redirect_refused"].includes(seen)).toBe(true);
    },
  },
];
