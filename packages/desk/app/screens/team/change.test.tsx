// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openDesk } from "../../../test/app/open-desk.tsx";
import { memberMia, olga } from "../../../test/sample-team.ts";

afterEach(closeDesk);

const users = "/api/payments/merchants/m/users";
const updating = "PUT /users/7";

function places(role = "owner"): Answers {
  const rights = { bookings: "manage_all", clients: "manage_all", projects: "manage_all" };
  const account = {
    id: 1,
    subdomain: "studio",
    name: "Studio",
    timezone: "Copenhagen",
    iana: "Europe/Copenhagen",
    weekStart: null,
    isOwner: false,
    isAdministrator: true,
    rights: { ...rights, resources: "manage_all", reports: "view" },
  };
  const merchant = { id: "m", name: "Shop", test: true, currency: "EUR", role, needs: [] };
  const zone = {
    iana: "Europe/Copenhagen",
    transitions: [{ at: "2016-01-01T00:00:00Z", offset: 60 }],
  };
  const workspace = { id: "1", name: "Studio", merchant, account, zone };
  return { "GET /api/places": { now: "2026-11-23T08:00:00.000Z", places: [workspace], away: [] } };
}

const ofMia = { ...memberMia };
const frontDesk = {
  permissions: "custom",
  booking_rights: "manage_all",
  client_rights: "manage_all",
  project_rights: "none",
  resource_rights: "view",
  report_rights: "view",
  own_only: false,
};

interface World {
  shop?: object[];
  refusals?: number;
}

/** The services, with both membership of Mia's role. */
function world({ shop = [], refusals = 0 }: World = {}) {
  const state = { studio: { ...ofMia }, shop: [...shop], refusals };
  const answers: Answers = {
    ...places(),
    "GET /users": () => [olga, state.studio],
    [`GET ${users}`]: () => state.shop,
    [`POST ${users}`]: (body: { email: string; role: string }) => {
      state.shop.push({ id: "u", created: "2026-11-20T09:00:00.000Z", ...body });
      return answer(201, { isMember: false });
    },
    [`DELETE ${users}/u`]: () => {
      state.shop = [];
      return new Response(null, { status: 204 });
    },
    [updating]: (body: object) => {
      if (state.refusals > 0) {
        state.refusals -= 1;
        return answer(422, { error: "invalid", errors: { permissions: ["refused"] } });
      }
      Object.assign(state.studio, body);
      return state.studio;
    },
  };
  return { answers, state };
}

async function changing(answers: Answers) {
  const opened = await openDesk({ path: "/p/1/team", answers });
  await opened.user.click(await screen.findByRole("button", { name: /role of Mia Holm/ }));
  const dialog = within(await screen.findByRole("dialog"));
  const role = await dialog.findByLabelText<HTMLSelectElement>("Role");
  return { ...opened, dialog, role };
}

const requestsOf = (changes: [string, object][]) => changes.map(([request]) => request);

describe("role of a member", () => {
  it("shows one role for both parts, and none that matches", async () => {
    await openDesk({ path: "/p/1/team", answers: world().answers });
    await screen.findByRole("row", { name: /Mia Holm.*Own calendar/ });
    await screen.findByRole("row", { name: /Olga Berg.*Custom.*Studio: Owner/ });
  });

  it("writes both membership of another role", async () => {
    const { answers } = world();
    const { user, changes, dialog, role } = await changing(answers);
    expect(role.value).toBe("own_calendar");
    await user.selectOptions(role, "front_desk");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByRole("row", { name: /Mia Holm.*Front desk/ });
    expect(changes).toEqual([
      [`POST ${users}`, { email: "mia@example.com", role: "support" }],
      [updating, frontDesk],
    ]);
  });

  it("takes the access to the shop away with a role without it", async () => {
    const { answers, state } = world({
      shop: [{ id: "u", email: "mia@example.com", role: "support", created: "", name: "Mia Holm" }],
    });
    Object.assign(state.studio, frontDesk);
    const { user, changes, dialog, role } = await changing(answers);
    expect(role.value).toBe("front_desk");
    await user.selectOptions(role, "own_calendar");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(requestsOf(changes)).toEqual([`DELETE ${users}/u`, updating]);
  });

  it("names the part that failed, and tries only this part again", async () => {
    const { answers } = world({ refusals: 1 });
    const { user, changes, dialog, role } = await changing(answers);
    await user.selectOptions(role, "front_desk");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText("Saved: payments. Not saved yet: calendar and clients.");
    await user.click(dialog.getByRole("button", { name: "Try again" }));
    await screen.findByRole("row", { name: /Mia Holm.*Front desk/ });
    expect(requestsOf(changes)).toEqual([`POST ${users}`, updating, updating]);
  });

  it("refuses the save after a colleague's change", async () => {
    const { answers, state } = world();
    const { user, changes, dialog, role } = await changing(answers);
    await user.selectOptions(role, "front_desk");
    Object.assign(state.studio, { booking_rights: "none" });
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText(/Someone else changed this/);
    expect(changes).toEqual([]);
  });

  it("managers offer no role as high as their own", async () => {
    const { answers } = world();
    const { role } = await changing({ ...answers, ...places("manager") });
    const labels = [...role.options].map(({ label }) => label);
    expect(labels).toEqual(["Front desk", "Own calendar", "Accountant", "Custom"]);
  });
});

describe("invitation", () => {
  it("continues with the part that failed", async () => {
    const { answers, state } = world();
    let refusals = 1;
    const inviting = "POST /users";
    const { user, changes } = await openDesk({
      path: "/p/1/team",
      answers: {
        ...answers,
        [inviting]: (body: object) => {
          if (refusals-- > 0)
            return answer(422, { error: "invalid", errors: { email: ["refused"] } });
          Object.assign(state.studio, body);
          return answer(201, state.studio);
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Invite member" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText(/Email address/), "new@example.com");
    expect(dialog.getByLabelText<HTMLSelectElement>("Role").value).toBe("own_calendar");
    await user.selectOptions(dialog.getByLabelText("Role"), "accountant");
    await user.click(dialog.getByRole("button", { name: "Send the invitation" }));
    await dialog.findByText("Saved: payments. Not saved yet: calendar and clients.");
    await user.click(dialog.getByRole("button", { name: "Try again" }));
    await screen.findByText("Invitation sent to new@example.com.");
    expect(requestsOf(changes)).toEqual([`POST ${users}`, inviting, inviting]);
  });
});
