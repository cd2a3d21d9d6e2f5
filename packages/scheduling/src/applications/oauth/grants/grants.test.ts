import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendByDesk } from "../../../../test/desk.ts";
import { startTestScheduling, type TestScheduling } from "../../../../test/harness.ts";
import { gone, type Makings, makeMakings, there } from "../../../../test/makings.ts";
import {
  askToken,
  credentials,
  makeAccess,
  makeApplication,
  makePerson,
  type Person,
} from "../../../../test/oauth.ts";
import { codeFor, refresh } from "../../../../test/token-requests.ts";

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

describe("objects of a grant", () => {
  const application = () => makeApplication(scheduling);

  it.each<[string, () => Promise<{ token: string; end: () => Promise<unknown> }>]>([
    [
      "the person takes it back",
      async () => {
        const { id: applicationId } = await application();
        const access = await makeAccess(scheduling, { userId: ann.userId, applicationId });
        const end = async () => {
          await ann.visitor.get("/me/applications");
          await ann.visitor.submit({ application: String(applicationId) }, "/me/applications");
        };
        return { token: access.accessToken, end };
      },
    ],
    [
      "the person takes all back",
      async () => {
        const { id: applicationId } = await application();
        const access = await makeAccess(scheduling, { userId: ann.userId, applicationId });
        const end = async () => {
          await ann.visitor.get("/me/applications");
          await ann.visitor.submit({ application: "all" }, "/me/applications");
        };
        return { token: access.accessToken, end };
      },
    ],
    [
      "its maker ends it",
      async () => {
        const max = await makePerson(scheduling, "Max Maker");
        const { id } = await makeApplication(scheduling, { ownerId: max.userId });
        const access = await makeAccess(scheduling, { userId: ann.userId, applicationId: id });
        const end = async () => {
          const route = `DELETE /v1/me/applications/${id}/grants/${ann.userId}` as const;
          await sendByDesk(scheduling, route, { personId: max.personId });
        };
        return { token: access.accessToken, end };
      },
    ],
    [
      "the application is deleted",
      async () => {
        const max = await makePerson(scheduling, "Max Maker");
        const { id } = await makeApplication(scheduling, { ownerId: max.userId });
        const access = await makeAccess(scheduling, { userId: ann.userId, applicationId: id });
        const end = async () => {
          await max.visitor.get("/developers");
          await max.visitor.submit({}, `/developers/applications/${id}/delete`);
        };
        return { token: access.accessToken, end };
      },
    ],
    [
      "the application revokes its refresh token",
      async () => {
        const planner = await application();
        const fields = { userId: ann.userId, applicationId: planner.id };
        const { accessToken, refreshToken } = await makeAccess(scheduling, fields);
        const body = new URLSearchParams({ ...credentials(planner), token: refreshToken });
        const end = () => scheduling.send("POST /oauth/revoke", { body: body.toString() });
        return { token: accessToken, end };
      },
    ],
    [
      "a code is used twice",
      async () => {
        const planner = await application();
        const fields = { ...(await codeFor(ann, planner)), ...credentials(planner) };
        const { body } = await askToken(scheduling, fields);
        return { token: body.access_token, end: () => askToken(scheduling, fields) };
      },
    ],
    [
      "a refresh token is used twice",
      async () => {
        const planner = await application();
        const fields = { userId: ann.userId, applicationId: planner.id };
        const first = await makeAccess(scheduling, fields);
        const { body } = await refresh(scheduling, planner, { refresh_token: first.refreshToken });
        const end = async () => {
          clockMs += 61_000;
          await refresh(scheduling, planner, { refresh_token: first.refreshToken });
        };
        return { token: body.access_token, end };
      },
    ],
  ])("are deleted when %s", async (_title, begin) => {
    const other = await makePerson(scheduling);
    await makeAccess(scheduling, {
      userId: other.userId,
      applicationId: (await application()).id,
    });
    const kept = await makings.make(await makings.token());
    const { token, end } = await begin();
    const createdThings = await makings.make(token);
    expect(await makings.stateOf(createdThings)).toBe(there);
    await end();
    expect(await makings.stateOf(createdThings)).toBe(gone);
    expect(await makings.stateOf(kept)).toBe(there);
  });
});
