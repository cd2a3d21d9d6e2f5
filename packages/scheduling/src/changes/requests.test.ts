import { afterAll, beforeAll, expect, it } from "vitest";
import { makeBookable, makeBooking, recordsOf } from "../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../test/harness.ts";
import { makeStudio } from "../../test/studio.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  const settings = { publicUrl: "https://example.com/planning" };
  scheduling = await startTestScheduling({ settings });
});
afterAll(() => scheduling.close());

it("Location: includes the path of the public address", async () => {
  const studio = await makeStudio(scheduling);
  const { body, headers } = await studio.post("/clients", { name: "Acme" });
  expect(headers.location).toBe(`/planning/v1/${studio.subdomain}/clients/${body.id}`);
  expect(headers.location).toBe(new URL(body.url).pathname);
});

it("Location: includes that path for a booking", async () => {
  const studio = await makeStudio(scheduling);
  const resource_id = await makeBookable(scheduling, studio);
  const fields = { resource_id, start_date: "2026-11-23", duration: 60 };
  const { body, headers } = await studio.post("/bookings", fields);
  expect(headers.location).toBe(new URL(body.url).pathname);
});

it("Location: includes that path for webhooks, feeds and openings", async () => {
  const studio = await makeStudio(scheduling);
  const { subdomain } = studio;
  const resource = await makeBookable(scheduling, studio);
  const hook = { name: "W", payload_url: "https://example.com/", events: ["clients"] };
  const replies = [
    await studio.post("/webhooks", hook),
    await studio.post("/calendars", { name: "C" }),
    await studio.post(`/resources/${resource}/availability`, {
      date: "2026-11-30",
      timezone: "London",
    }),
    await studio.post(`/resources/${resource}/custom_available_periods`, {
      start_date: "2026-11-28",
      end_date: "2026-11-28",
      start_time: 600,
      end_time: 660,
    }),
  ];
  const [webhook, feed, , period] = replies.map(({ body }) => body.id);
  expect(replies.map(({ status, headers }) => [status, headers.location])).toEqual(
    [
      `webhooks/${webhook}`,
      `calendars/${feed}`,
      `resources/${resource}`,
      `resources/${resource}/custom_available_periods/${period}`,
    ].map((path) => [201, `/planning/v1/${subdomain}/${path}`]),
  );
});

it("audit: records no change without a difference", async () => {
  const studio = await makeStudio(scheduling);
  const resourceId = await makeBookable(scheduling, studio);
  const { id } = await makeBooking(studio, resourceId);
  expect((await studio.put(`/bookings/${id}`, { details: "" })).status).toBe(200);
  expect(await recordsOf(scheduling, studio)).toHaveLength(1);
  expect((await studio.put(`/bookings/${id}`, { details: "More" })).status).toBe(200);
  expect(await recordsOf(scheduling, studio)).toHaveLength(2);
});
