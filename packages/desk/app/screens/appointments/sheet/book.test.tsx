// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openDesk } from "../../../../test/app/open-desk.tsx";
import { makeAgenda } from "../../../../test/sample-agenda.ts";
import { sampleAppointment, sampleStatus } from "../../../../test/sample-appointment.ts";
import { chair } from "../../../../test/sample-resource.ts";

afterEach(closeDesk);

const monday = "2026-11-30";
const ann = { id: 1, name: "Ann Larsen", email: "ann@example.com", phone: "22334455" };
const massage = {
  ...{ id: 1, name: "Massage", duration: 60, buffer_before: 0, buffer_after: 0 },
  parts: [{ id: "who", name: "Who", count: 1, resource_ids: [5, 6] }],
};
const services = [massage, { ...massage, id: 2, name: "Cut", parts: [] }];
const slot = (time: string, hour: number, minute = 0) => ({
  ...{ time, offset: "+01:00" },
  starts_at: new Date(Date.UTC(2026, 10, 30, hour, minute)).toISOString(),
});
const slots = { days: [{ date: monday, slots: [slot("11:00", 10), slot("12:00", 11)] }] };
const days = [5, 6].map((id) => ({
  ...{ resource_id: id, date: monday, open: [[540, 1020]], time_off: [] as object[] },
}));
const agenda = { ...makeAgenda(), days, blocks: [] as object[] };
const block = {
  ...{ kind: "appointment", id: 8, resource_ids: [5], date: monday, start: 600, end: 660 },
  ...{ duration: 60, before: 0, after: 0, state: "booked" },
};
const other = { ...sampleAppointment, id: 8, customer: { name: "Bo Krause" } };

const answers: Answers = {
  "GET /clients": [ann, { ...ann, id: 2, name: "Bo Krause", email: null }],
  "GET /services": services,
  "GET /resources": [
    { ...chair, id: 5, name: "Mia" },
    { ...chair, id: 6, name: "Ole" },
  ],
  "GET /services/1/slots": { ...slots, next_date: null },
  "GET /services/2/slots": { ...slots, next_date: null },
  "GET /agenda": agenda,
  "GET /appointments/8": other,
  "GET /appointments/3": () => answer(200, sampleAppointment, { etag: '"1"' }),
  "GET /appointments/3/standing": sampleStatus,
  "POST /appointments": answer(201, sampleAppointment),
};

/** Monday, 09:37 in the account's zone. */
const morning = "2026-11-30T08:37:00.000Z";

interface OpenInput extends Omit<Parameters<typeof openDesk>[0], "path" | "answers"> {
  below?: "appointments" | "calendar";
  at?: string;
  more?: Answers;
}

async function openBook({ below = "appointments", at = "", more = {}, ...input }: OpenInput = {}) {
  const opened = await openDesk({
    path: `/p/1/${below}/new${at === "" ? "" : `?at=${at}`}`,
    answers: { ...answers, ...more },
    now: morning,
    ...input,
  });
  const { user } = opened;
  const field = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Client" });
  const press = async (name: string | RegExp) =>
    await user.click((await screen.findAllByRole("button", { name })).at(-1)!);
  return {
    ...opened,
    field,
    press,
    choose: async (name: string) =>
      await user.click(await screen.findByRole("radio", { name: new RegExp(`^${name}`) })),
    option: async (name: RegExp) => await user.click(await screen.findByRole("option", { name })),
    submit: () => press(/^Book/),
  };
}

const sent = (changes: [string, object][]) => changes.map(([request]) => request);

