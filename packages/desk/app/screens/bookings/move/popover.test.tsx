// @vitest-environment jsdom
import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openPart } from "../../../../test/app/open-desk.tsx";
import { sampleAppointment, sampleStatus } from "../../../../test/sample-appointment.ts";
import { MovePopover } from "./popover.tsx";
import type { AppointmentSpot } from "./spots.ts";
import { useProposal } from "./use-proposal.ts";

afterEach(closeDesk);

const [nora, mia] = [5, 6];
const from: AppointmentSpot = {
  date: "2026-11-30",
  start: 600,
  duration: 60,
  resource_ids: [nora],
};
const toMia = { ...from, start: 900, resource_ids: [mia] };
const later = { notify_after: 20 };
const atThree = { starts_at: "2026-11-30T14:00:00.000Z", resource_ids: [mia], ...later };
const before = { starts_at: sampleAppointment.starts_at, resource_ids: [nora], ...later };

interface CalendarProps {
  to: AppointmentSpot;
  openedIds: number[];
}

function Calendar({ to, openedIds }: CalendarProps) {
  const { proposal, pick, ask, retarget, close } = useProposal();
  const drop = () => {
    pick(3);
    const about = { id: 3, client: "Ann Larsen", service: "Massage", serviceId: 1 };
    ask({ ...about, from, to, resource: to.resource_ids[0]! });
  };
  return (
    <>
      <button type="button" onClick={drop}>
        Drop
      </button>
      <output>
        {proposal && `${proposal.to.date} ${proposal.to.start} ${proposal.to.resource_ids}`}
      </output>
      {proposal && (
        <MovePopover
          key={proposal.key}
          proposal={proposal}
          block={block}
          retarget={retarget}
          close={close}
          show={(id) => openedIds.push(id)}
          tell={() => {}}
        />
      )}
    </>
  );
}

function changed(one: Appointment, body: Partial<Appointment> & { duration?: number }) {
  const { duration = 60, ...fields } = body;
  const at = Date.parse(fields.starts_at ?? one.starts_at);
  const wall = new Date(at + 3_600_000);
  const start_time = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  return {
    ...one,
    ...fields,
    ends_at: new Date(at + duration * 60_000).toISOString(),
    date: wall.toISOString().slice(0, 10),
    start_time,
    end_time: start_time + duration,
    revision: one.revision + 1,
  };
}

interface DropInput {
  to?: AppointmentSpot;
  answers?: Answers;
  isPhone?: boolean;
}

/** The service, with one appointment. `refusals` answer the first changes. */
async function drop(
  { to = toMia, answers = {}, isPhone = false }: DropInput = {},
  ...refusals: unknown[]
) {
  let now = sampleAppointment;
  const tags: (string | null)[] = [];
  const save = (body: Partial<Appointment>) => {
    now = changed(now, body);
    return now;
  };
  const openedIds: number[] = [];
  const { user, changes } = await openPart(<Calendar to={to} openedIds={openedIds} />, {
    isPhone,
    answers: {
      "GET /appointments/3": () => answer(200, now, { etag: `"${now.revision}"` }),
      "GET /appointments/3/standing": sampleStatus,
      "GET /resources": [
        { id: nora, name: "Nora" },
        { id: mia, name: "Mia" },
      ],
      "PUT /appointments/3": (body: Partial<Appointment>, headers: Headers) => {
        tags.push(headers.get("if-match"));
        return refusals.shift() ?? save(body);
      },
      ...answers,
    },
  });
  const drop = await screen.findByRole("button", { name: "Drop" });
  await user.click(drop);
  const question = await screen.findByRole("dialog");
  const press = async (name: string | RegExp) =>
    await user.click(await screen.findByRole("button", { name }));
  const sent = () => changes.map(([, body]) => body);
  return { user, question, press, sent, tags, openedIds, save };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const hasFocus = (name: string | RegExp) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name })));
const block = () => document.querySelector("output");

