import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeClient, makeMember, makeStranger, makeStudio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { publicUrl: "https://book.example.com" } });
});
afterAll(() => scheduling.close());

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe("client", () => {
  it("is created, found at Location, and changed field by field", async () => {
    const studio = await makeStudio(scheduling);
    const response = await studio.post("/clients", {
      name: " Acme ",
      color: "ff8800",
      notes: "VIP",
    });
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      id: expect.any(Number),
      creator_id: studio.userId,
      name: "Acme",
      notes: "VIP",
      email: null,
      phone: null,
      locale: null,
      reminders_off: false,
      archived: false,
      color: "#FF8800",
      created_at: moment,
      updated_at: moment,
      url: `https://book.example.com/v1/${studio.subdomain}/clients/${response.body.id}`,
    });
    expect(response.headers.location).toBe(`/v1/${studio.subdomain}/clients/${response.body.id}`);
    expect((await studio.get(String(response.headers.location))).body).toEqual(response.body);
    const changed = await studio.put(`/clients/${response.body.id}`, {
      notes: "",
      color: "#0000FF",
    });
    const expected = { ...response.body, notes: null, color: "#0000FF", updated_at: moment };
    expect([changed.status, changed.body]).toEqual([200, expected]);
  });

  it("accepts forms", async () => {
    const studio = await makeStudio(scheduling);
    const response = await studio.post("/clients", "name=Acme&color=%23ff8800&notes=");
    expect([response.status, response.body]).toMatchObject([
      201,
      { name: "Acme", color: "#FF8800", notes: null },
    ]);
    const changed = await studio.put(`/clients/${response.body.id}`, "archived=1");
    expect(changed.body).toMatchObject({ archived: true, name: "Acme" });
  });

  it.each([
    [{}, "name"],
    [{ name: "" }, "name"],
    [{ name: "  " }, "name"],
    [{ name: "x".repeat(256) }, "name"],
    [{ name: "Acme", color: "red" }, "color"],
    [{ name: "Acme", notes: "x".repeat(20_001) }, "notes"],
    [{ name: "Acme", archived: "perhaps" }, "archived"],
    [{ name: "Acme", email: "nobody" }, "email"],
    [{ name: "Acme", email: `${"x".repeat(250)}@a.dk` }, "email"],
    [{ name: "Acme", phone: "1".repeat(41) }, "phone"],
    [{ name: "Acme", locale: "not a language" }, "locale"],
    [{ name: "Acme", reminders_off: "perhaps" }, "reminders_off"],
  ])("refuses creation from %j", async (body, field) => {
    const studio = await makeStudio(scheduling);
    const { status, body: refusal } = await studio.post("/clients", body);
    expect([status, refusal]).toMatchObject([
      422,
      { error: "unprocessable_entity", errors: { [field]: [expect.any(String)] } },
    ]);
    expect((await studio.get("/clients")).body).toEqual([]);
  });

  it("keeps its contact fields; an email address belongs to one client", async () => {
    const studio = await makeStudio(scheduling);
    const contact = { email: "Ann@example.com", phone: "+45 1", locale: "pt-BR" };
    const ann = await makeClient(studio, contact);
    expect(ann).toMatchObject({ ...contact, reminders_off: false });
    expect((await studio.get("/clients")).body).toMatchObject([contact]);
    expect((await studio.get("/clients?format=csv")).text).toContain(",Ann@example.com,");
    const other = await makeClient(studio, { phone: " " });
    expect(other.phone).toBeNull();
    const taken = { errors: { email: ["belongs to another client"] } };
    const email = "ann@Example.com";
    for (const { status, body } of [
      await studio.post("/clients", { name: "Twin", email }),
      await studio.put(`/clients/${other.id}`, { email }),
    ]) {
      expect([status, body]).toMatchObject([422, taken]);
    }
    const kept = await studio.put(`/clients/${ann.id}`, { reminders_off: true });
    expect(kept.body).toMatchObject({ ...contact, reminders_off: true });
    await studio.delete(`/clients/${ann.id}`);
    expect((await studio.put(`/clients/${other.id}`, { email })).body.email).toBe(email);
  });

  it("refuses a bad email address or language with the reason", async () => {
    const studio = await makeStudio(scheduling);
    const { body } = await studio.post("/clients", { name: "A", email: "a@b", locale: "1" });
    expect(body.errors).toEqual({
      email: ["must be an email address"],
      locale: ["must be a language"],
    });
  });

  it("is created once per Idempotency-Key", async () => {
    const studio = await makeStudio(scheduling);
    const key = { "idempotency-key": "one" };
    const first = await studio.post("/clients", { name: "Acme" }, key);
    const again = await studio.post("/clients", { name: "Acme" }, key);
    expect([again.status, again.body, again.headers.location]).toEqual([
      201,
      first.body,
      first.headers.location,
    ]);
    const other = await studio.post("/clients", { name: "Other" }, key);
    const errors = { "Idempotency-Key": ["was used with another request body"] };
    expect([other.status, other.body.errors]).toEqual([422, errors]);
    expect((await studio.get("/clients")).body).toHaveLength(1);
  });

  it("refuses an outdated If-Match", async () => {
    const studio = await makeStudio(scheduling);
    const { id } = await makeClient(studio);
    const { etag } = (await studio.get(`/clients/${id}`)).headers;
    const match = { "if-match": String(etag) };
    const first = await studio.put(`/clients/${id}`, { name: "First" }, match);
    expect([first.status, first.body.name]).toEqual([200, "First"]);
    const second = await studio.put(`/clients/${id}`, { name: "Second" }, match);
    const error_description = "The object has changed since you read it";
    const notice = { error: "precondition_failed", error_description };
    expect([second.status, second.body]).toEqual([412, notice]);
    const third = { "if-match": String(first.headers.etag) };
    expect((await studio.put(`/clients/${id}`, { name: "Third" }, third)).status).toBe(200);
  });

  it("answers 404 after deletion", async () => {
    const studio = await makeStudio(scheduling);
    const { id } = await makeClient(studio);
    const gone = await studio.delete(`/clients/${id}`);
    expect([gone.status, gone.text]).toEqual([204, ""]);
    for (const { status } of [
      await studio.get(`/clients/${id}`),
      await studio.put(`/clients/${id}`, { name: "Back" }),
      await studio.delete(`/clients/${id}`),
    ]) {
      expect(status).toBe(404);
    }
    expect((await studio.get("/clients?includeArchived=1")).body).toEqual([]);
  });

  it("records the state before and after in the audit log", async () => {
    const studio = await makeStudio(scheduling);
    const { id, name } = await makeClient(studio);
    await studio.put(`/clients/${id}`, { name: "Later" });
    await studio.delete(`/clients/${id}`);
    const { body } = await studio.get(`/audit?kind=client&subject_id=${id}`);
    expect(body).toMatchObject([
      { action: "create", before: null, after: { id, name } },
      { action: "update", before: { name }, after: { name: "Later" } },
      { action: "delete", before: { name: "Later" }, after: null },
    ]);
  });
});

