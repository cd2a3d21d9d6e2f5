// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openDesk } from "../../../../test/app/open-desk.tsx";
import { makeAgenda, makeAppointment, makeBlock } from "../../../../test/sample-agenda.ts";
import { sampleAppointment, sampleStatus } from "../../../../test/sample-appointment.ts";
import { makeBooking, monday } from "../../../../test/sample-bookings.ts";
import { chair } from "../../../../test/sample-resource.ts";

beforeEach(() => localStorage.clear());
afterEach(closeDesk);

const path = `/p/1/calendar?date=${monday}`;
const visit = makeAppointment({ id: 3, start: 600 });
const answers: Answers = {
  "GET /resources": [chair],
  "GET /agenda": makeAgenda({ blocks: [visit] }),
  "GET /appointments/3": () => answer(200, sampleAppointment, { etag: '"1"' }),
  "GET /appointments/3/standing": sampleStatus,
};

/** 09:30 of the Monday in Copenhagen. */
const morning = "2026-11-23T08:30:00.000Z";

async function openGrid(input: Partial<Parameters<typeof openDesk>[0]> = {}) {
  const desk = await openDesk({ path, answers, now: morning, ...input });
  await screen.findByTitle(/10:00/);
  screen.getByRole("application").focus();
  return desk;
}

/** The closed menu gives the focus back to its button. */
async function backToGrid(user: Awaited<ReturnType<typeof openGrid>>["user"]) {
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe("BUTTON"));
  screen.getByRole("application").focus();
}

const searchOf = (name: string) => new URLSearchParams(location.search).get(name);

describe("keys of the focused calendar", () => {
  it("turn the days and change the view, and keep the focus", async () => {
    const { user } = await openGrid();
    const grid = screen.getByRole("application");
    const press = async (key: string, name: string, value: string | null) => {
      await user.keyboard(key);
      await waitFor(() => expect(searchOf(name)).toBe(value));
      expect(document.activeElement).toBe(grid);
    };
    await press("]", "date", "2026-11-24");
    await press("[[", "date", null);
    await press("[[", "date", "2026-11-22");
    await press("w", "view", "week");
    await press("]", "date", "2026-11-29");
    await press("t", "date", null);
    await press("d", "view", null);
  });

  it("leave the browser its own keys", async () => {
    const { user } = await openGrid();
    await user.keyboard("{Control>}]t{/Control}{Meta>}[[{/Meta}{Alt>}d{/Alt}");
    expect(searchOf("date")).toBe(monday);
  });

  it("check in, with an undo", async () => {
    const attended = answer(200, { ...sampleAppointment, state: "attended" });
    const { user, changes } = await openGrid({
      answers: { ...answers, "PUT /appointments/3": attended },
    });
    await user.keyboard("{ArrowDown}c");
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    const sent = (attendance: string | null) => ["PUT /appointments/3", { attendance }];
    await waitFor(() => expect(changes).toEqual([sent("attended"), sent(null)]));
  });

  it("show a refused check-in", async () => {
    const refusal = answer(400, { error: "too_early", error_description: "Too early" });
    const { user } = await openGrid({ answers: { ...answers, "PUT /appointments/3": refusal } });
    await user.keyboard("{ArrowDown}c");
    expect((await screen.findByText(/too early/i)).closest("[role=alert]")).not.toBeNull();
  });

  it("say when the check-in opens, and send nothing", async () => {
    const { user, changes } = await openGrid({ now: "2026-11-23T07:30:00.000Z" });
    await user.keyboard("{ArrowDown}c");
    await screen.findByText("Check-in opens an hour before the start.");
    expect(changes).toEqual([]);
  });

  it("take a payment on the appointment's sheet", async () => {
    const { user } = await openGrid();
    await user.keyboard("{ArrowDown}p");
    await screen.findByRole("dialog", { name: "Take payment" });
    await waitFor(() => expect(searchOf("pay")).toBeNull());
    expect(location.pathname).toBe("/p/1/calendar/appointments/3");
  });

  it("neither check in nor take payments on plain bookings or on the time of others", async () => {
    const plain = makeBlock({ id: 7, start: 600 });
    const busy = makeAppointment({ id: -1, start: 660, state: "busy", client: null });
    const { user, changes } = await openGrid({
      answers: { ...answers, "GET /agenda": makeAgenda({ blocks: [plain, busy] }) },
    });
    await user.keyboard("{ArrowDown}cp{ArrowDown}cp");
    expect(changes).toEqual([]);
    expect(location.pathname).toBe("/p/1/calendar");
  });

  it("stand in the list of keys", async () => {
    const { user } = await openGrid();
    await user.keyboard("?");
    const list = await screen.findByRole("dialog", { name: "Keys" });
    within(list).getByRole("heading", { name: "In the focused calendar" });
    const names = [...list.querySelectorAll("kbd")].map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining([..."NBMRCPTDW[]?", "Enter", "↑ ↓ ← →"]));
  });

  it("without the right to book only look", async () => {
    const { user, changes } = await openGrid({ right: "view" });
    await user.keyboard("{ArrowDown}cpnbmr?");
    const list = await screen.findByRole("dialog", { name: "Keys" });
    expect(within(list).queryByText("Take payment")).toBeNull();
    within(list).getByText("Week");
    expect(location.pathname).toBe("/p/1/calendar");
    expect(changes).toEqual([]);
  });
});

describe("single-letter keys", () => {
  it("are off after the choice in the account menu, arrows and Enter stay", async () => {
    const { user, changes } = await openGrid();
    await user.click(screen.getByRole("button", { name: /Olga/ }));
    const choice = await screen.findByRole("menuitemcheckbox", { name: "Single-letter shortcuts" });
    expect(choice.getAttribute("aria-checked")).toBe("true");
    await user.click(choice);
    await backToGrid(user);
    await screen.findByText("Arrows go through hours and bookings. Enter opens.");
    await user.keyboard("{ArrowDown}nbmrcptdw[[]?/");
    expect([location.pathname, searchOf("date")]).toEqual(["/p/1/calendar", monday]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(changes).toEqual([]);
    await user.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Ann Larsen" });
  });
});

describe("display of the calendar", () => {
  it("moves by the chosen step, and remembers it with the density", async () => {
    const booking = makeBooking({ id: 7, start: 600 });
    const more = {
      "GET /agenda": makeAgenda({ blocks: [makeBlock({ id: 7, start: 600 })] }),
      "GET /bookings/7": () => answer(200, booking, { etag: '"1"' }),
      "PUT /bookings/7": makeBooking({ id: 7, start: 605 }),
    };
    const first = await openGrid({ answers: { ...answers, ...more } });
    const grid = () => screen.getByRole("application");
    expect(grid().dataset.density).toBe("comfortable");
    await first.user.click(screen.getByRole("button", { name: "Display" }));
    for (const name of ["Compact", "5 min"]) {
      await first.user.click(await screen.findByRole("menuitemradio", { name }));
    }
    expect(grid().dataset.density).toBe("compact");
    await backToGrid(first.user);
    await first.user.keyboard("{ArrowDown}m{ArrowDown}{Enter}");
    const sent = [["PUT /bookings/7", { start_time: 605 }]];
    await waitFor(() => expect(first.changes).toEqual(sent));
    const stored = Object.entries({ ...localStorage });
    closeDesk();
    for (const [key, text] of stored) localStorage.setItem(key, text);
    await openGrid({ answers: { ...answers, ...more } });
    expect(grid().dataset.density).toBe("compact");
  });
});
