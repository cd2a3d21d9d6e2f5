// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { answer, closeDesk, openDesk } from "../../../test/app/open-desk.tsx";
import { makeAgenda, makeAppointment } from "../../../test/sample-agenda.ts";
import { sampleAppointment, sampleSlots, sampleStatus } from "../../../test/sample-appointment.ts";

afterEach(closeDesk);

const block = makeAppointment({
  id: 3,
  start: 600,
  flags: ["first_visit"],
  amounts: { price: 6000, paid: 0, due: 6000, currency: "EUR" },
});

it("Home checks a client in, and takes it back", async () => {
  let state: "booked" | "attended" = "booked";
  const bodies: unknown[] = [];
  await openDesk({
    path: "/p/1/home",
    now: "2026-11-23T08:30:00.000Z",
    answers: {
      "GET /agenda": () => makeAgenda({ blocks: [{ ...block, state }] }),
      "PUT /appointments/3": (body: { attendance: "attended" | null }) => {
        bodies.push(body);
        state = body.attendance ?? "booked";
        return {};
      },
    },
  });
  await screen.findByText("1 appointment · €60.00 expected · 1 first visit · 1 to pay");
  await screen.findByText(/ · €60\.00 to pay$/);
  await userEvent.click(await screen.findByRole("button", { name: "Check in" }));
  await screen.findByText("Attended");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByRole("button", { name: "Check in" });
  expect(bodies).toEqual([{ attendance: "attended" }, { attendance: null }]);
});

describe("menu of a row on Home", () => {
  async function openMenu(start: number, changes: Partial<typeof block> = {}) {
    const desk = await openDesk({
      path: "/p/1/home",
      now: "2026-11-23T09:30:00.000Z",
      answers: {
        "GET /agenda": makeAgenda({ blocks: [{ ...block, start, end: start + 60, ...changes }] }),
        "GET /appointments/3": () => answer(200, sampleAppointment, { etag: '"1"' }),
        "GET /appointments/3/standing": sampleStatus,
        "GET /services/1/slots": sampleSlots,
        "PUT /appointments/3": {},
      },
    });
    await desk.user.click(await screen.findByRole("button", { name: "More actions" }));
    await screen.findByRole("menuitem", { name: "Open" });
    const names = screen.getAllByRole("menuitem").map(({ textContent: text }) => text);
    const choose = (name: string) => desk.user.click(screen.getByRole("menuitem", { name }));
    return { ...desk, names, choose };
  }

  it("marks a no-show after the start, with an undo", async () => {
    const { names, choose, changes } = await openMenu(600);
    expect(names).toEqual(["Open", "Move…", "Take payment", "No-show"]);
    await choose("No-show");
    await screen.findByRole("button", { name: "Undo" });
    const sent = expect.objectContaining({ attendance: "no_show" });
    expect(changes).toEqual([["PUT /appointments/3", sent]]);
  });

  it("leads to the free times, and to the payment", async () => {
    const { names, choose } = await openMenu(660);
    expect(names).toEqual(["Open", "Move…", "Take payment"]);
    await choose("Take payment");
    await screen.findByRole("dialog", { name: "Take payment" });
    closeDesk();
    const { choose: chooseAgain } = await openMenu(660);
    await chooseAgain("Move…");
    await screen.findByRole("region", { name: "Free times" });
  });

  it("offers no payment of a paid visit, and no move of an attended one", async () => {
    const { names } = await openMenu(600, { state: "attended", money: "paid" });
    expect(names).toEqual(["Open", "No-show"]);
  });
});

it("Home shows a refused check-in at its row", async () => {
  await openDesk({
    path: "/p/1/home",
    now: "2026-11-23T08:30:00.000Z",
    answers: {
      "GET /agenda": makeAgenda({ blocks: [block] }),
      "PUT /appointments/3": answer(403, { code: "forbidden", message: "Not yours" }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Check in" }));
  const refusal = await screen.findByRole("alert");
  expect(refusal.closest("li")?.textContent).toContain("Ann Larsen");
});
