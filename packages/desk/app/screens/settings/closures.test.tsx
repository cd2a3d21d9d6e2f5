// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openDesk } from "../../../test/app/open-desk.tsx";
import { makeBooking, monday } from "../../../test/sample-bookings.ts";

afterEach(closeDesk);

const path = "/p/1/settings/hours";
const account = {
  id: 1,
  name: "Studio",
  timezone: "Copenhagen",
  default_periods: [],
  is_timed_only: false,
  week_start: null,
  country: null,
  region: null,
};
const closure = {
  id: 12,
  from: "2026-12-24",
  to: "2026-12-26",
  start_time: 0,
  end_time: 1440,
  timezone: null,
  details: "Christmas",
  downtime_type_id: null,
  booker_id: 1,
  resource_ids: [1],
  all_resources: true,
};
const past = { ...closure, id: 11, from: "2026-01-01", to: "2026-01-01", details: "New Year" };
const answers: Answers = {
  "GET /api/scheduling/v1/accounts/1": () => answer(200, account, { etag: '"1"' }),
  "GET /resources": [],
  "GET /downtimes": [past, closure],
  "GET /downtime_types": [],
};

describe("closures in Settings", () => {
  it("list coming ones first, and past ones folded", async () => {
    const { user } = await openDesk({ path, answers });
    expect(await screen.findByText("Dec 24, 2026 – Dec 26, 2026")).toBeDefined();
    expect(screen.queryByText("New Year")).toBeNull();
    await user.click(screen.getByText("1 past closure"));
    expect(await screen.findByText("New Year")).toBeDefined();
  });

  it("are added for all people and rooms, with a choice for each appointment", async () => {
    const clashes = [{ date: monday, reason: "time_off", booking_ids: [7] }];
    const answering = ({ clash_choices: choices }: { clash_choices?: object[] }) =>
      choices
        ? answer(201, closure)
        : answer(400, { error: "clash", error_description: "", clashes });
    const { user, changes } = await openDesk({
      path,
      answers: {
        ...answers,
        "GET /downtimes": [],
        "GET /bookings/7": { ...makeBooking({ id: 7 }), session_id: 5, details: "Massage" },
        "POST /downtimes": answering,
      },
    });
    expect(await screen.findByText("No closures planned")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Add closure" }));
    const adding = await screen.findByRole("dialog", { name: "Add closure" });
    await user.click(within(adding).getByRole("button", { name: "Save closure" }));
    const choice = await screen.findByLabelText<HTMLSelectElement>("What happens to Massage");
    expect([...choice.options].map(({ value }) => value)).toEqual(["cancel", "keep"]);
    const asking = screen.getByRole("dialog", { name: "1 appointment is affected" });
    await user.click(within(asking).getByRole("button", { name: "Save closure" }));
    expect(await screen.findByText("Closure saved.")).toBeDefined();
    const wish = { all_resources: true, from: monday, to: monday, block_by_clashes: true };
    const clash_choices = [{ booking_id: 7, choice: "keep" }];
    expect(changes).toEqual([
      ["POST /downtimes", wish],
      ["POST /downtimes", { ...wish, clash_choices }],
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("are removed with an undo", async () => {
    const { user, changes } = await openDesk({
      path,
      answers: {
        ...answers,
        "DELETE /downtimes/12": () => new Response(null, { status: 204 }),
        "POST /downtimes": answer(201, closure),
      },
    });
    await user.click(await screen.findByRole("button", { name: /^Remove the closure/ }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes[1]).toMatchObject([
      "POST /downtimes",
      { all_resources: true, to: "2026-12-26" },
    ]);
  });

  it("are added for 24 December and the coming holidays in three clicks", async () => {
    const day = (date: string, name: string, kind: string) => ({ date, name, kind, closed: false });
    const listed = {
      year: 2026,
      country: "DK",
      region: null,
      countries: ["DE", "DK"],
      regions: [],
      holidays: [
        day("2026-01-01", "New Year's Day", "public"),
        day("2026-12-24", "Christmas Eve", "optional"),
        day("2026-12-25", "Christmas Day", "public"),
        { ...day("2026-12-26", "Second Day", "public"), closed: true },
        day("2027-12-25", "Christmas Day", "public"),
      ],
    };
    const { user, changes } = await openDesk({
      path,
      answers: {
        ...answers,
        "GET /public_holidays": listed,
        "POST /public_holidays": answer(200, { created: [closure, closure], existing: [] }),
        "PUT /api/scheduling/v1/accounts/1": account,
      },
    });
    await user.click(await screen.findByRole("button", { name: "Add public holidays" }));
    const dialog = await screen.findByRole("dialog", { name: "Add public holidays" });
    await within(dialog).findByText("Sat, December 25, 2027 · Christmas Day");
    expect(within(dialog).queryByText(/Second Day|New Year/)).toBeNull();
    await user.click(within(dialog).getByLabelText("Thu, December 24 · Christmas Eve"));
    await user.click(within(dialog).getByRole("button", { name: "Close on 3 days" }));
    expect(await screen.findByText("2 closures saved.")).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(changes).toEqual([
      [
        "POST /public_holidays",
        {
          year: 2026,
          to_year: 2027,
          country: "DK",
          language: "en",
          dates: ["2026-12-24", "2026-12-25", "2027-12-25"],
          block_by_clashes: true,
        },
      ],
      ["PUT /api/scheduling/v1/accounts/1", { country: "DK", region: null }],
    ]);
  });

  it("are shown without buttons to staff", async () => {
    await openDesk({ path, answers, right: "view" });
    expect(await screen.findByText("Christmas")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Add closure" })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Remove the closure/ })).toBeNull();
  });
});
