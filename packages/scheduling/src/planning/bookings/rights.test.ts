import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStranger, makeStudio, type Studio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await makeStudio(scheduling);
  resource = await makeBookable(scheduling, studio);
});
afterAll(() => scheduling.close());

const wish = () => ({ resource_id: resource, start_date: "2026-11-23", duration: 1 });

describe("booking rights", () => {
  it.each([
    ["none", [403, 403, 403, 403, 403]],
    ["view", [200, 200, 403, 403, 403]],
    ["manage_own", [200, 200, 201, 403, 403]],
    ["manage_all", [200, 200, 201, 200, 204]],
  ] as const)("with the right %s", async (level, query) => {
    const member = await makeMember(scheduling, studio, { rights: { bookings: level } });
    const { id } = await makeBooking(studio, resource, { duration: 1 });
    const answers = [
      await member.get("/bookings"),
      await member.get(`/bookings/${id}`),
      await member.post("/bookings", wish()),
      await member.put(`/bookings/${id}`, { details: level }),
      await member.delete(`/bookings/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(query);
  });

  it("manage_own covers bookings they made and bookings of their resource", async () => {
    const member = await makeMember(scheduling, studio, { permissions: "manager" });
    const own = await makeBookable(scheduling, studio, { userId: member.userId });
    const ofOwn = await makeBooking(studio, own);
    const byThem = await makeBooking(member, resource, { duration: 1 });
    for (const { id } of [ofOwn, byThem]) {
      expect((await member.put(`/bookings/${id}`, { details: "mine" })).status).toBe(200);
      expect((await member.delete(`/bookings/${id}`)).status).toBe(204);
    }
  });

  it("only manage_all may book for another person", async () => {
    const member = await makeMember(scheduling, studio, { permissions: "manager" });
    const inName = { ...wish(), booker_id: studio.userId };
    const answer = await member.post("/bookings", inName);
    const error_description = "You are not allowed to book for another person";
    expect([answer.status, answer.body]).toEqual([403, { error: "forbidden", error_description }]);
    const own = await makeBooking(member, resource, { duration: 1 });
    const path = `/bookings/${own.id}`;
    expect((await member.put(path, { booker_id: studio.userId })).status).toBe(403);
    const response = await studio.post("/bookings", { ...wish(), booker_id: member.userId });
    expect([response.status, response.body.booker.id]).toEqual([201, member.userId]);
    expect((await studio.put(path, { booker_id: studio.userId })).body.booker.id).toBe(
      studio.userId,
    );
    expect((await member.put(path, { details: "x" })).status).toBe(403);
  });

  it("403 precedes validation and follows 404", async () => {
    const member = await makeMember(scheduling, studio, { permissions: "manager" });
    const { id } = await makeBooking(studio, resource, { duration: 1 });
    expect((await member.put(`/bookings/${id}`, { duration: 0 })).status).toBe(403);
    expect((await member.put("/bookings/999999", { duration: 0 })).status).toBe(404);
    expect((await studio.put(`/bookings/${id}`, { duration: 0 })).status).toBe(422);
  });

  it("needs the scope for reading and for writing", async () => {
    const reader = await makeMember(scheduling, studio, {
      permissions: "administrator",
      scopes: ["bookings:read"],
    });
    expect((await reader.get("/bookings")).status).toBe(200);
    const { status, body } = await reader.post("/bookings", wish());
    expect([status, body.error]).toEqual([403, "insufficient_scope"]);
  });

  it("another account's bookings answer 404", async () => {
    const { id } = await makeBooking(studio, resource, { duration: 1 });
    const stranger = await makeStranger(scheduling, studio);
    const other = await makeStudio(scheduling);
    for (const caller of [stranger, other]) {
      const answers = [
        await caller.get(`/bookings/${id}`),
        await caller.put(`/bookings/${id}`, { details: "x" }),
        await caller.delete(`/bookings/${id}`),
        await caller.get(`/resources/${resource}/bookings`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect((await stranger.post("/bookings", wish())).status).toBe(404);
    expect((await other.post("/bookings", wish())).body.errors).toHaveProperty("resource_id");
    expect((await other.get("/bookings")).body).toEqual([]);
  });
});
