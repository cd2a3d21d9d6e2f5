import { connect } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Behind, bodyOf, startBehind } from "../../test/behind.ts";
import { ask, makePage } from "../../test/harness.ts";
import type { Came } from "../../test/shop.ts";

let behind: Behind;
beforeAll(async () => {
  behind = await startBehind();
});
afterAll(() => behind.close());
beforeEach(() => {
  for (const { came } of [behind.shop, behind.studio]) came.splice(0);
});

describe("gateway request", () => {
  it("reaches the service unchanged, in the person's name", async () => {
    const body = JSON.stringify({ amount: 10 });
    const headers = { "idempotency-key": "k", "if-match": '"3"' };
    const answer = await behind.page.ask("POST /api/payments/transactions/1/refunds?a=%62", {
      body,
      headers,
    });
    const [status, came] = await bodyOf(answer);
    expect([status, came]).toMatchObject([
      200,
      {
        method: "POST",
        url: "/transactions/1/refunds?a=%62",
        body,
        headers: {
          ...headers,
          "content-type": "application/json",
          "content-length": String(body.length),
        },
        assertion: {
          name: "Ann Example",
          aud: "payments",
          path: "/transactions/1/refunds",
          query: "a=%62",
          idempotencyKey: "k",
          address: "127.0.0.1",
          isOperator: false,
        },
      },
    ]);
  });

  it("goes to the service named by the path", async () => {
    const [, came] = await bodyOf(await behind.page.ask("GET /api/scheduling/v1/jane/bookings"));
    expect(came).toMatchObject({ url: "/v1/jane/bookings", assertion: { aud: "scheduling" } });
    expect([behind.shop.came.length, behind.studio.came.length]).toEqual([0, 1]);
  });

  it("returns the response without headers that control the browser", async () => {
    const { headers, body } = await behind.page.ask("GET /api/payments/me");
    await body.dump();
    expect(headers).toMatchObject({
      "x-total-count": "7",
      etag: '"1"',
      "content-type": "application/json; charset=utf-8",
      "content-security-policy": expect.stringContaining("sandbox"),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "x-request-id": behind.shop.came[0]?.headers["x-request-id"],
    });
    const names = ["set-cookie", "www-authenticate", "access-control-allow-origin"];
    expect(names.filter((name) => name in headers)).toEqual([]);
  });

  it("returns the service's refusals", async () => {
    const { statusCode, headers, body } = await behind.page.ask("GET /api/payments/bad");
    await body.dump();
    expect([statusCode, headers["www-authenticate"]]).toEqual([401, undefined]);
  });

  it("may have an empty response", async () => {
    const answer = await behind.page.ask("DELETE /api/payments/none");
    expect([answer.statusCode, answer.headers.etag, await answer.body.text()]).toEqual([
      204,
      '"2"',
      "",
    ]);
    const head = await behind.page.ask("HEAD /api/payments/me");
    expect([head.statusCode, await head.body.text()]).toEqual([200, ""]);
  });

  it("carries files of the accepted types", async () => {
    const headers = { "content-type": "application/pdf" };
    const body = Buffer.from("%PDF-1.7\0");
    const [status, came] = await bodyOf(
      await behind.page.ask("PUT /api/payments/disputes/1/files/a.pdf", { body, headers }),
    );
    expect([status, came.headers["content-type"]]).toEqual([200, "application/pdf"]);
  });

  it("streams before its end", async () => {
    behind.shop.pieces.splice(0);
    const rest = Promise.withResolvers<void>();
    async function* pieces() {
      yield '{"a":"first';
      await rest.promise;
      yield 'second"}';
    }
    const answered = behind.page.ask("POST /api/payments/things", {
      body: Readable.from(pieces()),
    });
    await expect.poll(() => behind.shop.pieces.join("")).toBe('{"a":"firs');
    rest.resolve();
    const [status, came] = await bodyOf(await answered);
    expect([status, came.body]).toEqual([200, '{"a":"firstsecond"}']);
  });
});