describe("clients", () => {
  it("are paged; archived ones are listed apart or included", async () => {
    const studio = await makeStudio(scheduling);
    const first = await makeClient(studio);
    const second = await makeClient(studio, { archived: true });
    const third = await makeClient(studio);
    const idsOf = async (path: string) =>
      (await studio.get(path)).body.map(({ id }: { id: number }) => id);
    expect(await idsOf("/clients")).toEqual([first.id, third.id]);
    expect(await idsOf("/clients/archived")).toEqual([second.id]);
    expect(await idsOf("/clients?includeArchived=1")).toEqual([first.id, second.id, third.id]);
    const page = await studio.get("/clients?limit=1&offset=1");
    expect(page.body).toEqual([
      {
        id: third.id,
        creator_id: studio.userId,
        name: third.name,
        notes: null,
        email: null,
        phone: null,
        locale: null,
        reminders_off: false,
        archived: false,
        updated_at: moment,
        url: third.url,
      },
    ]);
    expect(page.headers["x-total-count"]).toBe("2");
    expect((await studio.get("/clients?limit=-1")).status).toBe(422);
  });

  it.each([
    ["none", [403, 403, 403, 403, 403]],
    ["view", [200, 200, 403, 403, 403]],
    ["manage_own", [200, 200, 201, 403, 200]],
    ["manage_all", [200, 200, 201, 200, 200]],
  ] as const)("require rights: %s", async (level, statuses) => {
    const studio = await makeStudio(scheduling);
    const { id } = await makeClient(studio);
    const member = await makeMember(scheduling, studio, {
      permissions: "custom",
      rights: { clients: level },
    });
    const own = await member.post("/clients", { name: "Own" });
    const ownId = own.body.id ?? id;
    expect([
      (await member.get("/clients")).status,
      (await member.get(`/clients/${id}`)).status,
      own.status,
      (await member.put(`/clients/${id}`, { name: "Changed" })).status,
      (await member.put(`/clients/${ownId}`, { name: "Changed" })).status,
    ]).toEqual(statuses);
    expect((await member.delete(`/clients/${id}`)).status).toBe(level === "manage_all" ? 204 : 403);
  });

  it("are searched by words of the name, start of the email address and last digits", async () => {
    const studio = await makeStudio(scheduling);
    const other = await makeStudio(scheduling);
    await other.post("/clients", { name: "Ann Larsen", email: "ann@else.example" });
    const ann = { email: "Ann.L@example.com", phone: "+45 12 34 56 78" };
    await studio.post("/clients", { name: "Ann Larsen", ...ann });
    await studio.post("/clients", {
      name: "Bo O'Hara",
      email: "bo@example.com",
      phone: "22345678",
    });
    await studio.post("/clients", { name: "Carl Ann\\'s", archived: true });
    const named = async (q: string, rest = "") => {
      const answer = await studio.get(`/clients?q=${encodeURIComponent(q)}${rest}`);
      expect(answer.status).toBe(200);
      return answer.body.map(({ name }: { name: string }) => name);
    };
    expect(await named("larsen")).toEqual(["Ann Larsen"]);
    expect(await named("LARS ann")).toEqual(["Ann Larsen"]);
    expect(await named("larsen bo")).toEqual([]);
    expect(await named("arsen")).toEqual([]);
    expect(await named("ann.l@exa")).toEqual(["Ann Larsen"]);
    expect(await named("ann.l")).toEqual(["Ann Larsen"]);
    expect(await named("example.com")).toEqual([]);
    expect(await named("5678")).toEqual(["Ann Larsen", "Bo O'Hara"]);
    expect(await named("34 56-78")).toEqual(["Ann Larsen", "Bo O'Hara"]);
    expect(await named("+45 12345678")).toEqual(["Ann Larsen"]);
    expect(await named("678")).toEqual([]);
    expect(await named("o'ha")).toEqual(["Bo O'Hara"]);
    expect(await named("ann", "&includeArchived=true")).toEqual(["Ann Larsen", "Carl Ann\\'s"]);
    expect(await named("ann\\'s", "&includeArchived=true")).toEqual(["Carl Ann\\'s"]);
    expect(await named(" ")).toEqual(["Ann Larsen", "Bo O'Hara"]);
    expect(await named("' | 'x & !():* \\")).toEqual([]);
    const gone = await studio.get("/clients?q=5678&limit=1");
    expect([gone.body.length, gone.headers["x-total-count"]]).toEqual([1, "2"]);
    const erased = await studio.get("/clients?q=bo");
    await studio.put(`/clients/${erased.body[0].id}`, { email: "new@example.com" });
    expect(await named("new@")).toEqual(["Bo O'Hara"]);
    expect(await named("bo@")).toEqual([]);
  });

  it("require the scope", async () => {
    const studio = await makeStudio(scheduling);
    const { id } = await makeClient(studio);
    const member = await makeMember(scheduling, studio, {
      permissions: "administrator",
      scopes: ["clients:read"],
    });
    expect((await member.get(`/clients/${id}`)).status).toBe(200);
    const { status, body } = await member.put(`/clients/${id}`, { name: "Changed" });
    expect([status, body.error]).toEqual([403, "insufficient_scope"]);
  });

  it("of other accounts answer 404", async () => {
    const studio = await makeStudio(scheduling);
    const other = await makeStudio(scheduling);
    const { id } = await makeClient(studio);
    const stranger = await makeStranger(scheduling, studio);
    const answers = [
      await stranger.get("/clients"),
      await stranger.get("/clients/archived"),
      await stranger.post("/clients", { name: "Foreign" }),
      await stranger.get(`/clients/${id}`),
      await other.get(`/clients/${id}`),
      await other.put(`/clients/${id}`, { color: "wrong" }),
      await other.delete(`/clients/${id}`),
      await studio.get("/clients/0"),
      await studio.get("/clients/x"),
    ];
    for (const { status, body } of answers)
      expect([status, body.error]).toEqual([404, "not_found"]);
    expect((await studio.get(`/clients/${id}`)).status).toBe(200);
  });
});
