// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openDesk } from "../../../test/app/open-desk.tsx";
import { mia, personType } from "../../../test/sample-resource.ts";
import { memberMia, olga } from "../../../test/sample-team.ts";

afterEach(closeDesk);

const path = "/p/1/resources/2";

function opened(person: object, users: readonly object[] = [olga], more: Answers = {}) {
  let current = { ...mia, ...person };
  const answers: Answers = {
    "GET /resources/2": () => answer(200, current, { etag: '"1"' }),
    "GET /resources": () => [current],
    "GET /resource_types": [personType],
    "GET /users": users,
    "PUT /resources/2": (changes: object) => {
      current = { ...current, ...changes };
      return current;
    },
    ...more,
  };
  return openDesk({ path, answers });
}

const login = () => screen.findByRole("region", { name: "Login" });
const shows = (text: string) =>
  waitFor(async () => expect((await login()).textContent).toContain(text));
const button = (name: string) => screen.findByRole("button", { name });

describe("login of a person", () => {
  it("shows the linked login with its role", async () => {
    await opened({ user_id: 7 }, [olga, memberMia]);
    await shows("mia@example.comOwn calendar");
  });

  it("unlinks, and links again on undo", async () => {
    const { user, changes } = await opened({ user_id: 7 }, [olga, memberMia]);
    await user.click(await button("Unlink"));
    await user.click(await button("Undo"));
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes).toEqual([
      ["PUT /resources/2", { user_id: null }],
      ["PUT /resources/2", { user_id: 7 }],
    ]);
  });

  it("sends an open invitation again", async () => {
    const { user, changes } = await opened({ user_id: 7 }, [
      olga,
      { ...memberMia, activation_state: "pending" },
    ]);
    await shows("Invited");
    await user.click(await button("Resend"));
    await screen.findByText("Invitation sent to mia@example.com.");
    expect(changes).toEqual([["PUT /resources/2", { invite: true }]]);
  });

  it("proposes the login with the same name, and links it", async () => {
    const { user, changes } = await opened({ email: null }, [
      olga,
      { ...memberMia, email: "other@example.com" },
    ]);
    await screen.findByText("Mia Holm has a login without a calendar.");
    await user.click(await button("Link"));
    await screen.findByText("Linked Mia Holm to the login of Mia Holm.");
    expect(changes).toEqual([["PUT /resources/2", { user_id: 7 }]]);
  });

  it("invites a person with a role, and links the login", async () => {
    const { user, changes } = await opened({}, [olga], {
      "POST /users": answer(201, { ...memberMia, activation_state: "pending" }),
    });
    await shows("No login");
    await user.click(await button("Invite"));
    const dialog = within(await screen.findByRole("dialog", { name: "Invite Mia Holm" }));
    await user.selectOptions(dialog.getByLabelText("Role"), "accountant");
    await user.click(dialog.getByRole("button", { name: "Invite" }));
    await screen.findByText("Invitation sent to mia@example.com.");
    expect(changes).toEqual([
      [
        "POST /users",
        {
          email: "mia@example.com",
          first_name: "Mia",
          last_name: "Holm",
          permissions: "custom",
          booking_rights: "none",
          client_rights: "none",
          project_rights: "none",
          resource_rights: "none",
          report_rights: "view",
          own_only: false,
        },
      ],
      ["PUT /resources/2", { user_id: 7 }],
    ]);
  });

  it("links any other login", async () => {
    const { user, changes } = await opened({}, [olga]);
    await user.click(await screen.findByText("Link another login"));
    await user.click(await button("Link"));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes).toEqual([["PUT /resources/2", { user_id: olga.id }]]);
  });

  it("needs an address for an invitation", async () => {
    await opened({ email: null });
    await screen.findByText("An invitation needs an email address. Save one above.");
    expect((await button("Invite")).hasAttribute("disabled")).toBe(true);
  });

  it("shows a refusal in place", async () => {
    const problem = { errors: { user_id: ["belongs to another resource"] } };
    const { user } = await opened({}, [olga, memberMia], {
      "PUT /resources/2": () => answer(422, { error: "invalid", ...problem }),
    });
    await user.click(await button("Link"));
    await shows("belongs to another resource");
  });

  it("is hidden for rooms", async () => {
    await opened({ human: false });
    await screen.findByText("Opening hours");
    expect(screen.queryByRole("region", { name: "Login" })).toBeNull();
  });
});
