// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openDesk } from "../../../test/app/open-desk.tsx";
import { mia, personType } from "../../../test/sample-resource.ts";
import { memberMia, olga } from "../../../test/sample-team.ts";

afterEach(closeDesk);

const closing = "POST /resources/2/availability";
const archiving = "PUT /resources/2";

/** Each list of replies is sent in its order; afterwards the request succeeds. */
async function opening(
  person: object,
  replies: Record<string, Response[]> = {},
  users = [memberMia],
) {
  const next = (request: string, done: () => unknown) => () => replies[request]?.shift() ?? done();
  let current = { ...mia, ...person };
  let members = [olga, ...users];
  const answers: Answers = {
    "GET /resources/2": () => answer(200, current, { etag: '"1"' }),
    "GET /resources": () => [current],
    "GET /resource_types": [personType],
    "GET /users": () => members,
    [closing]: next(closing, () => current),
    "DELETE /users/7": next("DELETE /users/7", () => {
      members = [olga];
      return new Response(null, { status: 204 });
    }),
    [archiving]: next(archiving, () => {
      current = { ...current, archived: true };
      return current;
    }),
  };
  const opened = await openDesk({ path: "/p/1/resources/2", answers });
  await opened.user.click(await screen.findByRole("button", { name: "Remove" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remove Mia Holm?" }));
  return { ...opened, dialog };
}

type Opening = Awaited<ReturnType<typeof opening>>;

const confirm = async ({ user, dialog }: Opening, name = "Remove") =>
  await user.click(dialog.getByRole("button", { name }));

const requestsOf = ({ changes }: Opening) => changes.map(([request]) => request);
const refusal = () => answer(422, { error: "invalid", errors: { "": ["is in the way"] } });

describe("removal of a person", () => {
  it("closes the calendar from today on, ends the login and archives", async () => {
    const opened = await opening({ user_id: 7 });
    await confirm(opened);
    await screen.findByText("Removed Mia Holm.");
    expect(opened.changes).toEqual([
      [closing, { date: "2026-11-23", available_periods: [] }],
      ["DELETE /users/7", {}],
      [archiving, { archived: true }],
    ]);
  });

  it("asks for each coming appointment first, and changes nothing before", async () => {
    const clash = answer(400, {
      error: "clash",
      error_description: "",
      clashes: [{ date: "2026-11-24", reason: "unavailable", booking_ids: [31] }],
    });
    const opened = await opening({ user_id: 7 }, { [closing]: [clash] });
    await confirm(opened);
    const choices = within(await screen.findByRole("dialog", { name: /1 appointment/ }));
    expect(requestsOf(opened)).toEqual([closing]);
    await opened.user.selectOptions(await choices.findByRole("combobox"), "cancel");
    await opened.user.click(choices.getByRole("button", { name: "Remove" }));
    await screen.findByText("Removed Mia Holm.");
    expect(requestsOf(opened)).toEqual([closing, closing, "DELETE /users/7", archiving]);
    expect(opened.changes[1]![1]).toMatchObject({
      clash_choices: [{ booking_id: 31, choice: "cancel" }],
    });
  });

  it("names the failed task, and continues after it", async () => {
    const opened = await opening({ user_id: 7 }, { [archiving]: [refusal()] });
    await confirm(opened);
    await opened.dialog.findByText("Done: appointments, login.");
    await opened.dialog.findByText("Not done yet: calendar.");
    await confirm(opened, "Try again");
    await screen.findByText("Removed Mia Holm.");
    expect(requestsOf(opened).filter((one) => one.startsWith("DELETE"))).toHaveLength(1);
  });

  it("keeps the owner's login", async () => {
    const opened = await opening({ user_id: olga.id });
    await opened.dialog.findByText("The login of Mia Holm stays.");
    await confirm(opened);
    await screen.findByText("Removed Mia Holm.");
    expect(requestsOf(opened)).toEqual([closing, archiving]);
  });
});
