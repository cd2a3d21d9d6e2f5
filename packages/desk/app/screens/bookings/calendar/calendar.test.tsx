// @vitest-environment jsdom
import type { AgendaBlock } from "@frontdesk/scheduling-client/types/bookings";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openDesk } from "../../../../test/app/open-desk.tsx";
import {
  makeAgenda,
  makeAppointment,
  makeBlock,
  resourceWith,
} from "../../../../test/sample-agenda.ts";
import { sampleAppointment, sampleStatus } from "../../../../test/sample-appointment.ts";
import { makeBooking, monday } from "../../../../test/sample-bookings.ts";
import { chair } from "../../../../test/sample-resource.ts";

afterEach(closeDesk);

const path = `/p/1/calendar?date=${monday}`;
const booking = makeBooking({ id: 7, start: 600 });

const agendaOf = (...blocks: AgendaBlock[]) => makeAgenda({ blocks });
const answers: Answers = {
  "GET /resources": [chair],
  "GET /agenda": agendaOf(makeBlock({ id: 7, start: 600 })),
  "GET /bookings/7": () => answer(200, booking, { etag: '"1"' }),
};

const blockAt = (times: string) =>
  screen.findByTitle((title) => title.replace(/\s/g, " ").includes(times));
const block = () => blockAt("10:00 AM – 11:00 AM");

const geometry = ({ style }: HTMLElement) =>
  ["--from", "--size"].map((name) => Number(style.getPropertyValue(name)));

