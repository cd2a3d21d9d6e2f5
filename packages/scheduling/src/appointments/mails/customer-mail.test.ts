import { letterOf } from "@frontdesk/people/mail/mail";
import { spoken } from "@frontdesk/server/words/locale";
import { describe, expect, it } from "vitest";
import { sampleFacts, sampleMailInput, sampleNotices } from "../../../test/mail-samples.ts";
import type { AppointmentFacts, CustomerNotice } from "./facts.ts";
import { customerMail } from "./mail.ts";

const card = { fee: { amount: 3000, currency: "EUR" }, last4: "4242" };
const cardKept = { ...sampleNotices.confirmed, deposit: null, card };
const kinds = [...Object.values(sampleNotices), cardKept];
const mailOf = (notice: CustomerNotice, facts: AppointmentFacts = sampleFacts) =>
  customerMail(facts, sampleMailInput(notice));

describe("a mail to a customer", () => {
  it("states subject, time, place and price in Danish", () => {
    const { subject, text } = customerMail(
      sampleFacts,
      sampleMailInput(sampleNotices.confirmed, "da"),
    );
    expect(subject).toBe("Tiden er bekræftet – Haircut & wash <long>, tirsdag 1. december, 10.00");
    for (const line of [
      'Din tid hos Salon "Kø" er bekræftet.',
      "Du kan aflyse uden beregning indtil mandag 30. november kl. 10.00.",
      "Tid: tirsdag den 1. december 2026 10.00–10.45 (Centraleuropæisk normaltid)",
      "Hos: Åse og Bo",
      "  1456 København K",
      "Pris: 450,00 kr.",
      "Depositum: 125,50 kr.",
    ]) {
      expect(text.replaceAll("\u00a0", " ").split("\n")).toContain(line);
    }
  });

  it("formats amounts by the decimals of their currency", () => {
    const facts = { ...sampleFacts, price: { amount: 1_250_000, currency: "HUF" } };
    const { text } = customerMail(facts, sampleMailInput(sampleNotices.confirmed, "hu"));
    expect(text.replaceAll("\u00a0", " ")).toContain("12 500,00 Ft");
  });

  it.each(spoken)("has equal text and HTML in %s", (language) => {
    for (const notice of kinds) {
      const { text, html } = customerMail(sampleFacts, sampleMailInput(notice, language));
      expect(`${text}${html}`, notice.kind).not.toMatch(/\{\w+\}|\b(undefined|null|NaN)\b/);
      expect(html).toContain(`<html lang="${language}">`);
      const visible = html!
        .replace(/^.*<body/s, "<body")
        .replace(/<[^>]*>/g, " ")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&#39;", "'")
        .replaceAll("&amp;", "&");
      for (const line of text.split("\n")) {
        if (!line.includes("https://")) {
          const [, text = line] = /^[^:]+: (.*)$/.exec(line.replace(/:$/, "")) ?? [];
          expect(visible).toContain(text.replace(/:$/, "").trim());
        }
      }
    }
  });

  it("adds the business's local time if it differs", () => {
    const customerMailInput = sampleMailInput(sampleNotices.confirmed);
    const customer = { ...customerMailInput.customer, timezone: "America/New_York" };
    const { text, subject } = customerMail(sampleFacts, { ...customerMailInput, customer });
    expect(subject).toContain("4:00 AM");
    expect(text.replaceAll(" ", " ").replaceAll("\u2009", " ")).toContain(
      "When: Tuesday, December 1, 2026, 4:00 – 4:45 AM (Eastern Standard Time)\n" +
        "  Tuesday, December 1, 2026, 10:00 – 10:45 AM (Central European Standard Time)\n",
    );
    const near = { ...customerMailInput.customer, timezone: "Europe/Berlin" };
    expect(customerMail(sampleFacts, { ...customerMailInput, customer: near }).text).not.toContain(
      "\n  Tue",
    );
  });

  it.each([
    ["confirmed", "REQUEST"],
    ["moved", "REQUEST"],
    ["cancelled", "CANCEL"],
    ["requested", undefined],
    ["declined", undefined],
    ["reminder", undefined],
    ["payment_lost", undefined],
    ["verify", undefined],
  ] as const)("for %s has a calendar part with %s", (kind, method) => {
    const { calendar } = mailOf(sampleNotices[kind]);
    expect(calendar && /^METHOD:(.*)\r$/m.exec(calendar)?.[1]).toBe(method);
  });

  it("goes out in the business's name, with replies to it", () => {
    for (const notice of kinds) {
      const letter = letterOf(mailOf(notice), "Frontdesk <desk@book.example.com>");
      expect(letter).toMatchObject({ fromName: 'Salon "Kø"', replyTo: "salon@example.dk" });
      expect(letter.link).toBeUndefined();
    }
  });

  it("permits unsubscribing only from reminders", () => {
    const offered = kinds.filter((notice) => mailOf(notice).unsubscribe !== undefined);
    expect(offered.map(({ kind }) => kind)).toEqual(["reminder"]);
    expect(mailOf(sampleNotices.reminder).text).toContain(sampleNotices.reminder.unsubscribe);
  });

  it("states the purpose of a kept card without a payment", () => {
    expect(mailOf(cardKept).text).toContain(
      "Your card is kept. If you do not come or cancel late, up to €30.00 may be charged.",
    );
    expect(mailOf(cardKept).text).toContain("Card: •••• 4242");
    expect(mailOf(sampleNotices.confirmed).text).not.toContain("card");
  });

  it("says that cancelling is free only without deposit and fee", () => {
    const free = { ...sampleNotices.confirmed, deposit: null, freeUntil: null, isFree: true };
    const line = "You can cancel free of charge.";
    expect(mailOf(free).text).toContain(line);
    expect(mailOf({ ...free, isFree: false }).text).not.toContain(line);
    expect(mailOf(sampleNotices.confirmed).text).not.toContain(line);
  });

  it.each([
    ["JPY", "en", "charged ¥2,500 ", "up to ¥4,000 "],
    ["KWD", "de", "mit 2,500 KWD belastet", "4,000 KWD zugestimmt"],
  ] as const)(
    "states a fee in %s by its decimals, in %s",
    (currency, language, charged, agreed) => {
      const money = (amount: number) => ({ amount, currency });
      const notice = { ...sampleNotices.fee_charged, fee: money(2500), agreed: money(4000) };
      const { text } = customerMail(sampleFacts, sampleMailInput(notice, language));
      expect(text.replaceAll("\u00a0", " ")).toContain(charged);
      expect(text.replaceAll("\u00a0", " ")).toContain(agreed);
    },
  );

  it("of a begun appointment has no link to move or cancel it", () => {
    const facts = { ...sampleFacts, isBegun: true };
    expect(mailOf(sampleNotices.confirmed).text).toContain("Move or cancel");
    expect(mailOf(sampleNotices.confirmed, facts).text).not.toContain("Move or cancel");
    expect(mailOf(sampleNotices.cancelled, facts).text).toContain("Find another time");
  });

  it("states the rest to pay in the reader's language, of visits ahead", () => {
    const facts = { ...sampleFacts, due: { amount: 7000, currency: "EUR" } };
    const german = customerMail(facts, sampleMailInput(sampleNotices.confirmed, "de"));
    expect(german.text).toMatch(/70,00\s€ .*(Studio|Ort)/);
    expect(mailOf(sampleNotices.reminder, facts).text).toContain("€70.00 to pay at the studio");
    expect(mailOf(sampleNotices.cancelled, facts).text).not.toContain("€70.00");
  });

  it("about a voided second payment says that the appointment stays", () => {
    const { subject, text, calendar } = mailOf(sampleNotices.payment_voided);
    expect(subject).toContain("Second payment released");
    expect(text).toContain("It takes nothing of it and releases the reserved amount.");
    expect(text).toContain("Move or cancel");
    expect(calendar).toBeUndefined();
  });

  it("states the canceller, and the reason for a lapsed request", () => {
    const because = "deadline";
    expect(
      mailOf({ kind: "cancelled", by: "business", refund: null, released: null, kept: null }).text,
    ).toContain('Salon "Kø" has had to cancel your appointment.');
    expect(mailOf(sampleNotices.cancelled).text).toContain("as you asked");
    const lapsed = mailOf({ kind: "declined", because, deposit: null }).text;
    expect(lapsed).toContain("did not answer your request in time");
    expect(lapsed).not.toContain("charged");
    expect(mailOf(sampleNotices.declined).text).toContain("Nothing was charged.");
  });

  it("offers other times after a late payment", () => {
    const { text } = mailOf(sampleNotices.payment_lost);
    expect(text).toContain("Nothing was charged.");
    expect(text).toContain("Still free: Wednesday, December 2 at 11:00");
  });

  it("inserts the owner's text once, escaped, and keeps the facts", () => {
    const subject = "See you {date} {time}:\r\n {service} {resource} {nobody}";
    const paragraph = "Come <b>early</b>.\n\n{business} has {service}.";
    const notice = { ...sampleMailInput(sampleNotices.confirmed), ownText: { subject, paragraph } };
    const facts = { ...sampleFacts, serviceName: "{business}" };
    const mail = customerMail(facts, notice);
    expect(mail.subject).toMatch(/^See you Tuesday, December 1 10:00.AM: \{business\} Åse and Bo/);
    expect(mail.text).toContain(
      'is confirmed.\n\nCome <b>early</b>.\n\nSalon "Kø" has {business}.',
    );
    expect(mail.html).toContain("Come &lt;b&gt;early&lt;/b&gt;.");
  });

  it("shortens names and keeps them on the subject line", () => {
    const serviceName = `Cut\r\nBcc: eve@example.com ${"x".repeat(200)}`;
    const mail = mailOf(sampleNotices.confirmed, { ...sampleFacts, serviceName });
    const { subject } = letterOf(mail, "desk@book.example.com");
    expect(subject).toMatch(/^Appointment confirmed – Cut Bcc: eve@example\.com x+…, Tuesday/);
    expect(subject.length).toBeLessThan(120);
  });

  it("omits missing facts", () => {
    const business = { ...sampleFacts.business, email: null, phone: null, address: null };
    const facts = { ...sampleFacts, business, price: null, resourceNames: [] };
    const mail = mailOf({ ...cardKept, card: null, freeUntil: null, refunds: [] }, facts);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text.match(/^(With|Price|Deposit|Contact|Refund|Before):/gm)).toBeNull();
  });

  it.each([
    ["JPY", 1200, "¥1,200"],
    ["BHD", 1234, "BHD\u00a01.234"],
    ["ISK", 990, "ISK\u00a0990"],
  ])("formats amounts of %s by its minor unit", (currency, amount, text) => {
    const facts = { ...sampleFacts, price: { amount, currency } };
    expect(mailOf(sampleNotices.reminder, facts).text).toContain(`Price: ${text}\n`);
  });
});
