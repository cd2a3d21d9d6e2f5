import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStudio, type Studio } from "../../../test/studio.ts";
import { cleanUp } from "../../operating/housekeeping.ts";
import { importBatch } from "./apply.ts";

const start = new Date("2027-02-20T09:00:00Z");
const day = 24 * 60 * 60 * 1000;
let now = start;
let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = start;
  studio = await makeStudio(scheduling);
});
afterAll(() => scheduling.close());

const base64 = (text: string | Uint8Array) => Buffer.from(text as string).toString("base64");
const upload = (text: string | Uint8Array, more: object = {}, as: Pick<Studio, "post"> = studio) =>
  as.post("/imports", { kind: "clients", file: base64(text), ...more });

async function checked(text: string, more: object = {}) {
  const { status, body } = await upload(text, more);
  expect(status).toBe(201);
  return body;
}

const rowsOf = async (id: number, query = "") =>
  (await studio.get(`/imports/${id}/rows${query}`)).body;
const act = async (id: number, name: "apply" | "undo") =>
  await studio.post(`/imports/${id}/${name}`, undefined);
const clients = async () => (await studio.get("/clients")).body;

const file = [
  "Kunde-ID;Vorname;Nachname;E-Mail;Handy;Notizen",
  '7;Ann;Doe;ann@example.com;+45 12 34 56 78;"Likes; tea"',
  "8;Bo;Krause;bo@example;;",
  ";;;x@example.com;;",
  "9;Cy;Lee;;12;",
  "10;Di;Ray;ann@example.com;;",
  "11;Ed;Doe;;12345678;",
].join("\r\n");