describe("question about a moved appointment", () => {
  it("names the new time and person, and moves on Enter, with undo", async () => {
    const { user, question, press, sent, tags } = await drop();
    await screen.findByRole("dialog", {
      name: "Move Ann Larsen to Mon, November 30, 3:00 PM, Mia",
    });
    expect(question.ariaModal).toBeNull();
    await hasFocus("Move");
    await user.keyboard("{Enter}");
    await screen.findByText("Moved Ann Larsen to Mon, November 30, 3:00 PM, Mia.");
    await isClosed();
    expect([sent(), tags]).toEqual([[atThree], ['"1"']]);
    await press("Undo");
    await waitFor(() => expect(sent()).toEqual([atThree, before]));
    expect(tags).toEqual(['"1"', '"2"']);
  });

  it.each([
    ["only the person", { ...from, resource_ids: [mia] }, "Mia", { resource_ids: [mia] }],
    [
      "only the time",
      { ...from, start: 900 },
      "Mon, November 30, 3:00 PM",
      { starts_at: atThree.starts_at },
    ],
    [
      "the length",
      { ...from, duration: 90 },
      "Mon, November 30, 10:00 AM – 11:30 AM",
      { duration: 90 },
    ],
  ])("names and sends %s", async (_title, to, where, sentToo) => {
    const { press, sent } = await drop({ to });
    await screen.findByRole("dialog", {
      name: (name) => name.replace(/\s/g, " ") === `Move Ann Larsen to ${where}`,
    });
    await press("Move");
    await waitFor(() => expect(sent()).toEqual([{ ...before, ...sentToo }]));
  });

  it("sends no mail about a move or its undo in two clicks after the drop", async () => {
    const { press, sent } = await drop();
    await press("Move without email");
    await press("Undo");
    const silent = { notify: false };
    await waitFor(() =>
      expect(sent()).toEqual([
        { ...atThree, ...silent },
        { ...before, ...silent },
      ]),
    );
  });

  it("stays without mail in a repetition after a refusal", async () => {
    const { user, press, sent } = await drop({}, taken({ reason: "closed", blockers: [] }));
    await press("Move without email");
    await press(/3:30 PM · Mia$/);
    await hasFocus("Move without email");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(sent().map((body) => body.notify)).toEqual([false, false]));
  });

  it("offers no mail without an address", async () => {
    const status = { ...sampleStatus, told_by_mail: false };
    await drop({ answers: { "GET /appointments/3/standing": status } });
    await screen.findByText(/^We cannot email the customer/);
    expect(screen.queryByRole("button", { name: "Move without email" })).toBeNull();
  });

  it.each(["Escape", "a press outside", "Cancel"])("changes nothing after %s", async (how) => {
    const { user, press, sent } = await drop();
    await hasFocus("Move");
    if (how === "Escape") await user.keyboard("{Escape}");
    else if (how === "Cancel") await press("Cancel");
    else await user.click(document.body);
    await isClosed();
    expect(sent()).toEqual([]);
  });

  it("sends one change after a double click", async () => {
    const { user, sent } = await drop();
    await user.dblClick(await screen.findByRole("button", { name: "Move" }));
    await isClosed();
    expect(sent()).toEqual([atThree]);
  });

  it("is a sheet on a phone", async () => {
    const { question, press, sent } = await drop({ isPhone: true });
    expect(question.ariaModal).toBe("true");
    await press("Move");
    await waitFor(() => expect(sent()).toEqual([atThree]));
  });
});

const next = [
  { date: "2026-11-30", start: 930, starts_at: "2026-11-30T14:30:00.000Z", resource_ids: [mia] },
  { date: "2026-12-01", start: 900, starts_at: "2026-12-01T14:00:00.000Z", resource_ids: [nora] },
];
const taken = (details: object) =>
  answer(409, { error: "slot_taken", error_description: "taken", next, ...details });
const other = changed(sampleAppointment, atThree);
const customer = { ...sampleAppointment.customer!, name: "Bo Krause" };
const blockers = [{ kind: "appointment", id: 8 }];

