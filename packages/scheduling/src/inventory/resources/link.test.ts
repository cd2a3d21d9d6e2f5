import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  type Json,
  type Member,
  makeMember,
  makeResource,
  makeStranger,
  makeStudio,
  type Studio,
} from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
let therapist: Member;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  therapist = await makeMember(scheduling, studio);
});
afterAll(() => scheduling.close());

const person = (fields: object = {}) => makeResource(studio, { type: "Person", ...fields });
const link = (id: number, userId: number | null, { put }: Pick<Member, "put"> = studio) =>
  put(`/resources/${id}`, { user_id: userId });

describe("resource: link to a member", () => {
  it("administrators set, change and remove it; the calendar is then the member's", async () => {
    const { id } = await person({ email: "mia@example.com" });
    const linked = await link(id, therapist.userId);
    expect(linked.status).toBe(200);
    const { body: own } = await therapist.get("/resources/me");
    expect(own).toMatchObject({ id, user_id: therapist.userId, email: linked.body.email });
    expect(own.email).not.toBe("mia@example.com");
    const other = await makeMember(scheduling, studio);
    expect((await link(id, other.userId)).body.user_id).toBe(other.userId);
    expect((await therapist.get("/resources/me")).status).toBe(404);
    expect((await link(id, null)).body).toMatchObject({ user_id: null, email: "mia@example.com" });
  });

  it("a new resource may have one", async () => {
    const { id } = await person({ user_id: therapist.userId });
    expect((await therapist.get("/resources/me")).body.id).toBe(id);
  });

  it("stays if a change omits or repeats it", async () => {
    const { id } = await person({ user_id: therapist.userId });
    for (const change of [{ notes: "Mondays" }, { user_id: therapist.userId, notes: "Fridays" }]) {
      const { body } = await studio.put(`/resources/${id}`, change);
      expect(body).toMatchObject({ user_id: therapist.userId, notes: change.notes });
    }
  });

  it("needs an administrator", async () => {
    const { id } = await person();
    const rights = { resources: "manage_all" } as const;
    const nora = await makeMember(scheduling, studio, { permissions: "custom", rights });
    const { status, body } = await link(id, nora.userId, nora);
    expect([status, body.error_description]).toEqual([
      403,
      "Only administrators may link people to members",
    ]);
    const { id: linked } = await person({ user_id: therapist.userId });
    expect((await link(linked, null, nora)).status).toBe(403);
    expect((await studio.get(`/resources/${linked}`)).body.user_id).toBe(therapist.userId);
  });

  it("rejects strangers, taken members, rooms and an invitation besides", async () => {
    const stranger = await makeStranger(scheduling, studio);
    const { id } = await person({ email: "mia@example.com" });
    await person({ user_id: therapist.userId });
    const cellar = await makeResource(studio);
    const other = await makeMember(scheduling, studio);
    const problems = await Promise.all([
      link(id, stranger.userId),
      link(id, 999_999),
      link(id, therapist.userId),
      link(cellar.id, other.userId),
      studio.put(`/resources/${id}`, { user_id: other.userId, invite: true }),
      studio.post("/resources", { ...(await typed(id)), user_id: therapist.userId }),
    ]);
    expect(problems.map(({ status, body }) => [status, body.errors])).toEqual([
      [422, { user_id: ["is not a member of the account"] }],
      [422, { user_id: ["is not a member of the account"] }],
      [422, { user_id: ["belongs to another resource"] }],
      [422, { user_id: ["is for people only"] }],
      [422, { user_id: ["must be absent: the invitation links the person"] }],
      [422, { user_id: ["belongs to another resource"] }],
    ]);
    expect((await studio.get(`/resources/${id}`)).body.user_id).toBeNull();
  });

  it("goes to one of two people at once", async () => {
    const people = await Promise.all([person(), person()]);
    const answers = await Promise.all(people.map(({ id }) => link(id, therapist.userId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

async function typed(id: number): Promise<Json> {
  const { body } = await studio.get(`/resources/${id}`);
  return { resource_type_id: body.resource_type.id, first_name: "Bo" };
}

describe("resource: position", () => {
  it("orders people before rooms in the agenda, by position and then by id", async () => {
    const cellar = await makeResource(studio, { position: 0 });
    const [first, second, third] = [await person(), await person(), await person()];
    expect(first.position).toBeNull();
    await studio.put(`/resources/${third.id}`, { position: 1 });
    await studio.put(`/resources/${second.id}`, { position: 2 });
    const idsIn = async () => {
      const { body } = await studio.get("/agenda?from=2027-03-01&to=2027-03-01");
      const ids = body.resources.map(({ id }: Json) => id);
      const own = [cellar.id, first.id, second.id, third.id];
      return ids.filter((id: number) => own.includes(id));
    };
    expect(await idsIn()).toEqual([third.id, second.id, first.id, cellar.id]);
    await studio.put(`/resources/${third.id}`, { position: null });
    expect(await idsIn()).toEqual([second.id, first.id, third.id, cellar.id]);
    const { status, body } = await studio.put(`/resources/${cellar.id}`, { position: -1 });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["position"]]);
  });
});
