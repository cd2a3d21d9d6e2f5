// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openDesk } from "../../../../test/app/open-desk.tsx";
import { makeBooking, makeDay, monday } from "../../../../test/sample-bookings.ts";
import { chair } from "../../../../test/sample-resource.ts";

afterEach(closeDesk);

const path = `/p/1/calendar?date=${monday}`;
const booking = makeBooking({ id: 7, start: 600 });

const answers: Answers = {
  "GET /resources": [chair],
  "GET /bookings": [booking],
  "GET /openings": [{ id: chair.id, bookable: true, days: [makeDay()] }],
  "GET /bookings/7": () => answer(200, booking, { etag: '"1"' }),
};

const blockAt = (times: string) =>
  screen.findByTitle((title) => title.replace(/\s/g, " ").includes(times));
const block = () => blockAt("10:00 AM – 11:00 AM");

describe("calendar", () => {
  it("draws a booking at its hour in the row of its resource", async () => {
    await openDesk({ path, answers });
    const { style } = await block();
    const [from, size] = ["--from", "--size"].map((name) => style.getPropertyValue(name));
    expect([from, size]).toEqual([`${1 / 8}`, `${1 / 8}`]);
    const row = screen.getByRole("region", { name: "Room" });
    expect(within(row).getByText("Chair", { selector: ".cal-name" })).toBeDefined();
  });

  it("saves a move by arrow keys with the new start only", async () => {
    let saved = booking;
    const move = () => {
      saved = { ...makeBooking({ id: 7, start: 630 }), revision: 2 };
      return saved;
    };
    const answering = { "GET /bookings": () => [saved], "PUT /bookings/7": move };
    const { user, changes } = await openDesk({ path, answers: { ...answers, ...answering } });
    await block();
    screen.getByRole("application").focus();
    await user.keyboard("{ArrowRight}m{ArrowRight}{ArrowRight}{Enter}");
    await waitFor(() => expect(changes).toEqual([["PUT /bookings/7", { start_time: 630 }]]));
    expect(await blockAt("10:30 AM – 11:30 AM")).toBeDefined();
  });

  it("sends nothing after Escape", async () => {
    const { user, changes } = await openDesk({ path, answers });
    await block();
    screen.getByRole("application").focus();
    await user.keyboard("{ArrowRight}m{ArrowRight}{Escape}");
    expect(await screen.findByText("Not changed.")).toBeDefined();
    expect(changes).toEqual([]);
  });

  it("puts a refused move back and gives the reason", async () => {
    const clash = { date: monday, reason: "time_off", booking_ids: [] };
    const error = answer(400, { error: "clash", error_description: "", clashes: [clash] });
    const { user } = await openDesk({ path, answers: { ...answers, "PUT /bookings/7": error } });
    await block();
    screen.getByRole("application").focus();
    await user.keyboard("{ArrowRight}m{ArrowRight}{Enter}");
    expect(await screen.findByText("It does not fit there.")).toBeDefined();
    expect(screen.getByText(/time off/)).toBeDefined();
    expect(await block()).toBeDefined();
  });

  it("offers no booking to a member with the right to view", async () => {
    const { user, changes } = await openDesk({ path, answers, right: "view" });
    await block();
    expect(screen.queryByRole("button", { name: "Book" })).toBeNull();
    screen.getByRole("application").focus();
    await user.keyboard("{ArrowRight}m{ArrowRight}{Enter}");
    expect(changes).toEqual([]);
  });

  it("asks for a first resource in an empty account", async () => {
    const { user } = await openDesk({ path, answers: {} });
    await user.click(await screen.findByRole("button", { name: "Add a resource" }));
    expect(location.pathname).toBe("/p/1/resources");
  });

  it("shows an unreadable week as a failure, and reads it again on request", async () => {
    let isDown = true;
    const failing = () => (isDown ? answer(500, { error: "failed" }) : [booking]);
    const { user } = await openDesk({ path, answers: { ...answers, "GET /bookings": failing } });
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
