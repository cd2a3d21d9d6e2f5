// @vitest-environment jsdom
import type { ClientHistory } from "@frontdesk/scheduling-client/types/purposes";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { answer, closeDesk, openDesk } from "../../../test/app/open-desk.tsx";
import { sampleAppointment, sampleSlots, sampleStatus } from "../../../test/sample-appointment.ts";
import { sampleClient, sampleHistory } from "../../../test/sample-client.ts";
import { cut } from "../../../test/sample-service.ts";

afterEach(closeDesk);

const open = (history: Partial<ClientHistory> = {}) =>
  openDesk({
    path: "/p/1/clients/1",
    answers: {
      "GET /clients/1": () => answer(200, sampleClient, { etag: '"1"' }),
      "GET /reports/clients/1": { booked: 0, waiting_list: 0, tentative: 0, resources: [] },
      "GET /clients/1/history": { ...sampleHistory, ...history },
      "GET /appointments/3": () => answer(200, sampleAppointment, { etag: '"1"' }),
      "GET /appointments/3/standing": sampleStatus,
      "GET /services": [cut, { ...cut, id: 11, name: "Shave" }],
      "GET /services/1/slots": sampleSlots,
    },
  });

const figures = async () => {
  const word = await screen.findByText("Visits");
  return word.closest("dl")?.textContent;
};

describe("the sheet of a client", () => {
  it("shows contact, visits, no-shows, spend and a next appointment far ahead", async () => {
    await open();
    expect(await figures()).toBe("Visits4No-shows1Spend€260.00 · ¥9,000");
    const phone = screen.getByRole("link", { name: "+45 12 34 56 78" });
    expect(phone.getAttribute("href")).toBe("tel:+4512345678");
    const next = screen.getByRole("heading", { name: "Next appointment" }).parentElement!;
    within(next).getByRole("link", { name: "Wed, December 30, 10:00 AM · Massage" });
  });

  it("shows no spend where the service sends none", async () => {
    await open({ spend: null });
    expect(await figures()).toBe("Visits4No-shows1");
  });

  it("lists appointments with staff, money and state, and opens them", async () => {
    await open();
    const list = await screen.findByRole("list", { name: "Appointments" });
    const entries = within(list).getAllByRole("link");
    expect(entries.map((entry) => entry.getAttribute("href"))).toEqual([
      "/p/1/appointments/3",
      "/p/1/appointments/2",
    ]);
    expect(entries[1]!.textContent).toContain("Massage · Mia · €80.00");
    expect(entries[1]!.textContent).toContain("Attended");
  });

  it("moves the next appointment in one press, and the sheet links back", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Move" }));
    await screen.findByRole("button", { name: "Choose a time" });
    const back = await screen.findByText("Ann Larsen", { selector: "dd a" });
    expect(back.getAttribute("href")).toBe("/p/1/clients/1");
  });

  it("books for the client", async () => {
    const { user } = await open({ appointments: [], next_visit: null });
    await screen.findByText("No appointments yet.");
    await user.click(screen.getByRole("button", { name: "Book" }));
    await waitFor(() => {
      const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Client" });
      expect(field.value).toBe("Ann Larsen");
    });
  });
});
