// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openDesk } from "../../../../test/app/open-desk.tsx";
import { mia, personType, resourceType } from "../../../../test/sample-resource.ts";
import { cut } from "../../../../test/sample-service.ts";
import { memberMia, olga } from "../../../../test/sample-team.ts";

afterEach(closeDesk);

const bo = { ...mia, id: 3, name: "Bo Krause", email: "bo@example.com", user_id: 5 };
const space = { id: "room", name: "Room", resource_ids: [9], count: 1, choosable: false };
const therapist = { id: "who", name: "Therapist", resource_ids: [3], count: 1, choosable: true };
const massage = { ...cut, id: 11, name: "Massage", parts: [therapist, space] };
const sauna = { ...cut, id: 12, name: "Sauna", parts: [space] };
const facial = { ...cut, id: 13, name: "Facial", parts: [therapist] };

const rights = {
  permissions: "custom",
  booking_rights: "manage_own",
  client_rights: "view",
  project_rights: "none",
  resource_rights: "view",
  report_rights: "none",
  own_only: true,
};

interface World {
  users?: object[];
  rejected?: Record<string, Response>;
}

/** The services; a refusal answers once. */
function world({ users = [olga], rejected = {} }: World = {}) {
  const once = { ...rejected };
  const members = [...users];
  let people: object[] = [bo];
  const doing = (request: string, work: (body: object) => unknown) => ({
    [request]: (body: object) => {
      const refusal = once[request];
      delete once[request];
      return refusal ?? work(body);
    },
  });
  const answers: Answers = {
    "GET /users": () => members,
    "GET /resource_types": [resourceType, personType],
    "GET /resources": () => people,
    "GET /resources/2": () => answer(200, mia, { etag: '"1"' }),
    "GET /services": [massage, sauna, facial],
    "GET /services/11": answer(200, massage, { etag: '"m"' }),
    "GET /services/13": answer(200, facial, { etag: '"f"' }),
    ...doing("POST /resources", (body) => {
      people = [bo, { ...mia, ...body }];
      return answer(201, { ...mia, ...body });
    }),
    ...doing("PUT /resources/2", (body) => ({ ...mia, ...body })),
    ...doing("PUT /services/11", () => massage),
    ...doing("PUT /services/13", () => facial),
    ...doing("POST /users", (body) => {
      const member = { ...memberMia, ...body, activation_state: "pending" };
      members.push(member);
      return answer(201, member);
    }),
  };
  return answers;
}

const refusal = (field: string, message: string) =>
  answer(422, { error: "invalid", errors: { [field]: [message] } });

async function filled(answers: Answers, path = "/p/1/resources/staff") {
  const opened = await openDesk({ path, answers });
  const sheet = within(await screen.findByRole("dialog"));
  const name = await sheet.findByLabelText<HTMLInputElement>(/^Name/);
  return { ...opened, sheet, name };
}

const add = async ({ user, sheet }: Awaited<ReturnType<typeof filled>>, word = "Add and invite") =>
  await user.click(await sheet.findByRole("button", { name: word }));

async function typeMia({ user, sheet, name }: Awaited<ReturnType<typeof filled>>) {
  await user.type(name, "Mia Holm");
  await user.type(sheet.getByLabelText(/^Email/), "mia@example.com");
}

const person = {
  resource_type_id: 2,
  name: "Mia Holm",
  email: "mia@example.com",
  color: "#3366CC",
};
const withMia = (part: typeof therapist) => ({ ...part, resource_ids: [...part.resource_ids, 2] });
const requestsOf = (changes: [string, object][]) => changes.map(([request]) => request);

