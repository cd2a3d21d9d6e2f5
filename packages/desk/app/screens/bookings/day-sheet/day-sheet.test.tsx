// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answer, closeDesk, openDesk } from "../../../../test/app/open-desk.tsx";
import { makeAgenda, makeAppointment, resourceWith } from "../../../../test/sample-agenda.ts";
import { sampleAppointment } from "../../../../test/sample-appointment.ts";
import { monday } from "../../../../test/sample-bookings.ts";
import { chair } from "../../../../test/sample-resource.ts";

afterEach(closeDesk);

const resources = [resourceWith({ id: 1, name: "Mia", kind: "person" })];
const customer = {
  name: "Ann Larsen",
  email: "ann@example.com",
  phone: "+4512345678",
  answers: {},
};
const amounts = { price: 6000, paid: 2000, due: 4000, currency: "EUR" };
const block = makeAppointment({ id: 3, start: 600, money: "deposit", amounts });
const answers = {
  "GET /resources": [chair],
  "GET /agenda": makeAgenda({ resources, blocks: [block] }),
  "GET /appointments": [
    { ...sampleAppointment, id: 3, customer: { ...customer, notes: "Left shoulder" } },
  ],
};
const path = `/p/1/calendar/day-sheet?date=${monday}`;

describe("day sheet", () => {
  it.each(["home", `calendar?date=${monday}`])("prints in two clicks from %s", async (from) => {
    const print = vi.spyOn(window, "print").mockReturnValue();
    const { user } = await openDesk({ path: `/p/1/${from}`, answers });
    await user.click(await screen.findByRole("link", { name: "Day sheet" }));
    await user.click(await screen.findByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
  });

  it("has notes and payment, contacts only on request", async () => {
    const { user } = await openDesk({ path, answers });
    const sheet = await screen.findByRole("region", { name: "Mia" });
    const [, line] = within(sheet).getAllByRole("row");
    const cells = () =>
      within(line!)
        .getAllByRole("cell")
        .map(({ textContent: text }) => text);
    expect(cells().slice(1)).toEqual([
      "Ann LarsenMassage",
      "Left shoulder",
      "deposit paid, €40.00 to pay",
    ]);
    await user.click(screen.getByLabelText(/phone numbers/));
    expect(cells()[1]).toBe("Ann LarsenMassage+4512345678ann@example.com");
  });

  it("turns to the day before and the day after", async () => {
    const { user } = await openDesk({ path, answers });
    const dayIn = () => new URLSearchParams(location.search).get("date");
    await user.click(await screen.findByRole("button", { name: "Later" }));
    await screen.findByRole("heading", { level: 1, name: /November 24/ });
    await user.click(screen.getByRole("button", { name: "Earlier" }));
    await user.click(screen.getByRole("button", { name: "Earlier" }));
    await screen.findByRole("heading", { level: 1, name: /November 22/ });
    expect(dayIn()).toBe("2026-11-22");
  });

  it("offers no print without the notes", async () => {
    const broken = () => answer(500, { code: "internal", message: "Broken" });
    await openDesk({ path, answers: { ...answers, "GET /appointments": broken } });
    await screen.findByRole("alert");
    expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
    expect(screen.queryByRole("region", { name: "Mia" })).toBeNull();
  });

  it("needs no permission to view clients", async () => {
    const rights = { clients: "none" } as const;
    const forbidden = () => answer(403, { code: "forbidden", message: "No" });
    await openDesk({ path, rights, answers: { ...answers, "GET /appointments": forbidden } });
    await screen.findByRole("region", { name: "Mia" });
    screen.getByRole("button", { name: "Print" });
    expect(screen.queryByLabelText(/phone numbers/)).toBeNull();
  });
});
