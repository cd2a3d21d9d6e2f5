import { acceptInvitation } from "@frontdesk/people/invitations/accept";
import { invite } from "@frontdesk/people/invitations/invite";
import {
  findPersonOfEmail,
  lockPersonOfEmail,
  setFirstName,
} from "@frontdesk/people/persons/store";
import { asserted } from "@frontdesk/people/test/asserted";
import { Visitor } from "@frontdesk/people/test/visitor";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendByDesk } from "../../../test/desk.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeResource, makeStudio, makeUser } from "../../../test/studio.ts";
import { createPersonalToken } from "../../applications/tokens/create.ts";
import { scopes } from "../../core/rights.ts";
import { purposeOf } from "../../inventory/resources/invite.ts";
import { userIdOf } from "../../parties/users/of-person.ts";
import { deleteMember } from "../../parties/users/store.ts";
import { joinAccount } from "./join.ts";
import { openAccount } from "./open.ts";
import { onboardPerson } from "./sign-up.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
afterAll(() => scheduling.close());

let drawn = 0;
async function makePerson(name?: string): Promise<{ personId: string; email: string }> {
  const { db, now } = scheduling.context;
  drawn += 1;
  const email = `somebody-${drawn}@example.net`;
  const newPersonId = `f${drawn.toString(16).padStart(23, "0")}`;
  const personId = await lockPersonOfEmail(db, { email, newPersonId, now: now() });
  if (name !== undefined) await setFirstName(db, personId, name);
  return { personId, email };
}

async function tokenOf(personId: string): Promise<string> {
  const { context } = scheduling;
  const userId = await userIdOf(context, personId);
  return (await createPersonalToken(context, { userId, name: "test", scopes })).token;
}

async function accountsOf(personId: string) {
  const token = await tokenOf(personId);
  return (await scheduling.send("GET /v1/accounts", { token })).body;
}

describe("new account", () => {
  it("has default types and its owner as a bookable person", async () => {
    const studio = await makeStudio(scheduling, { name: "Ålborg Film", timezone: "Copenhagen" });
    expect(studio.subdomain).toBe("alborg-film");
    expect((await studio.get("/resource_types")).body).toHaveLength(5);
    const { body: types } = await studio.get("/downtime_types");
    expect(types.map(({ name }: { name: string }) => name)).toEqual([
      "Vacation",
      "Sick leave",
      "Public holiday",
      "Compassionate leave",
      "Training",
      "Maintenance",
    ]);
    const { body: me } = await studio.get("/resources/me");
    expect(me).toMatchObject({ first_name: "Pat", timezone: { name: "Copenhagen" } });
    expect(me.available_periods).toHaveLength(5);
    const { body: user } = await studio.get("/users/me");
    expect(user).toMatchObject({ owner: true, permissions: "administrator" });
  });

  it("requires a session at the desk, never a token", async () => {
    const { personId } = await makePerson("Ida Example");
    const request = { personId, aud: "scheduling" } as const;
    const authorization = await asserted(scheduling.context, "POST /v1/accounts", request);
    const headers = { authorization };
    const sent = { headers, body: { name: "Ida’s corner" } };
    const opened = await scheduling.send("POST /v1/accounts", sent);
    expect([opened.status, opened.body]).toEqual([201, { id: expect.any(Number) }]);
    expect(await accountsOf(personId)).toMatchObject([
      { id: opened.body.id, name: "Ida’s corner" },
    ]);
    const token = await tokenOf(personId);
    const response = await scheduling.send("POST /v1/accounts", { token, body: { name: "More" } });
    expect([response.status, response.body.error_description]).toEqual([
      403,
      "Only a person signed in at the desk can create an account",
    ]);
  });

  it("is one of a hundred at most, however many requests at once", async () => {
    const { personId } = await makePerson("Ida Example");
    const userId = await userIdOf(scheduling.context, personId);
    const { db } = scheduling.context;
    await sql`insert into scheduling.accounts (subdomain, name, owner_id, timezone, created_at,
        updated_at) select 'ida-' || n, 'Ida', ${userId}, 'UTC', now(), now()
      from generate_series(1, 98) n`.execute(db);
    const open = (idempotencyKey: string | null) =>
      sendByDesk(scheduling, "POST /v1/accounts", {
        personId,
        body: { name: "Ida" },
        ...(idempotencyKey !== null && { idempotencyKey }),
      });
    const answers = await Promise.all(["one", null, "two", null].map(open));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      error: "too_many",
      error_description: "You own 100 accounts already",
    });
  });

  it("gets a unique URL id however common its name", async () => {
    const opened = [];
    for (let times = 0; times < 12; times += 1) {
      const { userId } = await makeUser(scheduling);
      const opening = { userId, name: "Same name", timezone: "UTC" };
      opened.push((await openAccount(scheduling.context, opening)).subdomain);
    }
    expect(opened.slice(0, 9)).toEqual([
      "same-name",
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `same-name-${number}`),
    ]);
    expect(opened[9]).toMatch(/^same-name-\d{6}$/);
    expect(new Set(opened).size).toBe(12);
  });

  it("gets a unique URL id among five concurrent ones", async () => {
    const opening = async () => {
      const { userId } = await makeUser(scheduling);
      return await openAccount(scheduling.context, { userId, name: "At once", timezone: "UTC" });
    };
    const opened = await Promise.all(Array.from({ length: 5 }, opening));
    expect(new Set(opened.map(({ subdomain }) => subdomain)).size).toBe(5);
  });

  it("opens completely or not at all", async () => {
    const { userId } = await makeUser(scheduling);
    const opening = { userId, name: "Nowhere", timezone: "Atlantis" };
    await expect(openAccount(scheduling.context, opening)).rejects.toMatchObject({ status: 422 });
    const nobody = { userId: 999_999, name: "Nobody", timezone: "UTC" };
    await expect(openAccount(scheduling.context, nobody)).rejects.toThrow();
    const opened = await openAccount(scheduling.context, { ...nobody, userId });
    expect(opened.subdomain).toBe("nobody");
  });
});

