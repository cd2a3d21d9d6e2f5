import { randomBytes, randomUUID } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import { sql } from "kysely";
import { getHere } from "../src/assertions/store.ts";
import { invite } from "../src/invitations/invite.ts";
import { findAcceptedAt } from "../src/invitations/store.ts";
import { createHookRegistry } from "../src/lifecycle-hooks/hooks.ts";
import { listHookEvents, saveSubscriber, takeHookEvent } from "../src/lifecycle-hooks/store.ts";
import { findPasswordHash, replaceHash } from "../src/passwords/store.ts";
import { addOperator, isOperator, listOperators } from "../src/persons/operators.store.ts";
import { findPersonOfEmail, listErased, listPersons } from "../src/persons/store.ts";
import {
  countSecrets,
  listProtected,
  lockSecrets,
  updateSecrets,
} from "../src/second-factors/store.ts";
import { hasOpenSession, listOpenSessions } from "../src/sessions/store.ts";
import { codeFor, lastLink, makePerson, password, type TestPeople } from "./harness.ts";
import type { Visitor } from "./visitor.ts";

interface Ann {
  email: string;
  personId: string;
}

const existing = new WeakMap<TestPeople, Ann>();
let drawn = 0;

export async function drive(started: TestPeople): Promise<void> {
  const ann = existing.get(started) ?? (await makeAnn(started));
  existing.set(started, ann);
  await driveAccount(started, ann);
  await driveVisits(started, ann);
  await driveElsewhere(started, ann);
  await driveGuests(started);
  await driveWaiting(started);
  await driveUpkeep(started, ann);
}

function fresh(name: string): string {
  drawn += 1;
  return `${name}${drawn}@example.com`;
}

async function makeAnn(started: TestPeople): Promise<Ann> {
  const email = fresh("ann");
  await makePerson(started, email);
  const person = await findPersonOfEmail(started.opened.db, email);
  return { email, personId: person!.id };
}

async function signIn(started: TestPeople, email: string): Promise<Visitor> {
  const visitor = started.visitor();
  await visitor.get("/sign-in");
  const { status } = await visitor.submit({ email, password });
  if (status !== 303) throw new Error(`${email} was not signed in: ${visitor.page}`);
  await visitor.get("/me");
  return visitor;
}

async function driveAccount(started: TestPeople, { email }: Ann): Promise<void> {
  const ann = await signIn(started, email);
  await ann.submit({ name: "Ann Other" }, "/me/name");
  await ann.get("/me");
  await ann.submit({ current: password, password }, "/me/password");
  await signIn(started, email);
  await ann.get("/me");
  await ann.submit({}, "/me/sessions");
  await driveFactor(started, ann, email);
  await driveAddresses(started);
  await driveEnded(started);
}

async function driveAddresses(started: TestPeople): Promise<void> {
  const [former, email] = [fresh("former"), fresh("later")];
  const visitor = await makePerson(started, former);
  for (const isConfirmed of [false, true]) {
    await visitor.get("/me");
    await visitor.submit({ email, current: password }, "/me/address");
    if (isConfirmed) {
      await visitor.get(lastLink(started, email));
      await visitor.submit({});
    }
    const owner = started.visitor();
    await owner.get(lastLink(started, former));
    const { status } = await owner.submit({});
    if (status !== 200) throw new Error(`no objection was taken: ${owner.page}`);
  }
  const waiting = await makePerson(started, fresh("waiting"));
  await waiting.get("/me");
  await waiting.submit({ email: fresh("later"), current: password }, "/me/address");
}

async function driveFactor(started: TestPeople, ann: Visitor, email: string): Promise<void> {
  await ann.get("/me");
  await ann.submit({ current: password }, "/me/second-factor");
  const setup = (await ann.get("/me/second-factor")).text;
  await ann.submit({ code: codeFor(started, setup) });
  const [backup = ""] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(ann.page) ?? [];
  if (backup === "") throw new Error(`no second factor: ${ann.page}`);
  await ann.get(`/second-factor-objections/${"A".repeat(43)}`);
  for (const input of [undefined, backup]) {
    const visitor = started.visitor();
    started.wait(30_000);
    await visitor.get("/sign-in");
    await visitor.submit({ email, password });
    await visitor.get("/second-factor");
    await visitor.submit({ code: "000000" });
    await visitor.submit({ code: input ?? codeFor(started, setup) });
    const { text } = await visitor.get("/me");
    if (!text.includes("Backup codes left")) throw new Error(`no code was taken: ${text}`);
  }
  started.wait(30_000);
  await ann.get("/me");
  await ann.submit({ current: password, code: codeFor(started, setup) }, "/me/backup-codes");
  await reseal(started);
  await driveLost(started, email);
  // Until then, the person may object to the factor.
  started.wait(7 * 86_400_000);
  await ann.get("/me");
  const fields = { current: password, code: codeFor(started, setup) };
  await ann.post("/me/second-factor/remove", { ...ann.form("/me/backup-codes").fields, ...fields });
}

async function driveLost(started: TestPeople, email: string): Promise<void> {
  const personId = await reportLost(started, email);
  await started.people.endLostFactor(started.opened.db, personId).catch(() => {});
  const visitor = started.visitor();
  await visitor.get(lastLink(started, email));
  await visitor.submit({});
}

