import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { peopleMigrations } from "../migrations.ts";
import { listPersons } from "../persons/store.ts";
import { hashToken } from "../token.ts";
import { acceptInvitation, findInvitation } from "./accept.ts";
import { invite } from "./invite.ts";
import { revokeInvitations } from "./store.ts";

const now = new Date("2026-03-01T12:00:00.000Z");
const sevenDaysMs = 7 * 86_400_000;
const later = (ms: number) => new Date(now.getTime() + ms);

let opened: TestDatabase;
let db: Database;
let drawn = 0;

beforeAll(async () => {
  opened = await freshDatabase([peopleMigrations]);
  db = opened.db;
});
afterAll(() => opened.close());

function newId(): string {
  drawn += 1;
  return drawn.toString(16).padStart(24, "0");
}

async function inviteTo(purpose: string, email = `${newId()}@example.com`) {
  return await invite(db, { email, purpose, newPersonId: newId(), now });
}

describe("invitation", () => {
  it("new address: makes a person and an open invitation", async () => {
    const newPersonId = newId();
    const email = "Ann@Example.com";
    const { personId, token } = await invite(db, { email, purpose: "shop", newPersonId, now });
    expect(personId).toBe(newPersonId);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await findInvitation(db, token, now)).toEqual({
      personId,
      email,
      purpose: "shop",
      name: null,
    });
    expect(await listPersons(db, [personId])).toMatchObject([
      { id: personId, email, name: null, emailVerifiedAt: null, createdAt: now, updatedAt: now },
    ]);
  });

  it("address in different capitals: finds the same person", async () => {
    const first = await inviteTo("one", "Bob@Example.com");
    const second = await inviteTo("two", "bOB@exaMPLE.com");
    expect(second.personId).toBe(first.personId);
    const [person] = await listPersons(db, [first.personId]);
    expect(person?.email).toBe("Bob@Example.com");
  });

  it("ends an earlier one for the same purpose only", async () => {
    const first = await inviteTo("shop", "carol@example.com");
    const other = await inviteTo("café", "carol@example.com");
    const second = await inviteTo("shop", "carol@example.com");
    expect(await findInvitation(db, first.token, now)).toBeUndefined();
    expect(await findInvitation(db, other.token, now)).toMatchObject({ purpose: "café" });
    expect(await findInvitation(db, second.token, now)).toMatchObject({ purpose: "shop" });
  });

  it("ten at once: leaves one open", async () => {
    const work = () => inviteTo("shop", "dave@example.com");
    const created = await Promise.all(Array.from({ length: 10 }, work));
    expect(new Set(created.map(({ personId }) => personId)).size).toBe(1);
    const matches = await Promise.all(created.map(({ token }) => findInvitation(db, token, now)));
    expect(matches.filter((invitation) => invitation !== undefined)).toHaveLength(1);
  });

  it("stores only the hash of its token", async () => {
    const { token } = await inviteTo("shop");
    const { rows } = await sql<{ row: string }>`
      select invitations::text as row from people.invitations
      where token_hash = ${hashToken(token)}`.execute(db);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.row).not.toContain(token);
  });

  it("rolled-back transaction: makes nothing", async () => {
    const newPersonId = newId();
    const failing = atomically(db, async (db) => {
      await invite(db, { email: "eve@example.com", purpose: "shop", newPersonId, now });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await listPersons(db, [newPersonId])).toEqual([]);
  });
});

describe("accepting an invitation", () => {
  it("grants the offer and names a person without a name", async () => {
    const { personId, token } = await inviteTo("shop");
    const accepted = await acceptInvitation(db, { token, name: " Frank ", now });
    expect(accepted).toEqual({ personId, purpose: "shop", newName: "Frank" });
    expect(await listPersons(db, [personId])).toMatchObject([{ name: "Frank" }]);
  });

  it("keeps an existing name, and treats a blank one as none", async () => {
    const email = "grace@example.com";
    const [first, second, third] = [
      await inviteTo("one", email),
      await inviteTo("two", email),
      await inviteTo("three", email),
    ];
    await acceptInvitation(db, { token: first.token, name: " ", now });
    expect(await listPersons(db, [first.personId])).toMatchObject([{ name: null }]);
    await acceptInvitation(db, { token: second.token, name: "Grace", now });
    await acceptInvitation(db, { token: third.token, name: "Other", now });
    expect(await listPersons(db, [first.personId])).toMatchObject([{ name: "Grace" }]);
  });

  it("works once when ten callers try at once", async () => {
    const { token } = await inviteTo("shop");
    const work = (_: unknown, index: number) =>
      acceptInvitation(db, { token, name: `caller ${index}`, now });
    const answers = await Promise.all(Array.from({ length: 10 }, work));
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
    expect(await findInvitation(db, token, now)).toBeUndefined();
  });

  it("works until seven days have passed", async () => {
    const { token } = await inviteTo("shop");
    expect(await findInvitation(db, token, later(sevenDaysMs - 1))).toBeDefined();
    expect(await findInvitation(db, token, later(sevenDaysMs))).toBeUndefined();
    const late = { token, name: "Late", now: later(sevenDaysMs) };
    expect(await acceptInvitation(db, late)).toBeUndefined();
    expect(await acceptInvitation(db, { ...late, now: later(sevenDaysMs - 1) })).toBeDefined();
  });

  it("fails once revoked, for that purpose only", async () => {
    const { personId, token } = await inviteTo("shop", "heidi@example.com");
    const other = await inviteTo("café", "heidi@example.com");
    await revokeInvitations(db, { personId, purpose: "shop", now });
    expect(await findInvitation(db, token, now)).toBeUndefined();
    expect(await acceptInvitation(db, { token, name: "Heidi", now })).toBeUndefined();
    expect(await acceptInvitation(db, { token: other.token, name: "Heidi", now })).toBeDefined();
  });

  it.each(["", "x", "\u0000", "x".repeat(100_000)])("%j: finds nothing", async (token) => {
    expect(await findInvitation(db, token, now)).toBeUndefined();
    expect(await acceptInvitation(db, { token, name: "Nobody", now })).toBeUndefined();
  });
});

describe("listPersons", () => {
  it("returns existing persons by id", async () => {
    const first = await inviteTo("shop");
    const second = await inviteTo("shop");
    const ids = [second.personId, "f".repeat(24), first.personId];
    expect((await listPersons(db, ids)).map(({ id }) => id)).toEqual(
      [first.personId, second.personId].sort(),
    );
    expect(await listPersons(db, [])).toEqual([]);
  });
});