describe("sheet of new staff", () => {
  it("adds calendar, services and login, and links them", async () => {
    const opened = await filled(world());
    expect(opened.sheet.getByLabelText<HTMLSelectElement>("Role").value).toBe("own_calendar");
    await typeMia(opened);
    await add(opened);
    await screen.findByText("Added Mia Holm and sent the invitation.");
    const { changes } = opened;
    expect(changes).toEqual([
      ["POST /resources", person],
      ["PUT /services/11", { parts: [withMia(therapist), space] }],
      ["PUT /services/13", { parts: [withMia(therapist)] }],
      [
        "POST /users",
        { email: "mia@example.com", first_name: "Mia", last_name: "Holm", ...rights },
      ],
      ["PUT /resources/2", { user_id: 7 }],
    ]);
  });

  it("offers no services of rooms alone, and omits unticked ones", async () => {
    const opened = await filled(world());
    const { user, sheet, changes } = opened;
    await user.click(await sheet.findByText("Services: 2 of 2"));
    expect(sheet.queryByLabelText("Sauna")).toBeNull();
    await user.click(sheet.getByLabelText("Facial"));
    await typeMia(opened);
    await add(opened);
    await waitFor(() => expect(changes).toHaveLength(4));
    expect(requestsOf(changes)).not.toContain("PUT /services/13");
  });

  it.each([
    ["POST /resources", refusal("email", "is too long"), "calendar", 5],
    ["PUT /services/13", refusal("parts", "cannot change"), "services", 6],
    ["POST /users", refusal("email", "is too long"), "invitation", 6],
    ["PUT /resources/2", refusal("user_id", "is too long"), "link to the login", 7],
  ])("names the failed task at %s, and continues there without doubling", async (...row) => {
    const [request, rejected, task] = row;
    const opened = await filled(world({ rejected: { [request]: rejected } }));
    const { sheet, changes } = opened;
    await typeMia(opened);
    await add(opened);
    await sheet.findByText(`Not done yet: ${task}.`);
    await add(opened, "Try again");
    await screen.findByText("Added Mia Holm and sent the invitation.");
    const created = requestsOf(changes).filter((one) => one.startsWith("POST"));
    const again = request.startsWith("POST") ? [request] : [];
    expect(created.toSorted()).toEqual(["POST /resources", "POST /users", ...again].toSorted());
  });

  it("doubles nothing when the desk itself repeats a task", async () => {
    const busy = answer(429, { error: "too_many_requests" }, { "retry-after": "0" });
    const opened = await filled(world({ rejected: { "POST /users": busy } }));
    await typeMia(opened);
    await add(opened);
    await screen.findByText("Added Mia Holm and sent the invitation.");
    const created = requestsOf(opened.changes).filter((one) => one.startsWith("POST"));
    expect(created).toEqual(["POST /resources", "POST /users", "POST /users"]);
  });

  it("corrects the calendar after a rejected address", async () => {
    const opened = await filled(
      world({ rejected: { "POST /users": refusal("email", "is none") } }),
    );
    const { user, sheet, changes } = opened;
    await typeMia(opened);
    await add(opened);
    await sheet.findByText("Done: calendar, services.");
    await user.type(sheet.getByLabelText(/^Email/), ".dk");
    await add(opened, "Try again");
    await screen.findByText("Added Mia Holm and sent the invitation.");
    const { resource_type_id: _type, ...corrected } = { ...person, email: "mia@example.com.dk" };
    expect(changes).toContainEqual(["PUT /resources/2", corrected]);
  });

  it("keeps the progress over a reload", async () => {
    const answers = world({ rejected: { "POST /users": refusal("email", "is none") } });
    const opened = await filled(answers);
    await typeMia(opened);
    await add(opened);
    await opened.sheet.findByText("Not done yet: invitation.");
    const { changes } = await reopened(answers);
    expect(requestsOf(changes)).toEqual(["PUT /resources/2", "POST /users", "PUT /resources/2"]);
  });

  it("gives an existing login the calendar, with its role", async () => {
    const opened = await filled(
      world({ users: [olga, memberMia] }),
      "/p/1/resources/staff?email=mia@example.com",
    );
    const { sheet, name, changes } = opened;
    expect(name.value).toBe("Mia Holm");
    await sheet.findByText("Mia Holm has a login already (Own calendar) and gets a calendar.");
    await add(opened, "Add");
    await screen.findByText("Added Mia Holm.");
    expect(requestsOf(changes)).not.toContain("POST /users");
    expect(changes.at(-1)).toEqual(["PUT /resources/2", { user_id: 7 }]);
  });

  it("adds a calendar alone without a login", async () => {
    const opened = await filled(world());
    const { user, sheet, name, changes } = opened;
    await user.type(name, "Mia Holm");
    await user.selectOptions(sheet.getByLabelText("Role"), "none");
    await add(opened, "Add");
    await screen.findByText("Added Mia Holm.");
    expect(changes[0]).toEqual(["POST /resources", { ...person, email: null }]);
    expect(requestsOf(changes)).not.toContain("POST /users");
  });

  it("is closed to others than administrators", async () => {
    const [, places] = [world(), "GET /api/places"];
    await openDesk({ path: "/p/1/resources/staff", answers: { ...world(), [places]: forMembers } });
    await screen.findByText("Your role doesn’t include this");
  });
});

async function reopened(answers: Answers) {
  const drafts = Object.entries({ ...sessionStorage });
  closeDesk();
  for (const [name, value] of drafts) sessionStorage.setItem(name, String(value));
  const again = await filled(answers);
  expect(again.name.value).toBe("Mia Holm");
  await add(again, "Try again");
  await screen.findByText("Added Mia Holm and sent the invitation.");
  return again;
}

const forMembers = {
  now: "2026-11-23T08:00:00.000Z",
  away: [],
  places: [
    {
      id: "1",
      name: "Studio",
      merchant: null,
      zone: { iana: "Europe/Copenhagen", transitions: [] },
      account: {
        id: 1,
        subdomain: "studio",
        name: "Studio",
        timezone: "Copenhagen",
        iana: "Europe/Copenhagen",
        weekStart: null,
        isOwner: false,
        isAdministrator: false,
        rights: {
          bookings: "manage_own",
          clients: "view",
          projects: "none",
          resources: "manage_own",
          reports: "none",
        },
      },
    },
  ],
};
