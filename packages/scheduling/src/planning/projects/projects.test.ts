import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  makeClient,
  makeMember,
  makeProject,
  makeStranger,
  makeStudio,
} from "../../../test/studio.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { publicUrl: "https://book.example.com" } });
});
afterAll(() => scheduling.close());

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe("project", () => {
  it("answers the fields of list and detail on creation", async () => {
    const studio = await makeStudio(scheduling, { name: "Own" });
    const client = await makeClient(studio, { name: "Acme" });
    const { status, body, headers } = await studio.post("/projects", {
      name: "Site",
      color: "#00aa00",
      notes: "Soon",
      default_billable: true,
      project_code: "P-1",
      client_id: client.id,
    });
    const account = `https://book.example.com/v1/${studio.subdomain}`;
    const listed = {
      id: body.id,
      creator_id: studio.userId,
      color: "#00AA00",
      name: "Site",
      project_code: "P-1",
      notes: "Soon",
      default_billable: true,
      archived: false,
      updated_at: moment,
      url: `${account}/projects/${body.id}`,
      account_id: studio.accountId,
      client_id: client.id,
    };
    expect([status, body]).toEqual([
      201,
      {
        ...listed,
        created_at: moment,
        account: {
          id: studio.accountId,
          name: "Own",
          url: `https://book.example.com/v1/accounts/${studio.subdomain}`,
        },
        client: { id: client.id, name: "Acme", url: `${account}/clients/${client.id}` },
      },
    ]);
    expect(headers.location).toBe(`/v1/${studio.subdomain}/projects/${body.id}`);
    expect((await studio.get(`/projects/${body.id}`)).body).toEqual(body);
    expect((await studio.get("/projects")).body).toEqual([listed]);
    const changed = await studio.put(`/projects/${body.id}`, { notes: null });
    expect(changed.body).toEqual({ ...body, notes: null, updated_at: moment });
  });

  it.each([0, null, ""])("omits `client` for client_id %j", async (none) => {
    const studio = await makeStudio(scheduling);
    const client = await makeClient(studio);
    const response = await studio.post("/projects", { name: "Site", client_id: none });
    expect([response.status, response.body.client_id]).toEqual([201, null]);
    expect(response.body).not.toHaveProperty("client");
    const other = await makeProject(studio, { client_id: client.id });
    const cleared = await studio.put(`/projects/${other.id}`, { client_id: none });
    expect(cleared.body.client_id).toBeNull();
    expect(cleared.body).not.toHaveProperty("client");
  });

  it.each([
    [1, true],
    [0, false],
    ["1", true],
    ["false", false],
  ])("reads default_billable from %j", async (labels, isBillable) => {
    const studio = await makeStudio(scheduling);
    const { default_billable } = await makeProject(studio, { default_billable: labels });
    expect(default_billable).toBe(isBillable);
    expect((await studio.post("/projects", { name: "P", archived: 2 })).status).toBe(422);
  });

  it("hides a deleted client", async () => {
    const studio = await makeStudio(scheduling);
    const client = await makeClient(studio);
    const { id } = await makeProject(studio, { client_id: client.id });
    await studio.delete(`/clients/${client.id}`);
    const { body } = await studio.get(`/projects/${id}`);
    expect(body.client_id).toBeNull();
    expect(body).not.toHaveProperty("client");
    expect((await studio.put(`/projects/${id}`, { name: "On" })).body.client_id).toBeNull();
    const again = await studio.put(`/projects/${id}`, { client_id: client.id });
    expect([again.status, again.body.errors]).toMatchObject([
      422,
      { client_id: [expect.any(String)] },
    ]);
  });

  it("accepts forms", async () => {
    const studio = await makeStudio(scheduling);
    const client = await makeClient(studio);
    const form = `name=Site&client_id=${client.id}&default_billable=1&project_code=`;
    const response = await studio.post("/projects", form);
    expect([response.status, response.body]).toMatchObject([
      201,
      { name: "Site", client_id: client.id, default_billable: true, project_code: null },
    ]);
    const changed = await studio.put(`/projects/${response.body.id}`, "client_id=");
    expect(changed.body).toMatchObject({ client_id: null, default_billable: true });
  });

  it.each([
    [{}, "name"],
    [{ name: " " }, "name"],
    [{ name: "Site", color: "#12345" }, "color"],
    [{ name: "Site", project_code: "x".repeat(256) }, "project_code"],
    [{ name: "Site", default_billable: "perhaps" }, "default_billable"],
    [{ name: "Site", client_id: "first" }, "client_id"],
    [{ name: "Site", client_id: -1 }, "client_id"],
    [{ name: "Site", client_id: 999_999 }, "client_id"],
  ])("refuses creation from %j", async (body, field) => {
    const studio = await makeStudio(scheduling);
    const { status, body: refusal } = await studio.post("/projects", body);
    expect([status, refusal]).toMatchObject([
      422,
      { error: "unprocessable_entity", errors: { [field]: [expect.any(String)] } },
    ]);
  });

  it("refuses a client of another account", async () => {
    const studio = await makeStudio(scheduling);
    const other = await makeStudio(scheduling);
    const { id } = await makeClient(other);
    const response = await studio.post("/projects", { name: "Site", client_id: id });
    expect([response.status, response.body.errors]).toMatchObject([
      422,
      { client_id: ["does not exist"] },
    ]);
    const project = await makeProject(studio);
    expect((await studio.put(`/projects/${project.id}`, { client_id: id })).status).toBe(422);
  });

  it("is created once per Idempotency-Key and refuses an outdated If-Match", async () => {
    const studio = await makeStudio(scheduling);
    const key = { "idempotency-key": "one" };
    const first = await studio.post("/projects", { name: "Site" }, key);
    const again = await studio.post("/projects", { name: "Site" }, key);
    expect(again.body).toEqual(first.body);
    const path = `/projects/${first.body.id}`;
    const match = { "if-match": String((await studio.get(path)).headers.etag) };
    expect((await studio.put(path, { name: "First" }, match)).status).toBe(200);
    expect((await studio.put(path, { name: "Second" }, match)).status).toBe(412);
  });

  it("keeps every field of concurrent changes", async () => {
    const studio = await makeStudio(scheduling);
    const client = await makeClient(studio);
    const { id } = await makeProject(studio);
    const changes = [
      { client_id: client.id },
      { notes: "Soon" },
      { color: "#112233" },
      { project_code: "P-1" },
      { default_billable: true },
    ];
    const path = `/projects/${id}`;
    const answers = await Promise.all(changes.map((change) => studio.put(path, change)));
    expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200));
    expect((await studio.get(path)).body).toMatchObject(Object.assign({}, ...changes));
  });

  it("answers 404 after deletion; the audit log has every change", async () => {
    const studio = await makeStudio(scheduling);
    const { id, name } = await makeProject(studio);
    await studio.put(`/projects/${id}`, { archived: true });
    expect((await studio.delete(`/projects/${id}`)).status).toBe(204);
    expect((await studio.get(`/projects/${id}`)).status).toBe(404);
    expect((await studio.delete(`/projects/${id}`)).status).toBe(404);
    const { body } = await studio.get(`/audit?kind=project&subject_id=${id}`);
    expect(body).toMatchObject([
      { action: "create", after: { id, name } },
      { action: "update", before: { archived: false }, after: { archived: true } },
      { action: "delete", before: { archived: true }, after: null },
    ]);
  });
});