describe("client of a booking", () => {
  it("comes from a search, by keyboard", async () => {
    const { user, field, choose, press, submit, changes } = await openBook({ below: "calendar" });
    await user.type(await field(), "ann");
    await screen.findByRole("option", { name: /Ann Larsen/ });
    await waitFor(() =>
      expect(document.querySelector("[data-combobox-selected]")?.textContent).toMatch(/^Ann/),
    );
    await user.keyboard("{Enter}");
    expect((await field()).value).toBe("Ann Larsen");
    await choose("Massage");
    await press(/^11:00/);
    await submit();
    await waitFor(() => expect(location.pathname).toBe("/p/1/calendar"));
    expect(location.search).toContain(`date=${monday}`);
    expect(changes).toEqual([
      ["POST /appointments", expect.objectContaining({ client_id: 1, service_id: 1 })],
    ]);
    await screen.findByText(/^Booked: /);
  });

  it("cannot be added before the search answers or fails", async () => {
    const search = Promise.withResolvers<void>();
    let isAway = false;
    const more = {
      "GET /clients": async () => {
        await search.promise;
        return isAway ? answer(403, { error: "forbidden" }) : answer(200, [ann]);
      },
    };
    const { user, field } = await openBook({ more });
    await user.type(await field(), "ann");
    await new Promise((done) => setTimeout(done, 600));
    expect(screen.queryByRole("option", { name: /^Add/ })).toBeNull();
    search.resolve();
    await screen.findByRole("option", { name: /^Ann Larsen/ });
    await screen.findByRole("option", { name: "Add “ann”" });
    isAway = true;
    await user.type(await field(), "e");
    await screen.findByRole("option", { name: "Add “anne”" });
  });

  it("is created with the appointment, from the typed name", async () => {
    const created = { ...ann, id: 9, name: "Eve Holm", email: null, locale: null };
    const more = { "POST /clients": answer(201, created) };
    const { user, field, option, choose, press, submit, changes } = await openBook({ more });
    await user.type(await field(), "Eve Holm");
    await option(/^Add “Eve Holm”$/);
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe("Eve Holm");
    await user.type(screen.getByLabelText("Phone"), "99887766");
    await choose("Massage");
    await press(/^Now/);
    await submit();
    await waitFor(() => expect(location.pathname).toBe("/p/1/appointments/3"));
    expect(changes).toEqual([
      ["POST /clients", { name: "Eve Holm", email: null, phone: "99887766" }],
      ["POST /appointments", expect.objectContaining({ client_id: 9, locale: "en" })],
    ]);
  });

  it("is created once, although the time was refused", async () => {
    const refusal = { error: "slot_taken", error_description: "", reason: "closed", next: [] };
    const replies = [answer(409, refusal), answer(201, sampleAppointment)];
    const more = {
      "POST /clients": answer(201, { ...ann, id: 9, name: "Eve Holm" }),
      "POST /appointments": () => replies.shift(),
    };
    const { user, field, option, choose, press, submit, changes } = await openBook({ more });
    await user.type(await field(), "Eve Holm");
    await option(/^Add /);
    await choose("Massage");
    await press(/^Now/);
    await submit();
    await screen.findByText("This time is outside the opening hours.");
    expect((await field()).value).toBe("Eve Holm");
    await submit();
    await waitFor(() => expect(location.pathname).toBe("/p/1/appointments/3"));
    const posts = ["POST /clients", "POST /appointments", "POST /appointments"];
    expect(sent(changes)).toEqual(posts);
    expect(sessionStorage.length).toBe(0);
  });

  it("shows a refused address at its field", async () => {
    const errors = { email: ["is already used"] };
    const error = { error: "invalid", error_description: "", errors };
    const more = { "POST /clients": answer(422, error) };
    const { user, field, option, choose, press, submit, changes } = await openBook({ more });
    await user.type(await field(), "eve@example.com");
    await option(/^Add /);
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("eve@example.com");
    await user.type(screen.getByLabelText(/^Name/), "Eve");
    await choose("Massage");
    await press(/^Now/);
    await submit();
    await screen.findAllByText("is already used");
    expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
    expect(sent(changes)).toEqual(["POST /clients"]);
  });
});

describe("client of a booking, without the right to add", () => {
  it("has no row to add", async () => {
    const { user, field } = await openBook({ rights: { clients: "view" } });
    await user.type(await field(), "Eve");
    await screen.findByRole("option", { name: /Ann Larsen/ });
    expect(screen.queryByRole("option", { name: /^Add/ })).toBeNull();
  });
});

describe("form without a choice", () => {
  it("marks each missing field, focuses the first and sends nothing", async () => {
    const { field, submit, choose, changes } = await openBook();
    await field();
    await submit();
    await screen.findByText("Choose a client");
    await screen.findByText("Choose a service");
    await waitFor(async () => expect(document.activeElement).toBe(await field()));
    await choose("Massage");
    await screen.findByText("Choose a time");
    expect(changes).toEqual([]);
  });

  it("keeps its draft over a reload", async () => {
    const first = await openBook();
    await first.user.type(await first.field(), "ann");
    await first.option(/Ann Larsen/);
    await first.choose("Massage");
    await first.press(/^12:00/);
    const kept = { ...sessionStorage } as Record<string, string>;
    closeDesk();
    for (const [name, text] of Object.entries(kept)) sessionStorage.setItem(name, text);
    const again = await openBook();
    expect((await again.field()).value).toBe("Ann Larsen");
    await again.press(/^Book .*12:00/);
    await waitFor(() => expect(again.changes).toHaveLength(1));
  });
});