describe("sign-up", () => {
  it("opens an account at once, by the public page", async () => {
    const visitor = new Visitor(scheduling.server, "198.51.100.7");
    await visitor.get("/sign-up");
    const email = "grace@example.net";
    const fields = { email, name: "Grace Hopper", password: "correct horse battery" };
    expect((await visitor.submit(fields)).status).toBeLessThan(400);
    const person = await findPersonOfEmail(scheduling.context.db, email);
    const [account] = await accountsOf(person!.id);
    expect(account).toMatchObject({ name: "Grace's studio", subdomain: "grace-s-studio" });
  });

  it("opens one account in the person's name, once", async () => {
    const { personId } = await makePerson("Ada Lovelace");
    await onboardPerson(scheduling.context, { personId });
    await onboardPerson(scheduling.context, { personId });
    expect(await accountsOf(personId)).toMatchObject([{ name: "Ada's studio" }]);
  });

  it.each(["N".repeat(80), `${"n".repeat(74)} b`])(
    "opens an account with a valid name for a person called %s",
    async (name) => {
      const { personId } = await makePerson(name);
      await onboardPerson(scheduling.context, { personId });
      const [account] = await accountsOf(personId);
      expect(account.name).toBe("My studio");
    },
  );

  it("names a person without a name by their address", async () => {
    const { personId, email } = await makePerson();
    await onboardPerson(scheduling.context, { personId });
    const [account] = await accountsOf(personId);
    expect(account.name).toBe(`${email.replace(/@.*/, "")}'s studio`);
  });
});

describe("accepted invitation", () => {
  async function makeGuest() {
    const studio = await makeStudio(scheduling);
    const { email } = await makePerson();
    await makeResource(studio, { type: "Person", email, invite: true });
    const { db, now } = scheduling.context;
    const { personId, token } = await invite(db, {
      email,
      purpose: purposeOf(studio.accountId),
      newPersonId: "0".repeat(24),
      now: now(),
    });
    const accept = async () => {
      const accepted = await acceptInvitation(db, { token, name: "Guest", now: now() });
      if (accepted !== undefined) await joinAccount(scheduling.context, accepted);
    };
    return { studio, personId, accept };
  }

  it("adds the person and links their resource", async () => {
    const { studio, personId, accept } = await makeGuest();
    const token = await tokenOf(personId);
    const ask = (path: string) => scheduling.send(`GET /v1/${studio.subdomain}${path}`, { token });
    expect((await ask("/resources/me")).status).toBe(404);
    expect((await scheduling.send("GET /v1/accounts", { token })).body).toEqual([]);
    await accept();
    expect((await ask("/resources/me")).body.human).toBe(true);
    const { body: me } = await ask("/users/me");
    expect(me).toMatchObject({ activation_state: "active", permissions: "basic_user" });
    const { body: entries } = await studio.get(`/audit?kind=user&subject_id=${me.id}`);
    expect(entries).toMatchObject([
      { action: "create" },
      { action: "update", user_id: me.id, after: { activation_state: "active" } },
    ]);
  });

  it("is void after a removal", async () => {
    const { studio, personId, accept } = await makeGuest();
    const userId = await userIdOf(scheduling.context, personId);
    await deleteMember(scheduling.context.db, { accountId: studio.accountId, userId });
    await accept();
    expect(await accountsOf(personId)).toEqual([]);
  });

  it("does nothing for other purposes", async () => {
    const { personId } = await makePerson();
    for (const purpose of ["merchant 1", "account x", "account 999999", "account 0", ""]) {
      await joinAccount(scheduling.context, { personId, purpose });
    }
    expect(await accountsOf(personId)).toEqual([]);
  });
});
