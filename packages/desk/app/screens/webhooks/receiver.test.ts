import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { receiver } from "./receiver.ts";

it("webhook receiver: equals the tested code in docs/payment-webhooks.md", () => {
  const file = new URL("../../../../../docs/payment-webhooks.md", import.meta.url);
  const page = readFileSync(file, "utf8");
  expect(page).toContain(`<!-- receiver.mjs -->\n\`\`\`js\n${receiver}\`\`\``);
});
