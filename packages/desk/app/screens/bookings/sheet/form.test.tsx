// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openDesk } from "../../../../test/app/open-desk.tsx";
import { makeAgenda } from "../../../../test/sample-agenda.ts";
import { makeBooking, monday } from "../../../../test/sample-bookings.ts";
import { chair } from "../../../../test/sample-resource.ts";

afterEach(closeDesk);

const path = `/p/1/calendar/plain?at=${monday}`;
const answers: Answers = {
  "GET /resources": [chair],
  "GET /agenda": makeAgenda(),
  "GET /clients": [{ id: 3, name: "Ida", archived: false }],
};

const details = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Details" });
const save = () => screen.getAllByRole("button", { name: "Book" }).at(-1)!;

async function fill({ user }: Pick<Awaited<ReturnType<typeof openDesk>>, "user">) {
  await user.type(await details(), "Cut");
  await user.selectOptions(screen.getByLabelText("Resource"), "Chair (Room)");
  await user.selectOptions(screen.getByLabelText("Client"), "Ida");
}

describe("form of a new booking", () => {
  it("marks a missing resource, focuses it and sends nothing", async () => {
    const { user, changes } = await openDesk({ path, answers });
    await user.type(await details(), "Cut");
    await user.click(save());
    const resource = screen.getByLabelText("Resource");
    expect(resource.getAttribute("aria-invalid")).toBe("true");
    await waitFor(() => expect(document.activeElement).toBe(resource));
    expect(changes).toEqual([]);
  });

  it("sends the fields and closes after a success", async () => {
    const created = makeBooking({ id: 9 });
    const { user, changes } = await openDesk({
      path,
      answers: { ...answers, "POST /bookings": answer(201, created) },
    });
    await fill({ user });
    await user.click(save());
    await waitFor(() => expect(location.pathname).toBe("/p/1/calendar"));
    const expected = {
      ...{ resource_id: 1, start_date: monday, end_date: monday, start_time: null, duration: 60 },
      ...{ details: "Cut", client_id: 3, project_id: null, billable: false, tentative: false },
    };
    expect(changes).toEqual([["POST /bookings", expected]]);
  });

  it("shows a refusal at its field and keeps the input", async () => {
    const errors = { start_date: ["is before the account was made"] };
    const error = answer(422, { error: "invalid", error_description: "", errors });
    const { user } = await openDesk({ path, answers: { ...answers, "POST /bookings": error } });
    await fill({ user });
    await user.click(save());
    expect(await screen.findAllByText(/is before the account was made/)).not.toEqual([]);
    expect(screen.getByLabelText("Date").getAttribute("aria-invalid")).toBe("true");
    expect((await details()).value).toBe("Cut");
  });

  it("offers the waiting list after a clash", async () => {
    const clash = { date: monday, reason: "over_capacity", booking_ids: [] };
    const answering = ({ allow_waiting }: { allow_waiting?: boolean }) =>
      allow_waiting
        ? answer(201, makeBooking({ id: 9, waiting: true }))
        : answer(400, { error: "clash", error_description: "", clashes: [clash] });
    const { user, changes } = await openDesk({
      path,
      answers: { ...answers, "POST /bookings": answering },
    });
    await fill({ user });
    await user.click(save());
    await user.click(await screen.findByRole("button", { name: "Save as waiting" }));
    await waitFor(() => expect(location.pathname).toBe("/p/1/calendar"));
    expect(changes.map(([, body]) => body.allow_waiting)).toEqual([undefined, true]);
  });
});
