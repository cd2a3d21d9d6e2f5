import type { BookingPage } from "@frontdesk/scheduling-client/types/services";
import { expect, it } from "vitest";
import { missingIn, textAt, withContact, withText } from "./draft.ts";

it("booking page: lists the missing requirements in working order", () => {
  const page = { published: false, contact_email: null, privacy_url: null, privacy_text: null };
  expect(missingIn({ page, services: [{ visibility: "off" }], resources: [] })).toEqual([
    "resource",
    "service",
    "contact",
    "privacy",
    "published",
  ]);
  const open = { published: true, contact_email: "a@b.example" };
  const whole = { ...open, privacy_url: "https://b.example", privacy_text: null };
  const services = [{ visibility: "public" }] as const;
  expect(missingIn({ page: whole, services, resources: [1] })).toEqual([]);
  const text = { ...open, privacy_url: null, privacy_text: "We keep names." };
  expect(missingIn({ page: text, services, resources: [1] })).toEqual([]);
});

it("booking page: begins with the owner's address until it is published", () => {
  const page = { published: false, contact_email: null } as BookingPage;
  expect(withContact(page, "jane@example.com").contact_email).toBe("jane@example.com");
  expect(withContact(page, undefined).contact_email).toBeNull();
  const own = { ...page, contact_email: "studio@example.com" };
  expect(withContact(own, "jane@example.com")).toEqual(own);
  const published = { ...page, published: true };
  expect(withContact(published, "jane@example.com")).toEqual(published);
});

it("booking page: keeps mail texts by kind and language, without empty ones", () => {
  const workspace = { kind: "moved", language: "da" } as const;
  const text = { subject: "Flyttet", paragraph: "" };
  const texts = withText({}, workspace, text);
  expect(texts).toEqual({ moved: { da: text } });
  expect(textAt(texts, workspace)).toEqual(text);
  expect(textAt(texts, { ...workspace, language: "de" })).toEqual({ subject: "", paragraph: "" });
  const both = withText(texts, { kind: "moved", language: "de" }, text);
  expect(withText(both, workspace, { subject: " ", paragraph: "" })).toEqual({
    moved: { de: text },
  });
  expect(withText(texts, workspace, { subject: "", paragraph: "" })).toEqual({});
});