describe("a file of clients", () => {
  it("is checked row by row, and changes no client", async () => {
    const { id, columns, counts, state, kept_until } = await checked(file);
    expect({ state, columns, kept_until }).toEqual({
      state: "checked",
      columns: {
        external_id: "Kunde-ID",
        first_name: "Vorname",
        last_name: "Nachname",
        email: "E-Mail",
        phone: "Handy",
        notes: "Notizen",
      },
      kept_until: new Date(start.getTime() + 30 * day).toISOString(),
    });
    expect(counts).toMatchObject({ new: 1, same: 1, warning: 1, error: 3, imported: 0 });
    const rows = await rowsOf(id);
    expect(
      rows.map(({ number, state, problems: [problem] }: Row) => [number, state, problem]),
    ).toEqual([
      [2, "new", undefined],
      [3, "error", problem("bad_email", "E-Mail", "is no email address")],
      [4, "error", problem("no_name", "Vorname", "has no name")],
      [5, "error", problem("bad_phone", "Handy", "is no telephone number")],
      [6, "same", { ...problem("same_email", "E-Mail", "belongs to a client already"), row: 2 }],
      [
        7,
        "warning",
        { ...problem("shared_phone", "Handy", "belongs to a client with another name"), row: 2 },
      ],
    ]);
    expect(await clients()).toEqual([]);
    expect(await rowsOf(id, "?state[]=error&limit=2")).toHaveLength(2);
  });

  it("creates the clients of good rows once, however often it is applied", async () => {
    const { id } = await checked(file);
    const [one, other] = await Promise.all([act(id, "apply"), act(id, "apply")]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect((await act(id, "apply")).body).toMatchObject({
      state: "applied",
      counts: { new: 0, warning: 0, imported: 2, same: 1, error: 3 },
    });
    const all = await clients();
    expect(all.map(({ name, email, phone, notes }: Row) => [name, email, phone, notes])).toEqual([
      ["Ann Doe", "ann@example.com", "+45 12 34 56 78", "Likes; tea"],
      ["Ed Doe", null, "12345678", null],
    ]);
    const again = await checked(file.replace("ann@example.com;+45", "other@example.com;+45"));
    expect(again.counts).toMatchObject({ new: 0, same: 3, error: 3 });
    const [first] = await rowsOf(again.id);
    expect(first).toMatchObject({ state: "same", client_id: all[0].id });
    expect(first.problems[0].code).toBe("same_id");
  });

  it("records each client, and keeps no text of imported rows", async () => {
    const { id } = await checked(file);
    await act(id, "apply");
    const { body: audit } = await studio.get("/audit?kind=client");
    expect(audit.filter(({ action }: Row) => action === "create")).toHaveLength(2);
    const rows = await rowsOf(id);
    expect(rows.map(({ name }: Row) => name)).toEqual([
      null,
      "Bo Krause",
      null,
      "Cy Lee",
      null,
      null,
    ]);
  });

  it("skips clients that came between the dry run and the import", async () => {
    const { id } = await checked("name,email\r\nAnn,ann@example.com\r\nBo,bo@example.com");
    await studio.post("/clients", { name: "Ann", email: "ANN@example.com" });
    expect((await act(id, "apply")).body.counts).toMatchObject({ same: 1, imported: 1 });
    expect(await clients()).toHaveLength(2);
  });

  it("continues after the batches of a call, and after a crash between batches", async () => {
    const { rows, most } = importBatch;
    const lines = Array.from({ length: 7 }, (_, nth) => `Client ${nth},c${nth}@example.com`);
    Object.assign(importBatch, { rows: 2, most: 1 });
    try {
      const { id } = await checked(["name,email", ...lines].join("\n"));
      const first = (await act(id, "apply")).body;
      expect(first).toMatchObject({ state: "applying", counts: { new: 5, imported: 2 } });
      const other = await checked("name\r\nZoe");
      const { status, body } = await act(other.id, "apply");
      expect([status, body.error_description]).toEqual([
        409,
        "Another import is not finished: apply it first",
      ]);
      await act(id, "apply");
      await act(id, "apply");
      expect((await act(id, "apply")).body).toMatchObject({ state: "applied" });
      expect(await clients()).toHaveLength(7);
      expect((await act(id, "undo")).body.state).toBe("undoing");
      expect((await act(id, "apply")).status).toBe(409);
      Object.assign(importBatch, { most: 10 });
      expect((await act(id, "undo")).body).toMatchObject({
        state: "undone",
        counts: { removed: 7 },
      });
    } finally {
      Object.assign(importBatch, { rows, most });
    }
  });

  it("takes the columns of the request, and leaves out a field with null", async () => {
    const text = "Wer;Mail;Notiz\nAnn;ann@example.com;Tea";
    const without = await checked(text);
    expect(without.counts).toMatchObject({ new: 0, error: 1 });
    expect(without.headers).toEqual(["Wer", "Mail", "Notiz"]);
    const { id, counts } = await checked(text, { columns: { name: "Wer", notes: null } });
    expect(counts).toMatchObject({ new: 1 });
    await act(id, "apply");
    expect(await clients()).toMatchObject([{ name: "Ann", email: "ann@example.com", notes: null }]);
  });

  it("reads our own table back as the same clients", async () => {
    await studio.post("/clients", { name: "=Ann", notes: 'a, -b\n"c"', phone: "+45 12 34 56 78" });
    await studio.post("/clients", { name: "Bo", email: "bo@example.com" });
    await studio.post("/clients", { name: "Cy" });
    const { text } = await studio.get("/clients?format=csv&locale=de-DE");
    expect((await checked(text)).counts).toMatchObject({ new: 0, same: 3, error: 0, warning: 0 });
    const target = await makeStudio(scheduling);
    const { body } = await upload(text, {}, target);
    await target.post(`/imports/${body.id}/apply`, undefined);
    const copies = (await target.get("/clients")).body;
    expect(copies).toMatchObject([
      { name: "=Ann", notes: 'a, -b\n"c"', phone: "+45 12 34 56 78" },
      { name: "Bo", email: "bo@example.com" },
      { name: "Cy" },
    ]);
  });

  it.each([
    ["other kinds", { kind: "passes" }, "kind", "must be clients: we import no other files yet"],
    ["no base64", { file: "ä" }, "file", "must be base64"],
    ["an open quote", { file: base64('name\n"Ann') }, "file", "is no CSV: a quote does not end"],
    ["no rows", { file: base64("name\r\n") }, "file", "needs a header and at least one row"],
    [
      "too many rows",
      { file: base64(`name\n${"a\n".repeat(10_001)}`) },
      "file",
      "has more than 10000 rows",
    ],
    [
      "too many columns",
      { file: base64(`${"a,".repeat(201)}\nb`) },
      "file",
      "has more than 200 columns",
    ],
    ["a foreign column", { columns: { name: "Nom" } }, "columns", "must be headers of the file"],
  ])("is refused with %s", async (_name, more, field, message) => {
    const { status, body } = await upload("name\nAnn", more);
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
  });

  it("above 5 MB is refused", async () => {
    const { status } = await upload(new Uint8Array(5 * 1024 * 1024 + 60_000).fill(97));
    expect([413, 422]).toContain(status);
  });

  it("is for administrators only", async () => {
    for (const how of [
      { permissions: "manager" },
      { permissions: "custom", rights: { clients: "manage_all" } },
      { permissions: "custom", rights: { clients: "view", bookings: "manage_own" }, ownOnly: true },
    ] as const) {
      const member = await makeMember(scheduling, studio, how);
      expect((await upload("name\nAnn", {}, member)).status).toBe(403);
      expect((await member.get("/imports")).status).toBe(403);
    }
  });

  it("of another account is unknown", async () => {
    const { id } = await checked("name\nAnn");
    const other = await makeStudio(scheduling);
    expect((await other.get(`/imports/${id}`)).status).toBe(404);
    expect((await other.get(`/imports/${id}/rows`)).status).toBe(404);
    expect((await other.post(`/imports/${id}/apply`, undefined)).status).toBe(404);
  });

  it("is deleted with its rows after 30 days, and with the client's data", async () => {
    const { id } = await checked("name,email\nAnn,ann@example.com\nBo,ann@example.com");
    const ann = (await studio.post("/clients", { name: "Ann", email: "ann@example.com" })).body;
    expect((await studio.post(`/clients/${ann.id}/erase`, undefined)).status).toBe(200);
    expect((await rowsOf(id)).map(({ name, email }: Row) => [name, email])).toEqual([
      [null, null],
      [null, null],
    ]);
    now = new Date(start.getTime() + 31 * day);
    await cleanUp(scheduling.context);
    expect((await studio.get(`/imports/${id}`)).status).toBe(404);
  });
});

it("imports: 30 files a day are checked", async () => {
  const limited = await startTestScheduling({ limited: true });
  try {
    const busy = await makeStudio(limited);
    await limited.context.limits.count("importsByAccount", String(busy.accountId), 29);
    expect((await upload("name\nAnn", {}, busy)).status).toBe(201);
    expect((await upload("name\nAnn", {}, busy)).status).toBe(429);
    expect((await busy.get("/imports")).body).toHaveLength(1);
  } finally {
    await limited.close();
  }
});

describe("the undo of an import", () => {
  const text = "name,email\nAnn,ann@example.com\nBo,bo@example.com\nCy,cy@example.com";
  let counter: Counter;
  beforeEach(async () => {
    counter = await makeCounter(scheduling);
    studio = counter;
  });

  it("deletes unchanged clients, and lists changed and booked ones", async () => {
    const { id } = await checked(text);
    expect((await act(id, "undo")).body.error_description).toBe("Apply the import first");
    await act(id, "apply");
    const [ann, bo] = await clients();
    now = new Date(start.getTime() + day);
    await studio.put(`/clients/${ann.id}`, { notes: "Tea" });
    const booked = await studio.post("/appointments", {
      service_id: Number(counter.serviceId),
      client_id: bo.id,
      starts_at: `${monday}T10:00:00Z`,
    });
    expect(booked.status).toBe(201);
    const [one, other] = await Promise.all([act(id, "undo"), act(id, "undo")]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const { body } = await studio.get(`/imports/${id}`);
    expect(body).toMatchObject({ state: "undone", counts: { removed: 1, kept: 2, imported: 0 } });
    const kept = await rowsOf(id, "?state[]=kept");
    expect(kept.map(({ client_id, problems }: Row) => [client_id, problems[0].code])).toEqual([
      [ann.id, "changed"],
      [bo.id, "booked"],
    ]);
    expect((await clients()).map(({ name }: Row) => name)).toEqual(["Ann", "Bo"]);
    const { status, body: after } = await act(id, "apply");
    expect([status, after.error_description]).toEqual([409, "An undo ended this import"]);
    expect((await checked(text)).counts).toMatchObject({ new: 1, same: 2 });
  });

  it("ends 30 days after the import", async () => {
    const { id } = await checked(text);
    now = new Date(start.getTime() + 20 * day);
    await act(id, "apply");
    now = new Date(start.getTime() + 45 * day);
    await cleanUp(scheduling.context);
    expect((await studio.get(`/imports/${id}`)).status).toBe(200);
    now = new Date(start.getTime() + 51 * day);
    await cleanUp(scheduling.context);
    expect((await act(id, "undo")).status).toBe(404);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: answers of the API
type Row = any;

const problem = (code: string, column: string, message: string) => ({
  code,
  column,
  row: null,
  message,
});