describe("projects", () => {
  it("are paged; archived ones are listed apart or included", async () => {
    const studio = await makeStudio(scheduling);
    const first = await makeProject(studio);
    const second = await makeProject(studio, { archived: true });
    const third = await makeProject(studio);
    const idsOf = async (path: string) =>
      (await studio.get(path)).body.map(({ id }: { id: number }) => id);
    expect(await idsOf("/projects")).toEqual([first.id, third.id]);
    expect(await idsOf("/projects/archived")).toEqual([second.id]);
    expect(await idsOf("/projects?includeArchived=1")).toEqual([first.id, second.id, third.id]);
    expect(await idsOf("/projects?page=2&per_page=1")).toEqual([third.id]);
    expect((await studio.get("/projects?offset=-1")).status).toBe(422);
  });

  it.each([
    ["none", [403, 403, 403, 403, 403]],
    ["view", [200, 200, 403, 403, 403]],
    ["manage_own", [200, 200, 201, 403, 200]],
    ["manage_all", [200, 200, 201, 200, 200]],
  ] as const)("require rights: %s", async (level, statuses) => {
    const studio = await makeStudio(scheduling);
    const { id } = await makeProject(studio);
    const member = await makeMember(scheduling, studio, {
      permissions: "custom",
      rights: { projects: level },
    });
    const own = await member.post("/projects", { name: "Own" });
    const ownId = own.body.id ?? id;
    expect([
      (await member.get("/projects")).status,
      (await member.get(`/projects/${id}`)).status,
      own.status,
      (await member.put(`/projects/${id}`, { name: "Changed" })).status,
      (await member.put(`/projects/${ownId}`, { name: "Changed" })).status,
    ]).toEqual(statuses);
    const { status } = await member.delete(`/projects/${id}`);
    expect(status).toBe(level === "manage_all" ? 204 : 403);
  });

  it("of other accounts answer 404", async () => {
    const studio = await makeStudio(scheduling);
    const other = await makeStudio(scheduling);
    const { id } = await makeProject(studio);
    const stranger = await makeStranger(scheduling, studio);
    const answers = [
      await stranger.get("/projects"),
      await stranger.get("/projects/archived"),
      await stranger.post("/projects", { name: "Foreign" }),
      await stranger.get(`/projects/${id}`),
      await other.get(`/projects/${id}`),
      await other.put(`/projects/${id}`, { color: "wrong" }),
      await other.delete(`/projects/${id}`),
      await studio.get("/projects/0"),
    ];
    for (const { status, body } of answers)
      expect([status, body.error]).toEqual([404, "not_found"]);
    expect((await studio.get(`/projects/${id}`)).status).toBe(200);
  });
});