describe("calendar", () => {
  it("draws a booking at its hour in the column of its resource", async () => {
    await openDesk({ path, answers });
    expect(geometry(await block())).toEqual([1 / 8, 1 / 8]);
    expect(screen.getByText("Chair", { selector: ".cal-column-heads > b" })).toBeDefined();
    expect(screen.getByText("7 h free")).toBeDefined();
  });

  it("keeps the rows of a shared address", async () => {
    await openDesk({ path: `${path}&by=resources`, answers });
    expect(geometry(await block())).toEqual([1 / 8, 1 / 8]);
    const row = screen.getByRole("region", { name: "Room" });
    expect(within(row).getByText("Chair", { selector: ".cal-name" })).toBeDefined();
  });

  it("blocks the hour under the keys by B", async () => {
    const { user } = await openDesk({ path, answers: { ...answers, "GET /downtime_types": [] } });
    await block();
    screen.getByRole("application").focus();
    await user.keyboard("b");
    const sheet = await screen.findByRole("dialog", { name: "Block time" });
    await within(sheet).findByLabelText("Note");
    expect(within(sheet).getByLabelText<HTMLInputElement>(/^Starts/).value).toBe("09:00");
    expect(within(sheet).getByLabelText<HTMLInputElement>(/^Ends/).value).toBe("10:00");
    expect(within(sheet).getByLabelText<HTMLSelectElement>(/^For/).value).toBe("1");
  });

  it("saves a move by arrow keys with the new start only", async () => {
    let saved = { start: 600, booking };
    const move = () => {
      saved = { start: 630, booking: { ...makeBooking({ id: 7, start: 630 }), revision: 2 } };
      return saved.booking;
    };
    const read = () => agendaOf(makeBlock({ id: 7, start: saved.start }));
    const answering = { "GET /agenda": read, "PUT /bookings/7": move };
    const { user, changes } = await openDesk({ path, answers: { ...answers, ...answering } });
    await block();
    screen.getByRole("application").focus();
    await user.keyboard("{ArrowDown}m{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(changes).toEqual([["PUT /bookings/7", { start_time: 630 }]]));
    expect(await blockAt("10:30 AM – 11:30 AM")).toBeDefined();
  });

  it("sends nothing after Escape", async () => {
    const { user, changes } = await openDesk({ path, answers });
    await block();
    screen.getByRole("application").focus();
    await user.keyboard("{ArrowDown}m{ArrowDown}{Escape}");
    expect(await screen.findByText("Not changed.")).toBeDefined();
    expect(changes).toEqual([]);
  });

  it("puts a refused move back and gives the reason", async () => {
    const clash = { date: monday, reason: "time_off", booking_ids: [] };
    const error = answer(400, { error: "clash", error_description: "", clashes: [clash] });
    const { user } = await openDesk({ path, answers: { ...answers, "PUT /bookings/7": error } });
    await block();
    screen.getByRole("application").focus();
    await user.keyboard("{ArrowDown}m{ArrowDown}{Enter}");
    expect(await screen.findByText("It does not fit there.")).toBeDefined();
    expect(screen.getByText(/time off/)).toBeDefined();
    expect(await block()).toBeDefined();
  });

  it("refuses a move of a booking that changed since", async () => {
    const changed = answer(200, makeBooking({ id: 7, start: 720 }), { etag: '"2"' });
    const replies = { ...answers, "GET /bookings/7": changed };
    const { user, changes } = await openDesk({ path, answers: replies });
    await block();
    screen.getByRole("application").focus();
    await user.keyboard("{ArrowDown}m{ArrowDown}{Enter}");
    expect(await screen.findByText(/^Someone else changed this/)).toBeDefined();
    expect(changes).toEqual([]);
  });

  it("offers no booking to a member with the right to view", async () => {
    const { user, changes } = await openDesk({ path, answers, right: "view" });
    await block();
    expect(screen.queryByRole("button", { name: "Book" })).toBeNull();
    screen.getByRole("application").focus();
    await user.keyboard("{ArrowDown}m{ArrowDown}{Enter}");
    expect(changes).toEqual([]);
  });

  it("asks for a first resource in an empty account", async () => {
    const { user } = await openDesk({ path, answers: {} });
    await user.click(await screen.findByRole("button", { name: "Add a resource" }));
    expect(location.pathname).toBe("/p/1/resources");
  });

  it("shows an unreadable week as a failure, and reads it again on request", async () => {
    let isDown = true;
    const failing = () => (isDown ? answer(500, { error: "failed" }) : answers["GET /agenda"]);
    const { user } = await openDesk({ path, answers: { ...answers, "GET /agenda": failing } });
    const again = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    await user.click(again);
    expect(await block()).toBeDefined();
  });

  it("lists the day on a phone", async () => {
    await openDesk({ path, answers, isPhone: true });
    expect(await screen.findByText(/10:00 AM/)).toBeDefined();
    expect(screen.queryByRole("application")).toBeNull();
  });
});

const named = (id: number, name: string) => ({ ...chair, id, name });
const team: Answers = {
  "GET /resources": [named(1, "Room 1"), named(2, "Mia Winther"), named(3, "Towels")],
};
const staff = [
  resourceWith({ id: 2, name: "Mia Winther", kind: "person", position: 0 }),
  resourceWith({ id: 1, name: "Room 1", kind: "room", position: 1 }),
  resourceWith({ id: 3, name: "Towels", kind: "other", position: 2 }),
];
const teamWith = (...blocks: AgendaBlock[]): Answers => ({
  ...team,
  "GET /agenda": makeAgenda({ resources: staff, blocks }),
});
const massage = makeAppointment({ id: 9, start: 600, resource_ids: [1, 2] });
const stored = {
  ...sampleAppointment,
  id: 9,
  date: monday,
  start_time: 600,
  starts_at: "2026-11-23T09:00:00.000Z",
  ends_at: "2026-11-23T10:00:00.000Z",
  end_time: 660,
  resource_ids: [1, 2],
};
const nameOf = (one: Element) => one.querySelector(".cal-hidden")!.textContent!.replace(/\s/g, " ");
const drawn = () => screen.findAllByRole("button", { name: /^Ann Larsen/ });

describe("calendar: an appointment with a person and a room", () => {
  it("shows in both columns, people before rooms before others", async () => {
    await openDesk({ path, answers: teamWith(massage) });
    expect(await drawn()).toHaveLength(2);
    const heads = [...document.querySelectorAll(".cal-column-heads > b")];
    const names = heads.map((head) => head.firstChild?.textContent);
    expect(names).toEqual(["Mia Winther", "Room 1", "Towels"]);
    const lanes = (await drawn()).map((one) => one.closest<HTMLElement>("[data-lane]"));
    expect(lanes.map((lane) => lane?.dataset.resource)).toEqual(["2", "1"]);
  });

  it("shows once in a calendar of all, and opens itself", async () => {
    const { user } = await openDesk({ path: `${path}&by=days`, answers: teamWith(massage) });
    const [one, ...others] = await drawn();
    expect(others).toEqual([]);
    await user.click(one!);
    expect(location.pathname).toBe("/p/1/calendar/appointments/9");
  });

  it("names time, client, service, payment and resources", async () => {
    await openDesk({ path, answers: teamWith({ ...massage, money: "paid", before: 15 }) });
    const [one] = await drawn();
    const when = "10:00 AM – 11:00 AM";
    expect(nameOf(one!)).toBe(`Ann Larsen, Massage, ${when}, booked, paid, Room 1, Mia Winther`);
    expect(one!.style.getPropertyValue("--before")).toBe("0.25");
  });

  const reads: Answers = {
    ...teamWith(massage),
    "GET /appointments/9": () => answer(200, stored, { etag: '"1"' }),
    "GET /appointments/9/standing": sampleStatus,
  };
  const question = () => screen.findByRole("dialog", { name: /^Move Ann Larsen to/ });
  const proposal = () => document.querySelectorAll<HTMLElement>("[data-proposed]");

  it("moves to another person's column once confirmed, and keeps its room", async () => {
    const starts_at = "2026-11-23T09:15:00.000Z";
    const after = { ...stored, start_time: 615, starts_at, resource_ids: [1, 3] };
    const { user, changes } = await openDesk({
      path,
      answers: { ...reads, "PUT /appointments/9": after },
    });
    await drawn();
    screen.getByRole("application").focus();
    await user.keyboard("{ArrowDown}m{ArrowDown}{ArrowRight}{ArrowRight}{Enter}");
    expect((await question()).textContent).toContain("10:15 AM, Towels");
    const lanes = [...proposal()].map((one) => one.closest<HTMLElement>("[data-lane]"));
    expect(lanes.map((lane) => lane?.dataset.resource)).toEqual(["1", "3"]);
    expect(changes).toEqual([]);
    await user.keyboard("{Enter}");
    const request = ["PUT /appointments/9", { starts_at, resource_ids: [1, 3], notify_after: 20 }];
    await waitFor(() => expect(changes).toEqual([request]));
    await waitFor(() => expect(proposal()).toHaveLength(0));
  });

  it("takes another length once confirmed", async () => {
    const after = { ...stored, end_time: 690, ends_at: "2026-11-23T10:30:00.000Z" };
    const { user, changes } = await openDesk({
      path,
      answers: { ...reads, "PUT /appointments/9": after },
    });
    await drawn();
    screen.getByRole("application").focus();
    await user.keyboard("{ArrowDown}r{ArrowDown}{ArrowDown}{Enter}");
    await question();
    await user.keyboard("{Enter}");
    const { starts_at, resource_ids } = stored;
    const request = [
      "PUT /appointments/9",
      { starts_at, resource_ids, duration: 90, notify_after: 20 },
    ];
    await waitFor(() => expect(changes).toEqual([request]));
  });

  it("returns to its place on Escape, and the calendar gets the focus", async () => {
    const { user, changes } = await openDesk({ path, answers: reads });
    await drawn();
    screen.getByRole("application").focus();
    await user.keyboard("{ArrowDown}m{ArrowDown}{Enter}");
    await question();
    expect(proposal()).toHaveLength(2);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(proposal()).toHaveLength(0));
    expect((await drawn()).map(geometry)).toEqual([
      [1 / 8, 1 / 8],
      [1 / 8, 1 / 8],
    ]);
    expect(document.activeElement).toBe(screen.getByRole("application"));
    expect(await screen.findByText("Not changed.")).toBeDefined();
    expect(changes).toEqual([]);
  });

  it("opens in place of the question after a change by someone else", async () => {
    const refusal = answer(412, { error: "changed", error_description: "" });
    const { user } = await openDesk({
      path,
      answers: { ...reads, "PUT /appointments/9": refusal },
    });
    await drawn();
    screen.getByRole("application").focus();
    await user.keyboard("{ArrowDown}m{ArrowDown}{Enter}");
    await question();
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("button", { name: "Show" }));
    expect(location.pathname).toBe("/p/1/calendar/appointments/9");
    expect(proposal()).toHaveLength(0);
  });
});

