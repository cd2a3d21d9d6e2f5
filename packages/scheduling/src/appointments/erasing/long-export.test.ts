import { heldBy } from "@frontdesk/platform/test/held";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCounter } from "../../../test/counter.ts";
import { type Reply, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeClient } from "../../../test/studio.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2027-02-20T09:00:00Z") });
});
afterAll(() => scheduling.close());

describe("a long export of a client", () => {
  it("streams in portions, without gaps or duplicates", async () => {
    const counter = await makeCounter(scheduling);
    const { id } = await makeClient(counter, { name: "Long" });
    const notes = (n: number) => `${n} ${"\u0001".repeat(19_000)}`;
    for (let n = 1; n <= 12; n += 1) await counter.put(`/clients/${id}`, { notes: notes(n) });
    const [resource_id] = counter.resourceIds;
    const booked: number[] = [];
    for (let n = 1; n <= 9; n += 1) {
      const booking = { resource_id, client_id: id, start_date: `2027-03-0${n}`, duration: 60 };
      const { status, body } = await counter.post("/bookings", booking);
      if (status === 201) booked.push(body.id);
    }
    let exported: Reply | undefined;
    const held = await heldBy(async () => {
      exported = await counter.get(`/clients/${id}/export`);
    });
    expect(Math.max(held.read, held.written)).toBeLessThan(524_288);
    const { body, headers, text } = exported!;
    expect("content-length" in headers).toBe(false);
    expect(text.length).toBeGreaterThan(1_048_576);
    const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
    const ordered = (ids: number[]) => [...new Set(ids)].toSorted((one, other) => one - other);
    expect(booked.length).toBeGreaterThan(4);
    expect(idsOf(body.bookings)).toEqual(booked);
    expect(idsOf(body.audit)).toEqual(ordered(idsOf(body.audit)));
    const written = body.audit.map(({ after }: { after: { notes: string } }) => after.notes);
    expect(written).toEqual([null, ...Array.from({ length: 12 }, (_, n) => notes(n + 1))]);
  });
});
