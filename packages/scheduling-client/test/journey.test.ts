import { createTransport, type Transport } from "@frontdesk/rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountClient, createClient } from "../src/client.ts";
import {
  AuthenticationError,
  ClashError,
  GrantError,
  NotFoundError,
  PermissionError,
  ValidationError,
} from "../src/errors.ts";
import { createApplication, createProof } from "../src/oauth.ts";
import { callback, consent, type Guest, makeClientId, makeGuest } from "./guests.ts";
import { type Listening, startListening } from "./listening.ts";

let running: Listening;
let guest: Guest;
let studio: AccountClient;
let spaceTypeId: number;
let later = 0;
beforeAll(async () => {
  running = await startListening({ now: () => new Date(Date.now() + later) });
  guest = await makeGuest(running);
  studio = createClient({ url: running.url, token: guest.token }).account(guest.subdomain);
  const { items } = await studio.resourceTypes.list().page();
  spaceTypeId = items.find(({ name }) => name === "Meeting Room")!.id;
});
afterAll(() => running[Symbol.asyncDispose]());

const makeStudioSpace = (name = "Attic") =>
  studio.resources.create({ resource_type_id: spaceTypeId, name, timezone: "UTC" });

async function everything<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}

const monday = "2030-01-07";

describe("booking, from resource to report", () => {
  it("changes by tag, and fails after a concurrent change", async () => {
    const { id } = await makeStudioSpace();
    const query = { resource_id: id, start_date: monday, duration: 120 };
    const created = await studio.bookings.create(query);
    const { shown, etag } = await studio.bookings.tagged(created.id);
    expect(shown).toEqual(created);
    const matched = { ifMatch: etag };
    await studio.bookings.update(created.id, { details: "Cold ovens" }, matched);
    const late = studio.bookings.update(created.id, { details: "Ovens" }, matched);
    await expect(late).rejects.toMatchObject({ status: 412 });
  });

  it("is created, moved, reported and deleted", async () => {
    const capacity = await makeStudioSpace();
    const client = await studio.clients.create({ name: "Bakery" });
    const project = await studio.projects.create({ name: "Bread", client_id: client.id });
    const created = await studio.bookings.create({
      resource_id: capacity.id,
      project_id: project.id,
      details: "Ovens",
      start_date: monday,
      end_date: "2030-01-08",
      duration: 120,
    });
    expect(created).toMatchObject({ project_id: project.id, client_id: null, duration: 120 });
    expect(await studio.bookings.get(created.id)).toEqual(created);
    const updated = await studio.bookings.update(created.id, { end_date: monday });
    expect(updated.durations).toMatchObject([{ date: monday, duration: 120, waiting: false }]);

    const range = { start_date: monday, end_date: monday };
    expect(await studio.reports.resource(capacity.id, range)).toMatchObject({ booked: 120 });
    expect(await studio.reports.client(client.id, range)).toMatchObject({ booked: 120 });
    const { projects } = await studio.reports.projects(range);
    expect(projects.find(({ id }) => id === project.id)).toMatchObject({ booked: 120 });

    for (const list of [
      studio.resources.bookings(capacity.id),
      studio.projects.bookings(project.id),
    ]) {
      expect((await everything(list)).map(({ id }) => id)).toEqual([created.id]);
    }
    await studio.bookings.delete(created.id);
    await expect(studio.bookings.get(created.id)).rejects.toBeInstanceOf(NotFoundError);
    const filter = { kind: "booking", subject_id: created.id };
    const audited = await everything(studio.audit({ filter }));
    expect(audited.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
  });

  it("a clash is an error with its bookings, or waits", async () => {
    const capacity = await makeStudioSpace();
    const booking = { resource_id: capacity.id, start_date: monday, duration: 400 };
    const { id } = await studio.bookings.create(booking);
    const refusal = await studio.bookings.create(booking).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ClashError);
    expect(refusal).toMatchObject({
      status: 422,
      clashes: [{ date: monday, booking_ids: [id], available: 480, booked: 400 }],
    });
    const waiting = await studio.bookings.create({ ...booking, allow_waiting: true });
    expect(waiting.waiting).toBe(true);

    const closing = studio.resources.changeAvailability(capacity.id, {
      date: monday,
      available_periods: [],
    });
    await expect(closing).rejects.toMatchObject({ name: ClashError.name, status: 400 });
    const off = { resource_ids: [capacity.id], from: monday, to: monday };
    const blocked = studio.downtimes.create({ ...off, block_by_clashes: true });
    await expect(blocked).rejects.toBeInstanceOf(ClashError);
    const downtime = await studio.downtimes.create(off);
    expect((await studio.bookings.get(id)).waiting).toBe(true);
    expect(await everything(studio.downtimes.list({ filter: off }))).toEqual([downtime]);
    await studio.downtimes.delete(downtime.id);
  });

  it("reads equal in small pages and in one", async () => {
    const capacity = await makeStudioSpace();
    for (const start_time of [540, 600, 660, 720, 780]) {
      const at = { start_date: monday, start_time, duration: 60 };
      await studio.bookings.create({ resource_id: capacity.id, ...at });
    }
    const filter = { resource_ids: [capacity.id] };
    const whole = await studio.bookings.list({ filter }).page();
    expect([whole.total, whole.items.length]).toEqual([5, 5]);
    const inParts = await everything(studio.bookings.list({ filter, pageSize: 2 }));
    expect(inParts).toEqual(whole.items);
  });
});

