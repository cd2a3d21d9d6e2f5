// @vitest-environment jsdom
import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openDesk } from "../../../../test/app/open-desk.tsx";
import { makeBooking } from "../../../../test/sample-bookings.ts";
import { chair } from "../../../../test/sample-resource.ts";

afterEach(closeDesk);

const path = "/p/1/bookings/7";
const cut: Booking = { ...makeBooking({ id: 7, start: 600 }), details: "Cut" };
const answers: Answers = {
  "GET /resources": [chair],
  "GET /bookings/7": () => answer(200, cut, { etag: '"1"' }),
};

const button = (name: string) => screen.findByRole("button", { name });
const details = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Details" });

async function change({ user }: Pick<Awaited<ReturnType<typeof openDesk>>, "user">) {
  await user.click(await button("Change"));
  await user.type(await details(), " and wash");
}

describe("sheet of a booking", () => {
  it("shows time, resource and details, and the fields for a change", async () => {
    const { user, changes } = await openDesk({ path, answers });
    const sheet = await screen.findByRole("dialog", { name: "Cut" });
    expect(await within(sheet).findByText("Chair")).toBeDefined();
    expect(sheet.textContent).toMatch(/Mon.*10:00/);
    await user.click(await button("Change"));
    expect((await details()).value).toBe("Cut");
    expect(screen.getByLabelText<HTMLInputElement>("Time").value).toBe("10:00");
    expect(changes).toEqual([]);
  });

  it("shows a refusal at its field and keeps the input", async () => {
    const errors = { start_date: ["is before the account was made"] };
    const error = answer(422, { error: "invalid", error_description: "", errors });
    const { user } = await openDesk({
      path,
      answers: { ...answers, "PUT /bookings/7": error },
    });
    await change({ user });
    await user.click(await button("Save"));
    expect(await screen.findAllByText(/is before the account was made/)).not.toEqual([]);
    expect(screen.getByLabelText("Date").getAttribute("aria-invalid")).toBe("true");
    expect((await details()).value).toBe("Cut and wash");
  });

  it("shows a refusal of a move at its field", async () => {
    const errors = { start_time: ["is in the past"] };
    const error = answer(422, { error: "invalid", error_description: "", errors });
    const { user, changes } = await openDesk({
      path,
      answers: { ...answers, "PUT /bookings/7": error },
    });
    await user.click(await button("Move"));
    await user.click(await button("15 minutes later"));
    await user.click(await button("Move"));
    expect(await screen.findAllByText(/is in the past/)).not.toEqual([]);
    expect(screen.getByLabelText("Time").getAttribute("aria-invalid")).toBe("true");
    expect(changes).toEqual([["PUT /bookings/7", { start_time: 615 }]]);
  });

  it("asks on Escape before it discards input, and keeps it", async () => {
    const { user, changes } = await openDesk({ path, answers });
    await change({ user });
    await user.keyboard("{Escape}");
    await user.click(await button("Keep editing"));
    expect((await details()).value).toBe("Cut and wash");
    expect(location.pathname).toBe(path);
    expect(changes).toEqual([]);
  });

  it("sends only the changed fields, and shows the saved booking", async () => {
    const saved = { ...cut, details: "Cut and wash", revision: 2 };
    let stored = cut;
    const answering = () => {
      stored = saved;
      return answer(200, saved);
    };
    const { user, changes } = await openDesk({
      path,
      answers: {
        ...answers,
        "GET /bookings/7": () => answer(200, stored, { etag: `"${stored.revision}"` }),
        "PUT /bookings/7": answering,
      },
    });
    await change({ user });
    await user.click(await button("Save"));
    await screen.findByRole("dialog", { name: "Cut and wash" });
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "Details" })).toBeNull());
    expect(changes).toEqual([["PUT /bookings/7", { details: "Cut and wash" }]]);
  });
});