describe("browser data", () => {
  it("of cookies and credentials stays at the desk", async () => {
    const headers = {
      authorization: "Basic OnNlY3JldA==",
      cookie: `${behind.page.cookie}; other=1`,
      forwarded: "for=192.0.2.1",
      "x-forwarded-for": "192.0.2.1",
      "x-forwarded-host": "evil.example",
      "x-real-ip": "192.0.2.1",
      "x-request-id": "chosen-by-a-stranger",
      "x-http-method-override": "DELETE",
      "proxy-authorization": "Basic OnNlY3JldA==",
      te: "trailers",
    };
    const [, came] = await bodyOf(await behind.page.ask("GET /api/payments/me", { headers }));
    expect(Object.keys((came as Came).headers).sort()).toEqual([
      "authorization",
      "connection",
      "host",
      "x-request-id",
    ]);
    expect(came.headers.authorization).toMatch(/^Desk /);
    expect(came.assertion).toMatchObject({ address: "127.0.0.1" });
  });

  it("cannot replace the desk's assertion", async () => {
    const [, { headers }] = await bodyOf(await behind.page.ask("GET /api/payments/me"));
    const { authorization } = headers;
    const [, came] = await bodyOf(
      await behind.page.ask("GET /api/scheduling/v1/me", { headers: { authorization } }),
    );
    expect(came.headers.authorization).not.toBe(authorization);
    expect(came.assertion).toMatchObject({ aud: "scheduling" });
    const stranger = await ask(behind.desk, "GET /api/payments/me", { headers: { authorization } });
    expect((await bodyOf(stranger))[0]).toBe(401);
  });

  it("cannot smuggle a second request", async () => {
    const { port } = new URL(behind.desk.url);
    const inner = "POST /vault HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n";
    const { cookie } = behind.page;
    const head = `PUT /api/payments/me HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nX-Desk: 1\r\n`;
    const type = "Sec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n";
    for (const framing of [
      "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
      "Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n",
      "Content-Length: 0\r\nContent-Length: 4\r\n\r\n",
    ]) {
      await sendAll(Number(port), `${head}${type}${framing}${inner}`);
    }
    expect(behind.shop.came.map(({ url }) => url)).not.toContain("/vault");
  });
});

describe("gateway request with a slow body", () => {
  it.each([
    ["a declared length", "Content-Length: 9\r\n\r\n", (text: string) => text],
    [
      "chunks",
      "Transfer-Encoding: chunked\r\n\r\n",
      (text: string) => `${text.length}\r\n${text}\r\n`,
    ],
  ])("%s: reaches the service only while the session is open", async (...row) => {
    const [, framing, framed] = row;
    const other = await makePage(behind.desk);
    const { cookie } = other;
    const [kept, ending] = [await begin(behind.page.cookie), await begin(cookie)];
    await delay(300);
    await other.visitor.get("/me");
    const token = /name="form_token" value="([^"]+)"/.exec(other.visitor.page)?.[1] ?? "";
    await other.visitor.post("/sign-out", { form_token: token });
    const end = framing.startsWith("T") ? "0\r\n\r\n" : "";
    expect(await kept(framed('"bcdef"') + end)).toMatch(/^HTTP\/1.1 200 /);
    behind.shop.came.splice(0);
    expect(await ending(framed('"bcdef"') + end)).toMatch(/^HTTP\/1.1 401 /);
    expect(behind.shop.came).toEqual([]);

    async function begin(cookie: string) {
      const socket = connect(Number(new URL(behind.desk.url).port), "127.0.0.1");
      const label = new Promise<string>((resolve) => {
        socket.on("data", (piece) => resolve(String(piece))).on("close", () => resolve("closed"));
      });
      socket.on("error", () => {});
      socket.write(
        `PUT /api/payments/me HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nX-Desk: 1\r\n` +
          `Sec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n` +
          framing +
          framed("  "),
      );
      return async (rest: string) => {
        socket.write(rest);
        const text = await label;
        socket.destroy();
        return text;
      };
    }
  });
});

async function sendAll(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let label = "";
  socket.on("data", (piece) => (label += piece)).on("error", () => {});
  socket.write(text);
  await delay(200);
  socket.destroy();
  return label;
}
