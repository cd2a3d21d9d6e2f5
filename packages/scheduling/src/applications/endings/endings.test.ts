import { onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { gone, type Makings, makeMakings, there } from "../../../test/makings.ts";
import {
  credentials,
  makeAccess,
  makeApplication,
  makePerson,
  type Person,
} from "../../../test/oauth.ts";
import { refresh } from "../../../test/token-requests.ts";
import { scopes } from "../../core/rights.ts";
import { eraseUser } from "../../lifecycle/onboarding/erase.ts";
import { openAccount } from "../../lifecycle/onboarding/open.ts";
import { cleanUp } from "../../operating/housekeeping.ts";
import { createPersonalToken } from "../tokens/create.ts";

const dayMs = 86_400_000;

let scheduling: TestScheduling;
let clockMs = Date.parse("2026-11-22T08:00:00Z");
let ann: Person;
let makings: Makings;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date(clockMs) });
  ann = await makePerson(scheduling);
  makings = await makeMakings(scheduling, ann.userId);
});
afterAll(() => scheduling.close());

describe("objects of a personal token", () => {
  it("are deleted with it and recorded in the audit log", async () => {
    const kept = await makings.make(await makings.token());
    const createdThings = await makings.make(await makings.token());
    await ann.visitor.get("/developers/tokens");
    expect(await makings.stateOf(createdThings)).toBe(there);
    await ann.visitor.submit({}, "/developers/tokens/revoke");
    expect([await makings.stateOf(createdThings), await makings.stateOf(kept)]).toEqual([
      gone,
      there,
    ]);
    for (const [kind, id] of [
      ["feed", createdThings.feed],
      ["webhook", createdThings.webhook],
    ]) {
      const { body } = await makings.ask(
        await makings.token(),
        `GET /audit?kind=${kind}&subject_id=${id}`,
      );
      expect(body.map(({ action }: { action: string }) => action).sort()).toEqual([
        "create",
        "delete",
      ]);
    }
  });

  it("end when all tokens are revoked", async () => {
    const person = await makePerson(scheduling);
    const { visitor, userId } = person;
    const own = await openAccount(scheduling.context, { userId, name: "Own", timezone: "UTC" });
    const addresses: string[] = [];
    for (let created = 0; created < 2; created += 1) {
      const { token } = await createPersonalToken(scheduling.context, {
        userId,
        name: "a",
        scopes,
      });
      const path = `POST /v1/${own.subdomain}/calendars` as const;
      const { body } = await scheduling.send(path, { token, body: {} });
      addresses.push(new URL(body.address).pathname);
    }
    await visitor.get("/developers/tokens");
    await visitor.submit({ id: "all" }, "/developers/tokens/revoke");
    for (const address of addresses) {
      expect((await scheduling.send(`GET ${address}`)).status).toBe(404);
    }
  });
});

describe.runIf(onPostgres)("request concurrent with the end of its token", () => {
  it("leaves nothing behind", async () => {
    const { id: applicationId } = await makeApplication(scheduling);
    const { accessToken } = await makeAccess(scheduling, { userId: ann.userId, applicationId });
    await ann.visitor.get("/me/applications");
    const fields = { name: "Ours", payload_url: "https://hooks.example.com/", events: ["clients"] };
    const makes = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0
        ? makings.ask(accessToken, "POST /calendars", {})
        : makings.ask(accessToken, "POST /webhooks", fields),
    );
    const end = ann.visitor.submit({ application: "all" }, "/me/applications");
    const answers = await Promise.all(makes);
    await end;
    for (const { status } of answers) expect([201, 401]).toContain(status);
    const { rows } = await sql`
      select from scheduling.feeds where grant_id is not null union all
      select from scheduling.webhooks where grant_id is not null`.execute(scheduling.context.db);
    expect(rows).toEqual([]);
  });
});

describe("objects of an erased person", () => {
  it("end with the tokens", async () => {
    const person = await makePerson(scheduling);
    const { userId } = person;
    const own = await openAccount(scheduling.context, { userId, name: "Own", timezone: "UTC" });
    const { token } = await createPersonalToken(scheduling.context, { userId, name: "a", scopes });
    const path = `POST /v1/${own.subdomain}/calendars` as const;
    const { body } = await scheduling.send(path, { token, body: {} });
    await eraseUser(scheduling.context, userId);
    const { pathname } = new URL(body.address);
    expect((await scheduling.send(`GET ${pathname}`)).status).toBe(404);
  });
});

describe("expiry", () => {
  it("ends objects of a personal token", async () => {
    const createdThings = await makings.make(await makings.token(30));
    const kept = await makings.make(await makings.token(40));
    clockMs += 30 * dayMs - 1;
    await cleanUp(scheduling.context);
    expect((await scheduling.send(`GET ${createdThings.address}`)).status).toBe(200);
    clockMs += 1;
    expect((await scheduling.send(`GET ${createdThings.address}`)).status).toBe(404);
    await cleanUp(scheduling.context);
    expect(await makings.stateOf(createdThings)).toBe(gone);
    expect((await scheduling.send(`GET ${kept.address}`)).status).toBe(200);
  });

  it("keeps objects of a grant while it is refreshed", async () => {
    const planner = await makeApplication(scheduling);
    const fields = { userId: ann.userId, applicationId: planner.id };
    const { accessToken, refreshToken } = await makeAccess(scheduling, fields);
    const createdThings = await makings.make(accessToken);
    const { body } = await refresh(scheduling, planner, { refresh_token: refreshToken });
    const about = new URLSearchParams({ ...credentials(planner), token: body.access_token });
    await scheduling.send("POST /oauth/revoke", { body: about.toString() });
    clockMs += 29 * dayMs;
    await cleanUp(scheduling.context);
    expect(await scheduling.send(`GET ${createdThings.address}`)).toMatchObject({ status: 200 });
  });

  it("ends objects of a grant without valid tokens", async () => {
    const { id: applicationId } = await makeApplication(scheduling);
    const { accessToken } = await makeAccess(scheduling, { userId: ann.userId, applicationId });
    const createdThings = await makings.make(accessToken);
    clockMs += 60 * dayMs - 1;
    await cleanUp(scheduling.context);
    expect((await scheduling.send(`GET ${createdThings.address}`)).status).toBe(200);
    clockMs += 1;
    await cleanUp(scheduling.context);
    expect(await makings.stateOf(createdThings)).toBe(gone);
  });
});
