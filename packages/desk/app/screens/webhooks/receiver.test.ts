import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { receiver } from "./receiver.ts";

it("receiver: docs/payment-webhooks.md has the same, and tests run it there", () => {
  const file = new URL("../../../../../docs/payment-webhooks.md", import.meta.url);
  const page = readFileSync(file, "utf8");
  expect(page).toContain(`<!-- receiver.mjs -->\n\`\`\`js\n${receiver}\`\`\``);
});
