import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../../test/harness.ts";
import { makeApplication, makePerson, type Person } from "../../../../test/oauth.ts";
import { isGood, refresh, tokensFor } from "../../../../test/token-requests.ts";
import type { RegistrationResult } from "../applications/register.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

let time = Date.parse("2026-03-01T12:00:00Z");
let scheduling: TestScheduling;
let planner: RegistrationResult;
let ann: Person;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date(time) });
  planner = await makeApplication(scheduling);
  ann = await makePerson(scheduling);
});
afterAll(() => scheduling.close());

describe("refresh", () => {
  it("gives a new pair and ends the old access token at once", async () => {
    const first = await tokensFor(scheduling, { person: ann, application: planner });
    const { status, body } = await refresh(scheduling, planner, {
      refresh_token: first.refresh_token,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: "bearer", expires_in: 604_800, scope: first.scope });
    expect(body.access_token).not.toBe(first.access_token);
    expect(body.refresh_token).not.toBe(first.refresh_token);
    expect([
      await isGood(scheduling, first.access_token),
      await isGood(scheduling, body.access_token),
    ]).toEqual([false, true]);
  });

  it("repeated within a minute gives the same pair", async () => {
    const { refresh_token: used } = await tokensFor(scheduling, {
      person: ann,
      application: planner,
    });
    const { body: once } = await refresh(scheduling, planner, { refresh_token: used });
    time += minute;
    const { status, body: again } = await refresh(scheduling, planner, { refresh_token: used });
    expect([status, again]).toEqual([200, { ...once, expires_in: once.expires_in - 60 }]);
    expect(await isGood(scheduling, again.access_token)).toBe(true);
  });

  it("repeated later ends the grant", async () => {
    const { refresh_token: used } = await tokensFor(scheduling, {
      person: ann,
      application: planner,
    });
    const { body } = await refresh(scheduling, planner, { refresh_token: used });
    time += minute + 1;
    expect((await refresh(scheduling, planner, { refresh_token: used })).body.error).toBe(
      "invalid_grant",
    );
    expect(await isGood(scheduling, body.access_token)).toBe(false);
    const ended = await refresh(scheduling, planner, { refresh_token: body.refresh_token });
    expect(ended.body).toEqual({
      error: "invalid_grant",
      error_description: "Invalid grant: refresh token is invalid",
    });
  });

  it("that comes again after the next one ends all", async () => {
    const { refresh_token: used } = await tokensFor(scheduling, {
      person: ann,
      application: planner,
    });
    const { body: second } = await refresh(scheduling, planner, { refresh_token: used });
    const { body: third } = await refresh(scheduling, planner, {
      refresh_token: second.refresh_token,
    });
    expect((await refresh(scheduling, planner, { refresh_token: used })).body.error).toBe(
      "invalid_grant",
    );
    expect(await isGood(scheduling, third.access_token)).toBe(false);
  });

  it("of a public application ten seconds after another is refused and ends nothing", async () => {
    const [application, person] = [
      await makeApplication(scheduling, { isConfidential: false }),
      await makePerson(scheduling),
    ];
    const { refresh_token: used } = await tokensFor(scheduling, { person, application });
    const both = await Promise.all(
      [1, 2].map(() => refresh(scheduling, application, { refresh_token: used })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const { body } = both.find(({ status }) => status === 200)!;
    time += 10_000;
    expect((await refresh(scheduling, application, { refresh_token: used })).status).toBe(400);
    expect(await isGood(scheduling, body.access_token)).toBe(true);
    time += 1;
    expect((await refresh(scheduling, application, { refresh_token: used })).status).toBe(400);
    expect(await isGood(scheduling, body.access_token)).toBe(false);
  });

  it("with another application's token ends nothing", async () => {
    const other = await makeApplication(scheduling);
    const { refresh_token: token } = await tokensFor(scheduling, {
      person: ann,
      application: planner,
    });
    expect((await refresh(scheduling, other, { refresh_token: token })).body.error).toBe(
      "invalid_grant",
    );
    expect((await refresh(scheduling, planner, { refresh_token: token })).status).toBe(200);
  });

  it("may reduce scopes and restore them later", async () => {
    const { refresh_token: token } = await tokensFor(scheduling, {
      person: ann,
      application: planner,
      scope: "users:read reports:read",
    });
    const { body: narrow } = await refresh(scheduling, planner, {
      refresh_token: token,
      scope: "reports:read",
    });
    expect(narrow.scope).toBe("reports:read");
    const { body } = await refresh(scheduling, planner, { refresh_token: narrow.refresh_token });
    expect(body.scope).toBe("users:read reports:read");
    const more = await refresh(scheduling, planner, {
      refresh_token: body.refresh_token,
      scope: "audit:read",
    });
    const error_description = "Invalid scope: Unable to add extra scopes";
    expect([more.status, more.body]).toEqual([400, { error: "invalid_scope", error_description }]);
    expect((await refresh(scheduling, planner, { refresh_token: body.refresh_token })).status).toBe(
      200,
    );
  });

  it("works within sixty days of the last one", async () => {
    const first = await tokensFor(scheduling, { person: ann, application: planner });
    time += 7 * day;
    expect(await isGood(scheduling, first.access_token)).toBe(false);
    time += 53 * day - 1;
    const second = await refresh(scheduling, planner, { refresh_token: first.refresh_token });
    expect(second.status).toBe(200);
    time += 60 * day;
    const third = await refresh(scheduling, planner, { refresh_token: second.body.refresh_token });
    expect([third.status, third.body.error]).toEqual([400, "invalid_grant"]);
    ann = await makePerson(scheduling);
  });
});