describe("refused time in the question", () => {
  it.each([
    ["taken", blockers, /^3:00 PM . 4:00 PM is taken: Bo Krause, Massage, Mia\.$/u],
    ["too_long", [], "The next appointment starts too soon after this time."],
    ["closed", [], "This time is outside the opening hours."],
    ["time_off", [], "This time is in time off."],
    ["not_offered", [], "Not enough people or rooms are set up for this service."],
    ["past", [], "This time has passed."],
  ])("has words for the reason %s", async (reason, blockers, text) => {
    const answers = { "GET /appointments/8": { ...other, id: 8, customer } };
    const { press } = await drop({ answers }, taken({ reason, blockers }));
    await press("Move");
    await screen.findByText(text);
  });

  it("offers free times, and asks again with one button to move", async () => {
    const { press, sent } = await drop({}, taken({ reason: "closed", blockers: [] }));
    await press("Move");
    await hasFocus(/3:30 PM · Mia$/);
    expect(screen.queryByRole("button", { name: "Move" })).toBeNull();
    await press(/Tue, December 1.*3:00 PM · Nora$/);
    await screen.findByRole("dialog", { name: "Move Ann Larsen to Tue, December 1, 3:00 PM" });
    expect(block()?.textContent).toBe(`2026-12-01 900 ${nora}`);
    await hasFocus("Move");
    await press("Move");
    const there = { starts_at: next[1]!.starts_at, resource_ids: [nora], ...later };
    await waitFor(() => expect(sent()).toEqual([atThree, there]));
    await isClosed();
  });

  it("names a resource outside the service, with a link to the service", async () => {
    const problem = { resource_ids: ["names a resource outside this service"] };
    const { press } = await drop({}, answer(422, { error: "invalid", errors: problem }));
    await press("Move");
    await screen.findByText("Mia isn’t set up for Massage.");
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Edit service" });
    expect(link.pathname).toBe("/p/1/services/1");
  });
});

const stale = () => answer(412, { error: "changed", error_description: "changed" });

describe("appointment changed by someone else", () => {
  it("names the person, and moves over the change on request", async () => {
    const at = "2026-11-23T07:58:00.000Z";
    const was = { ...before, state: "confirmed" };
    const entry = { id: 1, user_id: 2, at, before: was, after: { ...was, starts_at: at } };
    const answers = {
      "GET /audit": [entry],
      "GET /users": [{ id: 2, first_name: "Nora", last_name: "Lund" }],
    };
    const { press, sent, tags, save } = await drop(
      { answers, to: { ...from, start: 900 } },
      stale(),
    );
    save({ resource_ids: [mia] });
    await press("Move");
    await screen.findByText("Nora Lund changed the time 2 minutes ago.");
    await press("Apply mine");
    await isClosed();
    // Keeps the new person.
    expect(sent().at(-1)).toEqual(atThree);
    expect(tags).toEqual(['"1"', '"2"']);
  });

  it("is openedIds on request", async () => {
    const { press, openedIds } = await drop({}, stale());
    await press("Move");
    await screen.findByText("Someone else changed this appointment.");
    await press("Show");
    expect(openedIds).toEqual([3]);
  });

  it("is not moved from a place that the calendar did not show", async () => {
    const answers = {
      "GET /appointments/3": () => answer(200, other, { etag: '"2"' }),
    };
    const { press, sent } = await drop({ answers, to: { ...toMia, start: 960 } });
    await press("Move");
    await screen.findByText("Someone else changed this appointment.");
    expect(sent()).toEqual([]);
  });
});

describe("failed move", () => {
  it.each([
    ["503", answer(503, {}), "No response. Check the result before you try again."],
    ["500", answer(500, {}), /^This failed on our side/],
    ["403", answer(403, { error: "forbidden" }), /^You can change only your own/],
  ])("with %s is explained in the question, and repeats", async (_status, refusal, text) => {
    const { press, sent } = await drop({}, refusal);
    await press("Move");
    await screen.findByText(text);
    await hasFocus("Move");
    await press("Move");
    await isClosed();
    expect(sent()).toEqual([atThree, atThree]);
  });

  it("succeeds on repetition if only the answer was lost", async () => {
    const { press, sent, save } = await drop({}, answer(503, {}), stale());
    await press("Move");
    await screen.findByText("No response. Check the result before you try again.");
    save(atThree);
    await press("Move");
    await screen.findByText(/^Moved Ann Larsen/);
    expect(sent()).toHaveLength(2);
  });
});
