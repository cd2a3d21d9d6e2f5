import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("startup: loads no module for rare requests", () => {
  const script = `
    import { registerHooks } from "node:module";
    const loaded = [];
    registerHooks({
      load: (url, context, next) => {
        loaded.push(url);
        return next(url, context);
      },
    });
    await import("../src/command/start.ts");
    console.log(JSON.stringify([...loaded, ...process.moduleLoadList]));
  `;
  const words = ["--input-type=module", "--eval", script];
  const labels = execFileSync(process.execPath, words, { cwd: import.meta.dirname });
  const loaded: string[] = JSON.parse(labels.toString());
  expect(loaded.some((name) => name.includes("/node_modules/fastify/"))).toBe(true);
  const unneeded = /\/node_modules\/(nodemailer|fast-xml-parser)\/|internal\/deps\/undici/;
  expect(loaded.filter((name) => unneeded.test(name))).toEqual([]);
});