async function reportLost({ opened, people }: TestPeople, email: string): Promise<string> {
  const { id: personId } = (await findPersonOfEmail(opened.db, email))!;
  await atomically(opened.db, (db) =>
    people.reportLostFactor(db, { personId, operatorId: undefined }),
  );
  return personId;
}

async function driveEnded(started: TestPeople): Promise<void> {
  await endFactor(started);
  const owner = started.visitor();
  await owner.get(await endFactor(started));
  const { status } = await owner.submit({});
  if (status !== 200) throw new Error(`no objection was taken: ${owner.page}`);
}

async function endFactor(started: TestPeople): Promise<string> {
  const email = fresh("ended");
  await makePerson(started, email);
  const person = await signIn(started, email);
  await person.submit({ current: password }, "/me/second-factor");
  const setup = (await person.get("/me/second-factor")).text;
  await person.submit({ code: codeFor(started, setup) });
  const link = lastLink(started, email);
  const { db } = started.opened;
  const personId = await reportLost(started, email);
  await sql`update people.lost_factors set due_at = now()
    where person_id = ${personId}`.execute(db);
  await atomically(db, (db) => started.people.endLostFactor(db, personId));
  await findAcceptedAt(db, { personId, purpose: "shop" });
  return link;
}

async function driveWaiting(started: TestPeople): Promise<void> {
  const email = fresh("bob");
  await makePerson(started, email);
  const bob = await signIn(started, email);
  await bob.submit({ current: password }, "/me/second-factor");
  const setup = (await bob.get("/me/second-factor")).text;
  await bob.submit({ code: codeFor(started, setup) });
  await reportLost(started, email);
}

async function reseal({ opened: { db } }: TestPeople): Promise<void> {
  await countSecrets(db);
  const [first] = await lockSecrets(db, { after: "", limit: 1 });
  if (first === undefined) throw new Error("no secret is kept");
  const { personId, secret: sealed } = first;
  await listProtected(db, [personId]);
  await updateSecrets(db, [{ place: [personId], context: personId, sealed }]);
}

async function driveVisits(started: TestPeople, { email, personId }: Ann): Promise<void> {
  const visitor = started.visitor();
  await visitor.get("/sign-in");
  await visitor.submit({ email, password: "not this one" });
  for (const _time of [1, 2]) {
    await visitor.get("/forgot");
    await visitor.submit({ email });
  }
  await visitor.get(lastLink(started, email));
  await visitor.submit({ password });
  const ann = await signIn(started, email);
  const { db } = started.opened;
  const { people } = started;
  await people.checkPassword({ email, password, address: "192.0.2.1" });
  const sessionId = randomUUID();
  const request = { method: "GET", path: "/", query: "", idempotencyKey: null };
  const person = { personId, name: "Ann", sessionId };
  await people.makeAssertion({ person, address: "192.0.2.1", aud: "payments", request });
  const now = started.now();
  await getHere(db);
  await hasOpenSession(db, { id: sessionId, personId, now });
  await listOpenSessions(db, [sessionId], now);
  started.wait(2 * 60 * 60_000);
  await ann.get("/me");
  await ann.post("/sign-out", ann.form("/me/name").fields);
}

async function driveElsewhere({ opened: { db }, now }: TestPeople, { personId }: Ann) {
  await saveSubscriber(db, "elsewhere");
  const hooks = createHookRegistry();
  await hooks.onJoin(db, { personId, purpose: "shop" });
  await hooks.onPersonChanged(db, { personId, name: "Ann" });
  const [event] = await listHookEvents(db, "elsewhere", 1);
  await takeHookEvent(db, "elsewhere", event!.id);
  await hooks.listNewAccess(db, personId);
  await hooks.listAccess(db, personId, { since: new Date(0), until: new Date() });
  await hooks.endAccess(db, personId);
  await listPersons(db, [personId]);
  await listErased(db, new Date(now().getTime() - 60_000));
  await addOperator(db, personId, now());
  await isOperator(db, personId);
  await listOperators(db);
}

async function driveGuests(started: TestPeople): Promise<void> {
  const { opened, people } = started;
  const { db } = opened;
  const email = fresh("guest");
  const newPersonId = randomBytes(12).toString("hex");
  const invited = { email, purpose: "shop", newPersonId, now: started.now() };
  await invite(db, invited);
  const { personId, token } = await invite(db, invited);
  const guest = started.visitor();
  await guest.get(`/join/${token}`);
  await guest.submit({ name: "Guest Example", password });
  const unconfirmed = fresh("new");
  const other = started.visitor();
  await other.get("/sign-up");
  await other.submit({ name: "New Example", email: unconfirmed, password });
  await invite(db, { ...invited, email: unconfirmed });
  await people.erasePerson(db, { personId, leavesOwnerless: true });
}

async function driveUpkeep(started: TestPeople, { email, personId }: Ann): Promise<void> {
  const { db } = started.opened;
  const hash = await findPasswordHash(db, personId);
  await replaceHash(db, { personId, hash: hash!, old: hash! });
  await started.people.keepHouse();
  const ann = await signIn(started, email);
  await ann.submit({ current: password }, "/me/second-factor");
}
