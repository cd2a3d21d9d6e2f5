// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { answer, closeDesk, openDesk } from "../../../../test/app/open-desk.tsx";
import { sampleAppointment, sampleStatus } from "../../../../test/sample-appointment.ts";

afterEach(closeDesk);

const minuteMs = 60_000;
const now = "2026-11-30T09:00:00.000Z";

async function openBegun(minutes: number) {
  const start = Date.parse(now) - minutes * minuteMs;
  let state = "confirmed";
  const appointment = () => ({
    ...sampleAppointment,
    state,
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + 60 * minuteMs).toISOString(),
  });
  return await openDesk({
    path: "/p/1/appointments/3",
    now,
    answers: {
      "GET /appointments/3": () => answer(200, appointment(), { etag: '"1"' }),
      "GET /appointments/3/standing": sampleStatus,
      "PUT /appointments/3": ({ attendance }: { attendance: string | null }) => {
        state = attendance ?? "confirmed";
        return answer(200, appointment(), { etag: '"2"' });
      },
    },
  });
}

const sent = (...marks: (string | null)[]) =>
  marks.map((attendance) => {
    const wait = attendance === "no_show" ? { notify_after: 60 } : {};
    return ["PUT /appointments/3", { attendance, ...wait }];
  });

describe("attendance", () => {
  it("is one press of a check-in before the start, and its undo another", async () => {
    const { user, changes } = await openBegun(-30);
    await user.click(await screen.findByRole("button", { name: "Check in" }));
    await screen.findByText("Marked as attended.");
    expect(screen.queryByRole("button", { name: "No-show" })).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(changes).toEqual(sent("attended", null)));
  });

  it("goes with a second press of its mark", async () => {
    const { user, changes } = await openBegun(30);
    await user.click(await screen.findByRole("button", { name: "No-show" }));
    await user.click(await screen.findByRole("button", { name: "No-show", pressed: true }));
    await waitFor(() => expect(changes).toEqual(sent("no_show", null)));
    await screen.findByText("The mark is gone.");
  });

  it("is not asked more than an hour before the start", async () => {
    await openBegun(-90);
    await screen.findByRole("button", { name: "Move" });
    expect(screen.queryByRole("button", { name: "Check in" })).toBeNull();
  });
});
