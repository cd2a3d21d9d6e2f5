import { onPostgres } from "@frontdesk/database/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../../test/harness.ts";
import { gone, type Makings, makeMakings, there } from "../../../../test/makings.ts";
import {
  askToken,
  authorizePath,
  credentials,
  makeApplication,
  makePerson,
  type Person,
  parametersIn,
} from "../../../../test/oauth.ts";
import { codeFor, isGood, refresh, tokensFor } from "../../../../test/token-requests.ts";
import { type Scope, scopes } from "../../../core/rights.ts";
import { allow } from "../consent/allow.ts";
import {
  type ConsentRequest,
  type Return,
  readConsentRequest,
  readReturn,
} from "../consent/request.ts";
import { changeApplication } from "./change.ts";
import type { RegistrationResult } from "./register.ts";
import { findApplication } from "./store.ts";

let scheduling: TestScheduling;
let ann: Person;
let makings: Makings;
let application: RegistrationResult;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  ann = await makePerson(scheduling);
  makings = await makeMakings(scheduling, ann.userId);
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  application = await makeApplication(scheduling);
});

async function narrow(left: readonly Scope[], which = application): Promise<void> {
  const match = (await findApplication(scheduling.context.db, which.clientId))!;
  await changeApplication(scheduling.context, match.id, { ...match, scopes: left });
}

const tokens = (scope = "") => tokensFor(scheduling, { person: ann, application, scope });
const statusOf = async (token: string, path: string) =>
  (await makings.ask(token, `GET /${path}`)).status;
const but = (...lost: Scope[]) => scopes.filter((scope) => !lost.includes(scope));

describe("application with removed scopes", () => {
  it("loses at once what its tokens could do, and keeps the rest", async () => {
    const { access_token: token, refresh_token } = await tokens();
    expect([await statusOf(token, "bookings"), await statusOf(token, "clients")]).toEqual([
      200, 200,
    ]);
    await narrow(but("bookings:read"));
    expect([await statusOf(token, "bookings"), await statusOf(token, "clients")]).toEqual([
      403, 200,
    ]);
    const { body } = await refresh(scheduling, application, { refresh_token });
    expect(body.scope.split(" ")).toEqual(but("bookings:read"));
    expect(await statusOf(body.access_token, "bookings")).toBe(403);
    await narrow(scopes);
    const again = await refresh(scheduling, application, body);
    expect(again.body.scope).toBe(body.scope);
    expect((await tokens()).scope.split(" ")).toEqual([...scopes]);
  });

  it("repeated token answer has the reduced scopes", async () => {
    const { refresh_token } = await tokens();
    await refresh(scheduling, application, { refresh_token });
    await narrow(["clients:read"]);
    const { body } = await refresh(scheduling, application, { refresh_token });
    expect([body.scope, await statusOf(body.access_token, "bookings")]).toEqual([
      "clients:read",
      403,
    ]);
  });

  it("loses a grant without remaining scopes", async () => {
    const { access_token: token, refresh_token } = await tokens("bookings:read");
    await narrow(["clients:read"]);
    expect(await isGood(scheduling, token)).toBe(false);
    expect((await refresh(scheduling, application, { refresh_token })).status).toBe(400);
    expect((await ann.visitor.get("/me/applications")).text).not.toContain("See bookings");
  });

  it("consent cannot include a removed scope", async () => {
    const { clientId } = application;
    const input = { client_id: clientId, response_type: "code", scope: "bookings:read" };
    const back = (await readReturn(scheduling.context, input)) as Return;
    const consentRequest = readConsentRequest(back, input, false) as ConsentRequest;
    await narrow(["clients:read"]);
    const code = await allow(scheduling.context, consentRequest, { ...ann, isProved: false });
    const fields = { grant_type: "authorization_code", code, ...credentials(application) };
    const { body } = await askToken(scheduling, fields);
    expect([body.scope, await statusOf(body.access_token, "clients")]).toEqual(["", 403]);
  });

  it("an earlier authorization code has the reduced scopes", async () => {
    const code = await codeFor(ann, application);
    await narrow(["clients:read"]);
    const { body } = await askToken(scheduling, { ...code, ...credentials(application) });
    expect([body.scope, await statusOf(body.access_token, "bookings")]).toEqual([
      "clients:read",
      403,
    ]);
    await narrow(scopes);
    const { refresh_token } = body;
    const again = await refresh(scheduling, application, { refresh_token });
    expect(again.body.scope).toBe("clients:read");
  });

  it("an earlier consent page cannot grant a removed scope", async () => {
    const { visitor } = ann;
    await visitor.get(authorizePath(application.clientId));
    await narrow(["clients:read"]);
    const { location } = await visitor.submit({ decision: "allow" }, "/oauth/consent");
    expect(parametersIn(location)).toMatchObject({ error: "invalid_scope" });
  });

  it("loses objects that need a removed scope", async () => {
    const { access_token: token } = await tokens();
    const createdThings = await makings.make(token);
    const kept = await makings.make(await makings.token());
    await narrow(but("audit:read"));
    expect(await makings.stateOf(createdThings)).toBe(there);
    await narrow(but("audit:read", "downtimes:read"));
    expect(await makings.stateOf(createdThings)).toBe("404 404 200, something to tell");
    await narrow(but("audit:read", "downtimes:read", "clients:read"));
    expect([await makings.stateOf(createdThings), await makings.stateOf(kept)]).toEqual([
      gone,
      there,
    ]);
  });

  it("leaves other applications unchanged", async () => {
    const { access_token: token } = await tokens();
    await narrow(["clients:read"], await makeApplication(scheduling));
    expect(await statusOf(token, "bookings")).toBe(200);
  });
});

describe.runIf(onPostgres)("application with removed scopes during a refresh", () => {
  it("gets no token that can do more", async () => {
    for (let round = 0; round < 8; round += 1) {
      application = await makeApplication(scheduling);
      const { refresh_token } = await tokens();
      const code = { ...(await codeFor(ann, application)), ...credentials(application) };
      const [answer, exchanged, fresh] = await Promise.all([
        refresh(scheduling, application, { refresh_token }),
        askToken(scheduling, code),
        tokens().catch(() => undefined),
        narrow(["clients:read"]),
      ]);
      const pairs = [answer.body, exchanged.body, fresh];
      for (const token of pairs.map((pair) => pair?.access_token)) {
        if (token !== undefined) expect(await statusOf(token, "bookings")).not.toBe(200);
      }
    }
  });
});
