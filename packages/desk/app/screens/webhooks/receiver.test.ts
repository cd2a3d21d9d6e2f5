import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { receiver } from "./receiver.ts";

it("is the receiver of the README, which is run there", () => {
  const readme = readFileSync(new URL("../../../../../README.md", import.meta.url), "utf8");
  expect(readme).toContain(`<!-- receiver.mjs -->\n\`\`\`js\n${receiver}\`\`\``);
});
