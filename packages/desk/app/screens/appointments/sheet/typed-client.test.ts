import { expect, it } from "vitest";
import { typedClient } from "./typed-client.ts";

it.each([
  ["Ann Larsen", "name"],
  ["ann@example.com", "email"],
  ["+45 22 33 44 55", "phone"],
  ["44/55", "phone"],
])("typed text of a new client: %s is its %s", (text, field) => {
  expect(typedClient(text)).toEqual({ name: "", email: "", phone: "", [field]: text });
});