describe("calendar: what a block says", () => {
  it.each([
    ["requested", "needs approval"],
    ["held", "paying"],
    ["attended", "attended"],
    ["no_show", "no-show"],
    ["waiting", "waiting"],
    ["tentative", "tentative"],
    ["booked", "booked"],
  ] as const)("%s: the state in words", async (state, word) => {
    await openDesk({ path, answers: teamWith({ ...massage, state, resource_ids: [2] }) });
    const [one] = await drawn();
    expect(nameOf(one!)).toContain(`, ${word}, to pay`);
    expect(one!.dataset.state).toBe(state);
  });

  it("its service without the right to see clients", async () => {
    const hidden = { ...massage, client: null, money: null, resource_ids: [2] };
    await openDesk({ path, answers: teamWith(hidden) });
    const one = await screen.findByRole("button", { name: /^Massage/ });
    expect(nameOf(one)).toBe("Massage, 10:00 AM – 11:00 AM, booked, Mia Winther");
    expect(one.textContent).not.toMatch(/undefined|null/);
  });

  it("its length without a start time, and its need of an answer", async () => {
    const any = makeBlock({ id: 3, resource_ids: [2], minutes: 90, details: "Order\nrest" });
    await openDesk({ path, answers: teamWith({ ...any, flags: ["attention"] }) });
    const one = await screen.findByRole("button", { name: /^Order/ });
    expect(nameOf(one)).toContain("1 h 30 min, any time, needs you");
    expect(one.dataset.bar).toBe("true");
  });

  it("midnight as its end, and the rest of it on the next day", async () => {
    const days = staff
      .slice(0, 2)
      .flatMap(({ id }) =>
        [monday, "2026-11-24"].map((date) => ({ resource_id: id, date, open: [], time_off: [] })),
      );
    const late = { ...massage, start: 1380, end: 1440, resource_ids: [2] };
    const night = { ...late, id: 10, end: 1470, client: { id: 6, name: "Bo Night" } };
    const agenda = makeAgenda({ resources: staff, days, blocks: [late, night] });
    const week = `${path}&view=week`;
    await openDesk({ path: week, answers: { ...team, "GET /agenda": agenda } });
    const [one] = await drawn();
    expect(one!.title).toContain("12:00");
    const both = await screen.findAllByRole("button", { name: /^Bo Night/ });
    expect(both.map(geometry)).toEqual([
      [23 / 24, 1 / 24],
      [0, 0.5 / 24],
    ]);
    expect(both.map((piece) => piece.querySelector("[data-grip]") === null)).toEqual([false, true]);
  });
});

it("calendar: time off says its reason", async () => {
  const time_off = [{ id: 4, s: 720, e: 780, type: "Vacation", note: "Dentist" }];
  const [day] = makeAgenda().days;
  const agenda = makeAgenda({ days: [{ ...day!, time_off }] });
  await openDesk({ path, answers: { ...answers, "GET /agenda": agenda } });
  expect(await screen.findByText("Dentist", { selector: ".cal-off" })).toBeDefined();
});
