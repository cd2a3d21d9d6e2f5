// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openDesk } from "../../../test/app/open-desk.tsx";
import { chair, resourceType } from "../../../test/sample-resource.ts";

afterEach(closeDesk);

const path = "/p/1/resources/1";
const saving = "POST /resources/1/availability";
const answers: Answers = {
  "GET /resources/1": () => answer(200, chair, { etag: '"1"' }),
  "GET /resource_types": [resourceType],
  [saving]: chair,
};

const opens = () => screen.findByLabelText<HTMLInputElement>("Monday, 1: opens");
const saveButton = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: "Save opening hours" });

const monday = { week_day: 1, start_time: 540, end_time: 1020 };

describe("form of weekly hours", () => {
  it("saves nothing unchanged", async () => {
    await openDesk({ path, answers });
    expect((await opens()).value).toBe("09:00");
    expect(saveButton().disabled).toBe(true);
  });

  it("saves typed hours as minutes from midnight", async () => {
    const { user, changes } = await openDesk({ path, answers });
    await user.clear(await opens());
    await user.type(await opens(), "8.30");
    await user.click(saveButton());
    await waitFor(() => expect(changes).toHaveLength(1));
    const [[request, body]] = changes as [[string, object]];
    expect(request).toBe(saving);
    expect(body).toMatchObject({ available_periods: [{ ...monday, start_time: 510 }] });
  });

  it("names unreadable hours at their day and saves nothing", async () => {
    const { user } = await openDesk({ path, answers });
    await user.clear(await opens());
    await user.type(await opens(), "soon");
    expect(screen.getByText("Write hours as 9:00 or 17:30.")).toBeDefined();
    expect((await opens()).getAttribute("aria-invalid")).toBe("true");
    expect(saveButton().disabled).toBe(true);
  });

  it("copies the hours of a day to the open days", async () => {
    const { user, changes } = await openDesk({ path, answers });
    await opens();
    await user.click(screen.getByRole("checkbox", { name: "Tuesday" }));
    await user.clear(await opens());
    await user.type(await opens(), "8:00");
    await user.click(screen.getByRole("button", { name: "Copy to open days from Monday" }));
    await user.click(saveButton());
    await waitFor(() => expect(changes).toHaveLength(1));
    const days = [1, 2].map((week_day) => ({ ...monday, start_time: 480, week_day }));
    expect(changes[0]?.[1]).toMatchObject({ available_periods: days });
  });

  it("sends nothing if a colleague changed the hours first", async () => {
    let current = chair;
    const reading = { "GET /resources/1": () => answer(200, current, { etag: '"1"' }) };
    const { user, changes } = await openDesk({ path, answers: { ...answers, ...reading } });
    await user.clear(await opens());
    await user.type(await opens(), "8:00");
    const [period] = chair.available_periods;
    current = { ...chair, available_periods: [{ ...period!, end_time: 900 }] };
    await user.click(saveButton());
    expect(await screen.findAllByText(/Someone else changed this/)).not.toEqual([]);
    expect((await opens()).value).toBe("8:00");
    expect(changes).toEqual([]);
  });

  it("takes over the studio's hours, and gives a resource its own again", async () => {
    const { user, changes } = await openDesk({ path, answers });
    await opens();
    await user.click(screen.getByLabelText("Same hours as the studio"));
    await user.click(saveButton());
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]![1]).toEqual({ date: expect.any(String), inherits_hours: true });
  });

  it("saves the shown hours as own ones without the studio's", async () => {
    const inheriting = { ...chair, inherits_hours: true };
    const read = { "GET /resources/1": () => answer(200, inheriting, { etag: '"1"' }) };
    const { user, changes } = await openDesk({ path, answers: { ...answers, ...read } });
    await user.click(await screen.findByLabelText("Same hours as the studio"));
    await opens();
    await user.click(saveButton());
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]![1]).toMatchObject({ available_periods: [monday] });
  });
});
