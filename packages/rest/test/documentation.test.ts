import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const source = fileURLToPath(new URL("../src", import.meta.url));
const files = globSync(`${source}/**/*.ts`).filter((file) => !file.endsWith(".test.ts"));
const texts = files.map((file) => readFileSync(file, "utf8"));
const index = readFileSync(`${source}/index.ts`, "utf8");
const code = index.replace(/\/\*.*?\*\//s, "");
const listed = [...code.matchAll(/(\w+)(?=,| })/g)].map(([name]) => name);
const { exports } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const published = Object.values<string>(exports).map((path) => `${source}/../${path}`);
const declared = published.flatMap((file) => {
  const text = readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  return [...text.matchAll(/^export (?:\w+ )*?(?:const|class|function|interface|type) (\w+)/gm)];
});
const names = [...listed, ...declared.map(([, name]) => name!)];

it.each(names)("README of rest: explains %s with an example", (name) => {
  const declaration = `export (?:async )?(?:const|class|function|interface|type) ${name}\\b`;
  const documented = new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\\n${declaration}`, "s");
  const comments = texts.flatMap((text) => documented.exec(text)?.[1] ?? []);
  expect(comments.join()).toContain("@example");
});

it("README of rest: covers the whole public surface", () => {
  expect(names).toContain("send");
  expect(names).toContain("createTransport");
  expect(names).toContain("openWire");
  expect(new Set(names).size).toBe(names.length);
});