describe("mirrored list", () => {
  it("follows the changes since the last read", async () => {
    const [kept, gone] = [
      await studio.clients.create({ name: "Kept" }),
      await studio.clients.create({ name: "Gone" }),
    ];
    const { syncFrom } = await studio.clients.list().page();
    expect(Date.parse(syncFrom!)).toBeLessThan(Date.now() - 50_000);
    await studio.clients.delete(gone.id);
    const changed = await everything(studio.clients.changes(syncFrom!));
    expect(changed).toContainEqual(expect.objectContaining({ id: kept.id, name: "Kept" }));
    const left = { id: gone.id, deleted: true, updated_at: expect.any(String) };
    expect(changed).toContainEqual(left);
    expect((await studio.resourceTypes.list().page()).syncFrom).toBeUndefined();
  });
});

describe("call with a lost response", () => {
  it("repeats without a second effect", async () => {
    const capacity = await makeStudioSpace();
    const own = createTransport();
    let calls = 0;
    const losing: Transport = async (...request) => {
      const answer = await own(...request);
      if (calls++ % 2 === 1) return answer;
      throw new Error("the answer was lost");
    };
    const unlucky = createClient({ url: running.url, token: guest.token, transport: losing });
    const booking = { resource_id: capacity.id, start_date: monday, duration: 300 };
    await unlucky.account(guest.subdomain).bookings.create(booking);
    expect(calls).toBe(2);
    expect(await everything(studio.resources.bookings(capacity.id))).toHaveLength(1);
  });
});

describe("grant of a person", () => {
  it("lasts: tokens renew once for all calls, and end on revocation", async () => {
    const { url } = running;
    const application = createApplication({ url, ...(await makeClientId(running)) });
    const { verifier, challenge } = await createProof();
    const request = { redirectUrl: callback, state: "of a test", challenge };
    const returnedTo = await consent(guest, application.authorizationUrl(request));
    const code = application.codeIn(returnedTo, request);
    const tokens = await application.exchange({ code, redirectUrl: callback, verifier });
    expect(await application.introspect(tokens.accessToken)).toMatchObject({ active: true });
    expect(await application.metadata()).toMatchObject({ issuer: url });

    const kept = [tokens];
    const grant = {
      application,
      tokens,
      onTokens: (fresh: typeof tokens) => void kept.push(fresh),
    };
    const theirs = createClient({ url, grant });
    expect(await theirs.me()).toMatchObject({ email: guest.email });
    later += 8 * 24 * 60 * 60 * 1000;
    const calls = await Promise.all(Array.from({ length: 10 }, () => theirs.me()));
    expect(calls.map(({ email }) => email)).toEqual(calls.map(() => guest.email));
    expect(kept).toHaveLength(2);
    expect(await theirs.accounts.list()).toHaveLength(1);

    await application.revoke(kept[1]!.refreshToken);
    await expect(theirs.me()).rejects.toBeInstanceOf(GrantError);
    await expect(application.renew(tokens.refreshToken)).rejects.toBeInstanceOf(GrantError);
  });
});

describe("refusal", () => {
  it("has a class per reason", async () => {
    const { url } = running;
    const problem = studio.bookings.create({ resource_id: 1, start_date: "soon", duration: 0 });
    await expect(problem).rejects.toMatchObject({
      name: ValidationError.name,
      problems: { duration: [expect.any(String)] },
      requestId: expect.any(String),
    });
    const nobody = createClient({ url, token: "fdp_nobody" });
    await expect(nobody.me()).rejects.toBeInstanceOf(AuthenticationError);
    const stranger = createClient({ url, token: (await makeGuest(running)).token });
    const foreign = stranger.account(guest.subdomain).users.get("me");
    await expect(foreign).rejects.toBeInstanceOf(NotFoundError);
    const target = { name: "n", payload_url: "http://127.0.0.1/", events: ["bookings" as const] };
    await expect(studio.webhooks.create(target)).rejects.toBeInstanceOf(ValidationError);
    const types = studio.resourceTypes.fields.delete(1_000_000);
    await expect(types).rejects.toBeInstanceOf(NotFoundError);
    expect(PermissionError.prototype).toBeInstanceOf(Error);
  });
});

describe("rate limit", () => {
  it("is waited out", { timeout: 60_000 }, async () => {
    await using limited = await startListening({ limited: { windowSeconds: 1 } });
    const { token, email } = await makeGuest(limited);
    const own = createTransport();
    const statuses: number[] = [];
    const noting: Transport = async (...request) => {
      const answer = await own(...request);
      statuses.push(answer.statusCode);
      return answer;
    };
    const client = createClient({ url: limited.url, token, transport: noting });
    const calls = await Promise.all(Array.from({ length: 40 }, () => client.me()));
    expect(calls.map((me) => me.email)).toEqual(calls.map(() => email));
    expect(statuses).toContain(429);
  });
});
