import { createTransport } from "nodemailer";
import { describe, expect, it } from "vitest";
import { partOf, readMail, type SeenMail } from "../../test/read-mail.ts";
import { messageOf } from "./letter.ts";
import { letterOf, type Mail } from "./mail.ts";

const mail = { to: "ann@example.com", subject: "Grüße aus Kø", text: "Hyggeligt – 100 %.\n" };
const calendar = [
  "BEGIN:VCALENDAR",
  "METHOD:REQUEST",
  "SUMMARY:Kø\\, frisør",
  "END:VCALENDAR",
  "",
].join("\r\n");

const from = "Frontdesk <desk@book.example.com>";

async function read(more: Partial<Mail> = {}): Promise<SeenMail> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(messageOf(letterOf({ ...mail, ...more }, from)));
  return readMail(String(message));
}

describe("letter", () => {
  it("parses back unchanged", async () => {
    const seen = await read({ html: "<p>Hyggeligt – 100&nbsp;%.</p>" });
    expect(seen.headers.get("subject")).toBe(mail.subject);
    expect(seen.headers.get("from")).toBe("Frontdesk <desk@book.example.com>");
    expect(seen.headers.get("to")).toBe(mail.to);
    expect(partOf(seen, "text/plain").content).toBe(mail.text);
    expect(partOf(seen, "text/html").content).toContain("Hyggeligt – 100&nbsp;%.");
    for (const name of ["reply-to", "list-unsubscribe", "list-unsubscribe-post"]) {
      expect(seen.headers.has(name), name).toBe(false);
    }
  });

  it("shows the given sender name, and keeps the address", async () => {
    const { headers } = await read({ fromName: "Kø & Sønner, salon", replyTo: "ko@example.dk" });
    expect(headers.get("from")).toBe("Kø & Sønner, salon <desk@book.example.com>");
    expect(headers.get("reply-to")).toBe("ko@example.dk");
    expect(headers.get("message-id")).toMatch(/^<[\w-]{36}@book\.example\.com>$/);
  });

  it.each([
    ["Salon\r\nBcc: eve@example.com", "Salon Bcc: eve at example.com"],
    ['Salon" <eve@bank.example>', 'Salon\\" <eve at bank.example>'],
    ["see www.evil.example", "see …evil.example"],
    // `eve@bank.example`, as some mail programs read it inside quotes.
    ["=?utf-8?B?ZXZlQGJhbmsuZXhhbXBsZQ==?=", "= ?utf-8?B?ZXZlQGJhbmsuZXhhbXBsZQ==?="],
    ["n".repeat(100), "n".repeat(80)],
  ])("shows no sender name with one or more addresses: %j", async (fromName, text) => {
    const { headers } = await read({ fromName });
    const from = headers.get("from")!.replace(/^"(.*)" </, "$1 <");
    expect(from).toBe(`${text} <desk@book.example.com>`);
    expect(headers.has("bcc")).toBe(false);
  });

  it("unsubscribe: one request, at an uncut address", async () => {
    const url = `https://book.example.com/a/${"t".repeat(300)}/reminders?x=å&y=<z>`;
    const { headers } = await read({ unsubscribe: url });
    expect(headers.get("list-unsubscribe")).toBe(
      `<https://book.example.com/a/${"t".repeat(300)}/reminders?x=%C3%A5&y=%3Cz%3E>`,
    );
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });

  it("calendar: included twice, with the method of its body", async () => {
    const seen = await read({ html: "<p>Hi</p>", calendar });
    const part = partOf(seen, "text/calendar");
    expect(part.within).toEqual(["multipart/mixed", "multipart/alternative"]);
    expect(part.parameters).toMatchObject({ method: "REQUEST", charset: "utf-8" });
    const attached = partOf(seen, "application/ics");
    expect([attached.disposition, attached.filename]).toEqual(["attachment", "invite.ics"]);
    expect(attached.within).toEqual(["multipart/mixed"]);
    const lines = (text: string) => text.trimEnd().split(/\r?\n/);
    expect(lines(part.content)).toEqual(lines(calendar));
    expect(attached.content).toBe(calendar);
  });

  it.each<[string, Partial<Mail>]>([
    ["answers to two addresses", { replyTo: "a@example.com, b@example.com" }],
    ["answers to a line more", { replyTo: "a@example.com\r\nBcc: eve@example.com" }],
    ["unsubscribing by no address", { unsubscribe: "book.example.com" }],
    ["unsubscribing by script", { unsubscribe: "javascript:alert(1)" }],
    ["a calendar without a method", { calendar: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" }],
  ])("refuses %s", async (_what, more) => {
    await expect(read(more)).rejects.toThrow(RangeError);
  });

  it("unsubscribe address: takes no line breaks", async () => {
    const { headers } = await read({ unsubscribe: "https://a.example/\r\nBcc: eve@example.com" });
    expect(headers.get("list-unsubscribe")).toBe("<https://a.example/Bcc:%20eve@example.com>");
    expect(headers.has("bcc")).toBe(false);
  });
});
