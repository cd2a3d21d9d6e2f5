// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openDesk } from "../../../test/app/open-desk.tsx";
import { makeBooking, monday } from "../../../test/sample-bookings.ts";
import { chair, resourceType } from "../../../test/sample-resource.ts";

afterEach(closeDesk);

const path = "/p/1/resources/1";
const answers: Answers = {
  "GET /resources/1": () => answer(200, chair, { etag: '"1"' }),
  "GET /resource_types": [resourceType],
  "GET /downtime_types": [{ id: 4, name: "Holiday" }],
};

async function fold({ user }: Pick<Awaited<ReturnType<typeof openDesk>>, "user">) {
  await user.click(await screen.findByText("Add time off"));
  await user.type(await screen.findByLabelText("Note"), "Sea");
}

const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save time off" });

describe("form of time off", () => {
  it("saves the whole day of today, and asks first for bookings in the way", async () => {
    const saved = { "POST /downtimes": answer(201, { id: 12 }) };
    const { user, changes } = await openDesk({ path, answers: { ...answers, ...saved } });
    await fold({ user });
    await user.selectOptions(await screen.findByLabelText("Reason"), "Holiday");
    await user.click(save());
    expect(await screen.findByText("Time off saved.")).toBeDefined();
    const days = { resource_ids: [1], from: monday, to: monday };
    const expected = { ...days, downtime_type_id: 4, details: "Sea", block_by_clashes: true };
    expect(changes).toEqual([["POST /downtimes", expected]]);
  });

  it("takes no end before the start", async () => {
    const { user } = await openDesk({ path, answers });
    await fold({ user });
    await user.click(screen.getByLabelText("All day"));
    const ends = await screen.findByLabelText(/^Ends/);
    await user.clear(ends);
    await user.type(ends, "8:00");
    expect(screen.getByText("The end must be after the start.")).toBeDefined();
    expect(save().disabled).toBe(true);
  });

  it("shows a refusal at its field and keeps the input", async () => {
    const errors = { to: ["is too far away"] };
    const error = answer(422, { error: "invalid", error_description: "", errors });
    const { user } = await openDesk({
      path,
      answers: { ...answers, "POST /downtimes": error },
    });
    await fold({ user });
    await user.click(save());
    await waitFor(() =>
      expect(screen.getAllByLabelText(/^To\b/)[0]?.getAttribute("aria-invalid")).toBe("true"),
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>("Note").value).toBe("Sea");
  });

  it("asks for each appointment in the way, and saves the choices", async () => {
    const clash = { date: monday, reason: "time_off", booking_ids: [7, 8] };
    const answering = ({ clash_choices: choices }: { clash_choices?: object[] }) =>
      choices === undefined
        ? answer(400, { error: "clash", error_description: "", clashes: [clash] })
        : answer(201, { id: 12 });
    const appointment = { ...makeBooking({ id: 7, start: 600 }), client_id: 3, session_id: 5 };
    const { user, changes } = await openDesk({
      path,
      answers: {
        ...answers,
        "POST /downtimes": answering,
        "GET /bookings/7": { ...appointment, details: "Massage" },
        "GET /bookings/8": { ...makeBooking({ id: 8, start: 720 }), details: "Cleaning" },
        "GET /clients/3": { id: 3, name: "Ann Larsen" },
      },
    });
    await fold({ user });
    await user.click(save());
    const ann = await screen.findByLabelText<HTMLSelectElement>(
      "What happens to Ann Larsen · Massage",
    );
    const other = screen.getByLabelText<HTMLSelectElement>("What happens to Cleaning");
    expect([ann.value, other.value]).toEqual(["reassign", "keep"]);
    await user.selectOptions(ann, "Cancel and refund");
    const dialog = screen.getByRole("dialog", { name: "2 appointments are affected" });
    await user.click(within(dialog).getByRole("button", { name: "Save time off" }));
    expect(await screen.findByText("Time off saved.")).toBeDefined();
    expect(changes.map(([, body]) => body.clash_choices)).toEqual([
      undefined,
      [
        { booking_id: 7, choice: "cancel" },
        { booking_id: 8, choice: "keep" },
      ],
    ]);
  });

  it("decides all appointments with one click, and folds a long list of exceptions", async () => {
    const ids = Array.from({ length: 25 }, (_, index) => index + 1);
    const clash = { date: monday, reason: "time_off", booking_ids: ids };
    const one = (id: number) => ({
      ...makeBooking({ id }),
      session_id: id === 25 ? null : id,
      details: `Visit ${id}.`,
    });
    const { user, changes } = await openDesk({
      path,
      answers: {
        ...answers,
        "POST /downtimes": ({ clash_choices: choices }: { clash_choices?: object[] }) =>
          choices === undefined
            ? answer(400, { error: "clash", error_description: "", clashes: [clash] })
            : answer(201, { id: 12 }),
        ...Object.fromEntries(ids.map((id) => [`GET /bookings/${id}`, one(id)])),
      },
    });
    await fold({ user });
    await user.click(save());
    const dialog = await screen.findByRole("dialog", { name: "25 appointments are affected" });
    await waitFor(() =>
      expect(
        within(dialog).getByRole<HTMLButtonElement>("button", { name: "Save time off" }),
      ).toHaveProperty("disabled", false),
    );
    expect(within(dialog).queryByText("Visit 1.")).toBeNull();
    await user.click(within(dialog).getByText("One by one"));
    await user.click(await within(dialog).findByRole("button", { name: "Show more" }));
    const last = await within(dialog).findByLabelText<HTMLSelectElement>(
      "What happens to Visit 25.",
    );
    expect(last.value).toBe("keep");
    await user.click(within(dialog).getByLabelText("Cancel and refund"));
    expect(last.value).toBe("cancel");
    const second = within(dialog).getByLabelText("What happens to Visit 2.");
    await user.selectOptions(second, "Reassign to someone free");
    await user.click(within(dialog).getByRole("button", { name: "Save time off" }));
    expect(await screen.findByText("Time off saved.")).toBeDefined();
    expect(changes.at(-1)![1].clash_choices).toEqual(
      ids.map((id) => ({ booking_id: id, choice: id === 2 ? "reassign" : "cancel" })),
    );
  });

  it("keeps earlier choices if another appointment comes in between", async () => {
    const clashing = (id: number) =>
      answer(400, {
        error: "clash",
        error_description: "",
        clashes: [{ date: monday, reason: "time_off", booking_ids: [id] }],
      });
    const answering = ({ clash_choices: choices = [] }: { clash_choices?: object[] }) =>
      [clashing(7), clashing(8), answer(201, { id: 12 })][choices.length];
    const { user, changes } = await openDesk({
      path,
      answers: {
        ...answers,
        "POST /downtimes": answering,
        "GET /bookings/7": { ...makeBooking({ id: 7 }), details: "One" },
        "GET /bookings/8": { ...makeBooking({ id: 8 }), details: "Other" },
      },
    });
    await fold({ user });
    await user.click(save());
    for (const name of ["One", "Other"]) {
      await screen.findByLabelText(`What happens to ${name}`);
      const dialog = screen.getByRole("dialog", { name: "1 appointment is affected" });
      await user.click(within(dialog).getByRole("button", { name: "Save time off" }));
    }
    expect(await screen.findByText("Time off saved.")).toBeDefined();
    expect(changes.at(-1)![1].clash_choices).toHaveLength(2);
  });
});

describe("list of time off", () => {
  const off = {
    id: 12,
    from: monday,
    to: monday,
    start_time: 0,
    end_time: 1440,
    timezone: null,
    details: "Sea",
    downtime_type_id: null,
    booker_id: 1,
    resource_ids: [1],
    all_resources: false,
  };

  it("removes with an undo", async () => {
    const { user, changes } = await openDesk({
      path,
      answers: {
        ...answers,
        "GET /downtimes": [off],
        "DELETE /downtimes/12": () => new Response(null, { status: 204 }),
        "POST /downtimes": answer(201, { id: 13 }),
      },
    });
    await user.click(await screen.findByRole("button", { name: /^Delete the time off/ }));
    expect(await screen.findByText(/^Time off removed/)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes[1]).toMatchObject(["POST /downtimes", { resource_ids: [1], details: "Sea" }]);
  });

  it("names a closure of the studio, which ends in Settings", async () => {
    const closure = { ...off, all_resources: true };
    await openDesk({ path, answers: { ...answers, "GET /downtimes": [closure] } });
    expect(await screen.findByText("Studio closed · Sea")).toBeDefined();
    expect(
      screen.queryByRole("button", { name: /^(Delete the time off|Remove the closure)/ }),
    ).toBeNull();
  });
});
