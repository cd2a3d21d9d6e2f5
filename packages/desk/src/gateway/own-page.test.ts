import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Behind, bodyOf, startBehind } from "../../test/behind.ts";
import { ask, makePage } from "../../test/harness.ts";

let behind: Behind;
beforeAll(async () => {
  behind = await startBehind();
});
afterAll(() => behind.close());
beforeEach(() => {
  for (const { came } of [behind.shop, behind.studio]) came.splice(0);
});

describe("forged request", () => {
  const body = "{}";
  const route = "POST /api/payments/transactions/1/refunds";
  it.each<[string, Record<string, string | null>]>([
    ["from another site", { "sec-fetch-site": "cross-site" }],
    ["from another port of this host", { "sec-fetch-site": "same-site" }],
    ["from an address that was typed", { "sec-fetch-site": "none" }],
    ["without the header of a page", { "x-desk": null }],
    ["with another header of a page", { "x-desk": "true" }],
    [
      "from another port, by an older browser",
      { "sec-fetch-site": null, origin: "http://127.0.0.1:1" },
    ],
    ["from nowhere, by an older browser", { "sec-fetch-site": null, origin: "null" }],
    ["that says nothing of where it is from", { "sec-fetch-site": null }],
    ["that says it twice", { "sec-fetch-site": "same-origin, cross-site" }],
  ])("%s changes nothing", async (_title, headers) => {
    const [status, { code }] = await bodyOf(await behind.page.ask(route, { body, headers }));
    expect([status, code]).toEqual([403, "foreign_page"]);
    expect(behind.shop.came).toEqual([]);
  });

  it.each([
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=a",
    "text/plain",
    "text/plain; application/json",
    "application/jsonp",
  ])("with a form or text body changes nothing: %s", async (type) => {
    const headers = { "content-type": type };
    const [status, { code }] = await bodyOf(await behind.page.ask(route, { body, headers }));
    expect([status, code]).toEqual([415, "json_needed"]);
    expect(behind.shop.came).toEqual([]);
  });

  it("differs from an older browser's request on a desk page", async () => {
    const headers = { "sec-fetch-site": null, origin: behind.desk.url };
    expect((await bodyOf(await behind.page.ask(route, { body, headers })))[0]).toBe(200);
  });

  it("fails its CORS preflight", async () => {
    const headers = {
      origin: "https://evil.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "x-desk",
    };
    const {
      statusCode,
      headers: answered,
      body,
    } = await behind.page.ask("OPTIONS /api/payments/me", { headers });
    await body.dump();
    expect(statusCode).toBe(404);
    expect(Object.keys(answered).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

describe("page of another person", () => {
  const headers = { "x-desk-person": "00000000-0000-4000-8000-000000000000" };
  it.each([
    "GET /api/payments/me",
    "POST /api/payments/transactions/1/refunds",
    "GET /api/places",
    "GET /api/stream?place=1",
    "GET /session",
    "POST /session/proof",
  ])("gets a refusal %s", async (route) => {
    const body = route.startsWith("GET") ? {} : { body: '{"code":"123456"}' };
    const [status, { code }] = await bodyOf(await behind.page.ask(route, { ...body, headers }));
    expect([status, code]).toEqual([403, "other_person"]);
    expect(behind.shop.came).toEqual([]);
  });
});

describe("request without a session", () => {
  it.each([
    ["without a cookie", {}],
    ["with one that was made up", { cookie: `frontdesk_session=${"A".repeat(43)}` }],
  ])("gets a sign-in refusal %s", async (_title, headers) => {
    const [status, { code }] = await bodyOf(
      await ask(behind.desk, "GET /api/payments/me", { headers }),
    );
    expect([status, code]).toEqual([401, "signed_out"]);
    expect(behind.shop.came).toEqual([]);
  });

  it("is the result of an ended session", async () => {
    const other = await makePage(behind.desk);
    await other.visitor.get("/me");
    const token = /name="form_token" value="([^"]+)"/.exec(other.visitor.page)?.[1] ?? "";
    await other.visitor.post("/sign-out", { form_token: token });
    expect((await bodyOf(await other.ask("GET /api/payments/me")))[0]).toBe(401);
  });
});

describe("session cookie", () => {
  it("has the port in its name over http, so that services on one host stay separate", () => {
    const { port } = new URL(behind.desk.url);
    expect(behind.page.visitor.cookies.has(`frontdesk_session_${port}`)).toBe(true);
  });
});

it("request limit: 600 per minute and person, independent of other persons", async () => {
  const busy = await makePage(behind.desk);
  const { personId } = (await bodyOf(await busy.ask("GET /api/payments/me")))[1].assertion;
  for (let count = 1; count < 600; count += 1) {
    await behind.desk.context.limits.count("requestsByPerson", personId);
  }
  const { statusCode, headers, body } = await busy.ask("GET /api/payments/me");
  await body.dump();
  expect([statusCode, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
  expect((await bodyOf(await behind.page.ask("GET /api/payments/me")))[0]).toBe(200);
});
