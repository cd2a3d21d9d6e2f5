// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answer, closeDesk, openDesk } from "../../../../test/app/open-desk.tsx";
import { sampleAppointment, sampleStatus } from "../../../../test/sample-appointment.ts";

afterEach(async () => {
  vi.useRealTimers();
  await closeDesk();
});

const customer = { name: "Olga", email: "Olga@Example.com", phone: null, answers: {}, notes: null };
const trial = { ...sampleAppointment, customer, made_by_staff: false };
const deletion = "POST /appointments/3/delete_trial";

async function open(appointment: object, answers: object[] = []) {
  const left = [...answers];
  const opened = await openDesk({
    path: "/p/1/appointments/3",
    answers: {
      "GET /appointments/3": () => answer(200, appointment, { etag: '"1"' }),
      "GET /appointments/3/standing": sampleStatus,
      [deletion]: () => left.shift(),
    },
  });
  await screen.findByRole("heading", { name: "History" });
  return opened;
}

describe("Delete trial", () => {
  it("repeats until the money is back, then leaves the appointment", async () => {
    const cancelled = { ...trial, state: "cancelled" };
    const { user, changes } = await open(trial, [cancelled, { ...trial, state: "expired" }]);
    await user.click(await screen.findByRole("button", { name: "Delete trial" }));
    await waitFor(() => expect(changes.map(([one]) => one)).toEqual([deletion, deletion]));
    await waitFor(() => expect(location.pathname).toBe("/p/1/appointments"));
    await screen.findByText("Trial deleted.");
  });

  it("says why a trial stays", async () => {
    const refusal = {
      error: "paid",
      error_description: "Money was taken for this appointment: refund it first",
    };
    const { user } = await open(trial, [answer(409, refusal)]);
    await user.click(await screen.findByRole("button", { name: "Delete trial" }));
    await screen.findByText(/refund it first/);
  });

  it.each([
    ["a client", { customer: { ...customer, email: "ann@example.com" } }],
    ["staff", { made_by_staff: true }],
    ["an attended visit", { state: "attended" }],
  ])("is absent from a booking of %s", async (_name, fields) => {
    await open({ ...trial, ...fields });
    expect(screen.queryByRole("button", { name: "Delete trial" })).toBeNull();
  });
});
