/* JavaScript with declarations, in dist. */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const compiler = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));

function build(folder: string): void {
  rmSync(`${folder}/dist`, { recursive: true, force: true });
  const words = [compiler, "-p", `${folder}/tsconfig.build.json`];
  execFileSync(process.execPath, words, { stdio: "inherit" });
  // The compiler rewrites code only.
  for (const file of globSync(`${folder}/dist/**/*.d.ts`)) {
    const declared = readFileSync(file, "utf8").replaceAll(
      /((?:from |import\()"\.[^"]*)\.ts"/g,
      '$1.js"',
    );
    writeFileSync(file, declared);
  }
}

function groundsOf(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  return Object.keys(dependencies).flatMap((name) => {
    const [, other] = /^@frontdesk\/(.*)$/.exec(name) ?? [];
    return other === undefined ? [] : `${folder}/../${other}`;
  });
}

for (const folder of [...groundsOf(process.cwd()), process.cwd()]) build(folder);
