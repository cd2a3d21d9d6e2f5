// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openDesk } from "../../../test/app/open-desk.tsx";
import { monday } from "../../../test/sample-bookings.ts";
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

  it("keeps displaced bookings as waiting if the person chooses so", async () => {
    const clash = { date: monday, reason: "time_off", booking_ids: [7] };
    const answering = ({ allow_waiting }: { allow_waiting?: boolean }) =>
      allow_waiting
        ? answer(201, { id: 12 })
        : answer(400, { error: "clash", error_description: "", clashes: [clash] });
    const { user, changes } = await openDesk({
      path,
      answers: { ...answers, "POST /downtimes": answering, "GET /bookings/7": { id: 7 } },
    });
    await fold({ user });
    await user.click(save());
    await user.click(await screen.findByRole("button", { name: "Keep them as waiting" }));
    expect(await screen.findByText("Time off saved.")).toBeDefined();
    const bodies = changes.map(([, body]) => [body.block_by_clashes, body.allow_waiting]);
    expect(bodies).toEqual([
      [true, undefined],
      [undefined, true],
    ]);
  });
});
