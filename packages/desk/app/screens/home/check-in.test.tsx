// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { answer, closeDesk, openDesk } from "../../../test/app/open-desk.tsx";
import { makeAgenda, makeAppointment } from "../../../test/sample-agenda.ts";

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
