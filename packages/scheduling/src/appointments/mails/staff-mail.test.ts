import { describe, expect, it } from "vitest";
import { sampleFacts } from "../../../test/mail-samples.ts";
import { type StaffNotice, staffMail } from "./mail.ts";

const at = new Date("2026-11-30T12:30:00Z");
const rescheduledFrom = (answerBy: Date | null): StaffNotice => ({
  kind: "moved",
  startedAt: at,
  answerBy,
});
const message = { to: "bo@example.com", customerName: "Ann", link: "https://desk.example.com/a/7" };

describe("a mail to staff", () => {
  it.each<[StaffNotice, string, string]>([
    [{ kind: "new", by: "customer" }, "New appointment", "A customer booked this appointment."],
    [{ kind: "new", by: "staff" }, "New appointment", "A staff member booked this"],
    [rescheduledFrom(null), "Appointment moved", "It was Monday 30 November at 13:30."],
    [
      rescheduledFrom(at),
      "Appointment moved",
      "It is still a request.\nWe decline it automatically unless",
    ],
    [{ kind: "cancelled", by: "customer" }, "Appointment cancelled", "The customer cancelled this"],
    [
      { kind: "cancelled", by: "business" },
      "Appointment cancelled",
      "A staff member cancelled this",
    ],
    [{ kind: "to_approve", answerBy: at }, "Appointment to approve", "Monday 30 November at 13:30"],
    [
      { kind: "attention", because: "displaced" },
      "Appointment needs your attention",
      "no longer available",
    ],
    [
      { kind: "attention", because: "payment" },
      "Appointment needs your attention",
      "could not settle",
    ],
  ])("reports %j", (notice, title, sentence) => {
    const { subject, text, to, link } = staffMail(sampleFacts, { ...message, notice });
    expect(subject).toBe(`${title}: Haircut & wash <long>, Tuesday 1 December at 10:00`);
    expect(text).toContain(sentence);
    expect(text).toContain("10:00–10:45 (Central European Standard Time)");
    expect([to, link]).toEqual([message.to, message.link]);
    expect(text).toContain(message.link);
  });

  it("quotes any customer name safely", () => {
    const customerName = 'Ann".\r\n\r\nPay at https://evil.example';
    const notice = { kind: "new", by: "customer" } as const;
    const { text } = staffMail(sampleFacts, { ...message, customerName, notice });
    expect(text).toContain('\n    "Ann\'. Pay at https…evil.example"\n');
  });
});