describe("clicked time", () => {
  const at = `${monday}.600.5`;

  it("is chosen for the clicked person if it is free", async () => {
    const { user, field, option, choose, submit, changes } = await openBook({ at });
    await user.type(await field(), "ann");
    await option(/Ann Larsen/);
    await choose("Massage");
    const staff = await screen.findAllByRole<HTMLSelectElement>("combobox", { name: "With" });
    expect(staff.at(-1)?.value).toBe("5");
    await submit();
    await waitFor(() => expect(changes).toHaveLength(1));
    const expected = { starts_at: "2026-11-30T09:00:00.000Z", resource_ids: [5] };
    expect(changes[0]?.[1]).toMatchObject(expected);
  });

  it("explains what is in the way, and offers the nearest times", async () => {
    const more = { "GET /agenda": { ...agenda, blocks: [block] } };
    const { choose, press } = await openBook({ at, more });
    await choose("Massage");
    await screen.findByText(/^10:00.* is taken: Bo Krause, Massage, Mia\.$/);
    await press(/^today 11:00.* · Mia$/);
    await screen.findByRole("button", { name: /^Book today 11:00/ });
    expect(screen.queryByText(/is taken/)).toBeNull();
  });

  it("says that the clicked person does not offer the service", async () => {
    const { choose } = await openBook({ at });
    await choose("Cut");
    await screen.findByText("Mia isn’t set up for Cut.");
  });

  it("says that clocks skip it", async () => {
    const transitions = [
      { at: "2026-01-01T00:00:00.000Z", offset: 60 },
      { at: "2026-03-29T01:00:00.000Z", offset: 120 },
    ];
    const now = "2026-03-29T01:02:00.000Z";
    const { choose } = await openBook({ at: "2026-03-29.150.5", now, transitions });
    await choose("Massage");
    await screen.findByText("Clocks skip this time.");
  });
});

describe("now", () => {
  it("is the minute, five minutes round down", async () => {
    const { choose, press } = await openBook();
    await choose("Massage");
    await press(/^Now · 09:35/);
    await screen.findByRole("button", { name: /^Book today 09:35/ });
  });

  it("gives way to the next free start while all are busy", async () => {
    const busy = { ...block, resource_ids: [5, 6], start: 570, end: 630 };
    const { choose, press } = await openBook({
      more: { "GET /agenda": { ...agenda, blocks: [busy] } },
    });
    await choose("Massage");
    await press(/^Next free: 11:00/);
    await screen.findByRole("button", { name: /^Book today 11:00/ });
    expect(screen.queryByRole("button", { name: /^Now/ })).toBeNull();
  });

  it("belongs to today alone", async () => {
    const { choose } = await openBook();
    await choose("Massage");
    await screen.findByRole("button", { name: /^Now/ });
    fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2026-12-01" } });
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Now/ })).toBeNull());
  });

  it("is the time after a skipped hour", async () => {
    const transitions = [
      { at: "2026-01-01T00:00:00.000Z", offset: 60 },
      { at: "2026-03-29T01:00:00.000Z", offset: 120 },
    ];
    const night = days.map((day) => ({ ...day, date: "2026-03-29", open: [[0, 1440]] }));
    const more = { "GET /agenda": { days: night, blocks: [] } };
    const { choose } = await openBook({ now: "2026-03-29T01:02:00.000Z", transitions, more });
    await choose("Massage");
    await screen.findByRole("button", { name: /^Now · 03:00/ });
  });

  it.each([
    ["two minutes before midnight", "2026-11-30T22:58:00.000Z", [[0, 1440]]],
    ["in closed hours", "2026-11-30T18:00:00.000Z", [[540, 1020]]],
  ])("is not offered %s", async (_when, now, open) => {
    const more = {
      "GET /agenda": { days: days.map((day) => ({ ...day, open })), blocks: [] },
      "GET /services/1/slots": { days: [], next_date: null },
    };
    const { choose } = await openBook({ now, more });
    await choose("Massage");
    await screen.findByText("No free times on this day.");
    expect(screen.queryByText(/today/)).toBeNull();
    expect(screen.queryByRole("button", { name: /^Now/ })).toBeNull();
  });
});

describe("another time", () => {
  it("promises times within the opening hours, and brings a refusal into view", async () => {
    const refusal = { error: "slot_taken", error_description: "", reason: "closed", next: [] };
    const more = { "POST /appointments": answer(409, refusal) };
    const { user, field, option, choose, submit } = await openBook({ more });
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.textContent);
    };
    await user.type(await field(), "ann");
    await option(/Ann Larsen/);
    await choose("Massage");
    await screen.findByText(/^Any free time within the opening hours, /);
    fireEvent.change(screen.getByLabelText("Another time"), { target: { value: "19:15" } });
    await submit();
    await screen.findByText("This time is outside the opening hours.");
    expect(seen.at(-1)).toContain("outside the opening hours");
  });
});

describe("sheet without appointments to book", () => {
  it("names no client to a role without them", async () => {
    const { changes } = await openBook({ rights: { clients: "none" } });
    await screen.findByText("Your role cannot see clients. Appointments need one.");
    await screen.findByRole("link", { name: "Plain booking" });
    expect(screen.queryByRole("combobox", { name: "Client" })).toBeNull();
    expect(changes).toEqual([]);
  });

  it("leads to a first service, and to the other forms with the clicked spot", async () => {
    const at = `${monday}.600.5`;
    const { user } = await openBook({ at, more: { "GET /services": [] } });
    await screen.findByRole("link", { name: "Add a service" });
    await screen.findByRole("link", { name: "Block time" });
    await user.click(await screen.findByRole("link", { name: "Plain booking" }));
    await screen.findByRole("textbox", { name: "Details" });
    expect(screen.getByLabelText<HTMLInputElement>("Time").value).toBe("10:00");
  });
});
