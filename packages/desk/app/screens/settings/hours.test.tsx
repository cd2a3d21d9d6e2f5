// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openDesk } from "../../../test/app/open-desk.tsx";
import { makeBooking, monday } from "../../../test/sample-bookings.ts";
import { chair } from "../../../test/sample-resource.ts";

afterEach(closeDesk);

const path = "/p/1/settings/hours";
const account = "/api/scheduling/v1/accounts/1";
const saving = `PUT ${account}`;
const week = [{ week_day: 1, start_time: 540, end_time: 1020 }];
const sample = {
  id: 1,
  name: "Studio",
  timezone: "Copenhagen",
  default_periods: week,
  is_timed_only: false,
  week_start: null,
};
const answers: Answers = {
  [`GET ${account}`]: () => answer(200, sample, { etag: '"1"' }),
  "GET /resources": [
    { ...chair, id: 1, name: "Mia", inherits_hours: true },
    { ...chair, id: 2, name: "Room 2" },
  ],
  "GET /downtimes": [],
  [saving]: sample,
};

const opens = () => screen.findByLabelText<HTMLInputElement>("Monday, 1: opens");
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save opening hours" });

describe("opening hours of the studio", () => {
  it("are saved from a date on, for all with the studio's hours", async () => {
    const { user, changes } = await openDesk({ path, answers });
    expect(await screen.findByText("1 person or room has these hours.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Room 2" })).toBeDefined();
    await user.clear(await opens());
    await user.type(await opens(), "8.30");
    await user.click(save());
    await waitFor(() => expect(changes).toHaveLength(1));
    const periods = [{ ...week[0], start_time: 510 }];
    expect(changes).toEqual([[saving, { opening_hours: { from: monday, periods } }]]);
  });

  it("ask what happens to appointments outside of the new hours, and keep the draft", async () => {
    const clash = { resource_id: 1, date: monday, reason: "unavailable", booking_ids: [7] };
    const refuse = answer(400, { error: "clash", error_description: "", clashes: [clash] });
    const { user, changes } = await openDesk({
      path,
      answers: {
        ...answers,
        "GET /bookings/7": makeBooking({ id: 7 }),
        [saving]: ({ clash_choices: choices }: { clash_choices?: object[] }) =>
          choices ? answer(200, sample) : refuse,
      },
    });
    await user.clear(await opens());
    await user.type(await opens(), "11:00");
    await user.click(save());
    const title = "1 appointment is affected";
    const dialog = await screen.findByRole("dialog", { name: title });
    await within(dialog).findByText("Booking 7");
    expect((await opens()).value).toBe("11:00");
    await user.click(within(dialog).getByRole("button", { name: "Save opening hours" }));
    await waitFor(() => expect(changes).toHaveLength(2));
    const clash_choices = [{ booking_id: 7, choice: "keep" }];
    expect(changes[1]![1]).toMatchObject({ clash_choices });
  });

  it("are shown without a form to staff", async () => {
    await openDesk({ path, answers, right: "view" });
    expect(await screen.findByText("1 person or room has these hours.")).toBeDefined();
  });
});
