import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { givenStudio, type Studio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await givenStudio(scheduling);
});
afterAll(() => scheduling.close());

describe("a script on a page of another site", () => {
  const origin = "https://app.example.com";

  it.each([
    ["/me", "GET", "GET, HEAD"],
    ["/accounts", "GET", "GET, HEAD"],
    ["/:account/bookings", "POST", "GET, HEAD, POST"],
    ["/:account/bookings/1", "PUT", "GET, HEAD, PUT, DELETE"],
  ])("may ask whether it may send a request, without a token: %s", async (path, method, all) => {
    const asked = await scheduling.send(
      `OPTIONS /v1${path.replace(":account", studio.subdomain)}`,
      { headers: { origin, "access-control-request-method": method } },
    );
    expect([asked.status, asked.text]).toEqual([204, ""]);
    expect(asked.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": all,
      "access-control-allow-headers": expect.stringContaining("Authorization"),
    });
  });

  it("needs a token for the request itself, and can read why it was refused", async () => {
    const refused = await scheduling.send("GET /v1/me", { headers: { origin } });
    expect([refused.status, refused.headers["access-control-allow-origin"]]).toEqual([401, "*"]);
    const { token } = studio;
    const given = await scheduling.send("GET /v1/me", { token, headers: { origin } });
    expect([given.status, given.headers["access-control-allow-origin"]]).toEqual([200, "*"]);
  });
});

describe("a request that is wrong", () => {
  it.each([
    ['{"__proto__":{"name":"x"}}', "__proto__"],
    ['{"constructor":{"prototype":{}}}', "constructor.prototype"],
  ])("is told so whatever its fields are called: %s", async (body, field) => {
    const { server } = scheduling;
    const { statusCode, json } = await server.inject({
      method: "POST",
      url: `/v1/${studio.subdomain}/clients`,
      headers: {
        authorization: `Bearer ${studio.token}`,
        "content-type": "application/json",
      },
      payload: body,
    });
    expect([statusCode, Object.keys(json().errors)]).toEqual([422, [field]]);
  });

  it("is told a hundred of its problems at most", async () => {
    const events = Array(10_000).fill("nothing");
    const { status, body } = await studio.post("/webhooks", { name: "w", events });
    expect([status, Object.keys(body.errors).length]).toEqual([422, 100]);
  });
});
