// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { answer, closeDesk, openDesk } from "../../../../test/app/open-desk.tsx";
import {
  sampleAppointment,
  sampleSlots,
  sampleStatus,
} from "../../../../test/sample-appointment.ts";

afterEach(closeDesk);

const later = "2026-11-30T10:30:00.000Z";
const next = [{ date: "2026-11-30", start: 690, starts_at: later, resource_ids: [5] }];
const other = { ...sampleAppointment, id: 8, resource_ids: [5], start_time: 660, end_time: 720 };
const customer = { ...sampleAppointment.customer, name: "Bo Krause" };

async function refuse(more: object) {
  const refusal = { error: "slot_taken", error_description: "taken", next, ...more };
  const answers = [answer(409, refusal), answer(200, sampleAppointment, { etag: '"2"' })];
  const { user, changes } = await openDesk({
    path: "/p/1/appointments/3",
    answers: {
      "GET /appointments/3": () => answer(200, sampleAppointment, { etag: '"1"' }),
      "GET /appointments/3/standing": sampleStatus,
      "GET /appointments/8": { ...other, customer },
      "GET /resources": [{ id: 5, name: "Mia" }],
      "GET /services/1/slots": sampleSlots,
      "PUT /appointments/3": () => answers.shift(),
    },
  });
  const press = async (name: string | RegExp) =>
    await user.click((await screen.findAllByRole("button", { name })).at(-1)!);
  await press("Move");
  await press(/^11:00/);
  await press(/^Move to/);
  return { press, changes };
}

const blockers = [{ kind: "appointment", id: 8 }];

describe("refused time of an appointment", () => {
  it("names the obstacle, and books a free time nearby by one press", async () => {
    const { press, changes } = await refuse({ reason: "taken", blockers });
    await screen.findByText(/^11:00.* is taken: Bo Krause, Massage, Mia\.$/);
    await press(/11:30.* · Mia$/);
    expect(screen.queryByText(/is taken/)).toBeNull();
    await press(/^Move to .*11:30/);
    await waitFor(() => expect(changes.at(-1)?.[1]).toMatchObject({ starts_at: later }));
    expect(changes).toHaveLength(2);
  });

  it.each([
    ["too_long", blockers, /^The next appointment starts at 11:00/],
    ["too_long", [], "The next appointment starts too soon after this time."],
    ["closed", [], "This time is outside the opening hours."],
    ["time_off", [], "This time is in time off."],
    ["past", [], "This time has passed."],
    ["another", [], "This time is taken. Choose another."],
  ])("explains the reason %s", async (reason, blockers, text) => {
    await refuse({ reason, blockers });
    await screen.findByText(text);
  });

  it("says that no time is free nearby", async () => {
    await refuse({ reason: "closed", blockers: [], next: [] });
    await screen.findByText("No free time within two weeks.");
  });
});
