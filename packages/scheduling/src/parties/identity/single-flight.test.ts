import { nameOf } from "@frontdesk/database/statement";
import type { CompiledQuery } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeAccess, makeApplication } from "../../../test/oauth.ts";
import { makeMember, makeStranger, makeStudio, type Studio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
let tokens: [token: string, status: number][];
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await makeStudio(scheduling);
  const { id: applicationId } = await makeApplication(scheduling);
  const member = await makeMember(scheduling, studio);
  const stranger = await makeStranger(scheduling, studio);
  const narrow = await makeMember(scheduling, studio, { scopes: [] });
  const access = await makeAccess(scheduling, { userId: member.userId, applicationId });
  tokens = [
    [studio.token, 200],
    [member.token, 200],
    [stranger.token, 404],
    [narrow.token, 403],
    [access.accessToken, 200],
    [`fdp_${"a".repeat(43)}`, 401],
    [`fda_${"a".repeat(43)}`, 401],
  ];
});
afterAll(() => scheduling.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const path = () => `/v1/${studio.subdomain}/clients` as const;

function watchLookups(): () => string[] {
  const request = vi.spyOn(scheduling.context.db, "executeQuery");
  return () =>
    request.mock.calls
      .map(([query]) => nameOf((query as CompiledQuery).sql) ?? "")
      .filter((name) => name.startsWith("identity_"));
}

describe("concurrent callers", () => {
  it("get the same answers as alone", async () => {
    const many = Array.from({ length: 5 }, () => tokens).flat();
    const answers = await Promise.all(
      many.map(async ([token]) => (await scheduling.send(`GET ${path()}`, { token })).status),
    );
    expect(answers).toEqual(many.map(([, status]) => status));
  });

  it("keep their own identity", async () => {
    const people = tokens.filter(([, status]) => status !== 401);
    const idOf = async ([token]: [string, number]) =>
      (await scheduling.send("GET /v1/me", { token })).body.id;
    const alone: number[] = [];
    for (const each of people) alone.push(await idOf(each));
    expect(await Promise.all(people.map(idOf))).toEqual(alone);
    expect(new Set(alone).size).toBe(people.length - 1);
  });

  it("of one account are found by one statement", async () => {
    await scheduling.send(`GET ${path()}`, { token: studio.token });
    const lookups = watchLookups();
    const personal = tokens.filter(([token]) => token.startsWith("fdp_"));
    await Promise.all(personal.map(([token]) => scheduling.send(`GET ${path()}`, { token })));
    expect(lookups()).toEqual(["identity_personal_token"]);
  });

  it("with and without an account are found separately, whatever its name", async () => {
    const { token } = studio;
    const lookups = watchLookups();
    const [own, other] = await Promise.all([
      scheduling.send("GET /v1/me", { token }),
      scheduling.send("GET /v1/undefined/clients", { token }),
    ]);
    expect([own.status, other.status]).toEqual([200, 404]);
    const matches = lookups().filter((name) => name === "identity_personal_token");
    expect(matches).toHaveLength(2);
  });

  it("lose access after leaving, in any batch", async () => {
    const member = await makeMember(scheduling, studio);
    const ask = ({ token }: { token: string }) => scheduling.send(`GET ${path()}`, { token });
    const concurrent = () => Promise.all([studio, member, studio, member].map(ask));
    const before = (await concurrent()).map(({ status }) => status);
    await studio.delete(`/users/${member.userId}`);
    const after = (await concurrent()).map(({ status }) => status);
    expect([before, after]).toEqual([
      [200, 200, 200, 200],
      [200, 404, 200, 404],
    ]);
  });
});
