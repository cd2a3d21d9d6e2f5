import { expect, it } from "vitest";
import { missingIn, remindersIn } from "./draft.ts";

it("reminders are hours with commas between, kept as minutes", () => {
  expect(remindersIn("24, 1.5")).toEqual([1440, 90]);
  expect(remindersIn(" ")).toEqual([]);
  expect(remindersIn("a day")).toBeUndefined();
});

it("what is missing for customers to book is said in the order it is done", () => {
  const page = { published: false, contact_email: null, privacy_url: null };
  expect(missingIn({ page, services: [{ visibility: "off" }], resources: [] })).toEqual([
    ...["resource", "service", "contact", "privacy", "published"],
  ]);
  const whole = { published: true, contact_email: "a@b.example", privacy_url: "https://b.example" };
  const services = [{ visibility: "public" }] as const;
  expect(missingIn({ page: whole, services, resources: [1] })).toEqual([]);
});
