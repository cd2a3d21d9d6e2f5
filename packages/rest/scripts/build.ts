/*
 * Makes the package as it is published, in the folder dist: JavaScript with declarations, and a
 * package.json of its own, whose paths lead to them. In the repository the paths lead to the
 * sources, so that nothing has to be built there. Packed and published is the folder dist.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("..", import.meta.url));
const compiler = fileURLToPath(import.meta.resolve("typescript/package.json")).replace(
  "package.json",
  "bin/tsc",
);

rmSync(`${folder}dist`, { recursive: true, force: true });
execFileSync(process.execPath, [compiler, "-p", `${folder}tsconfig.build.json`], {
  stdio: "inherit",
});
// The compiler rewrites what runs, but not what declares it.
for (const file of globSync(`${folder}dist/**/*.d.ts`)) {
  const declared = readFileSync(file, "utf8").replaceAll(/(from "\..*)\.ts"/g, '$1.js"');
  writeFileSync(file, declared);
}
for (const file of ["README.md", "CHANGELOG.md", "LICENSE"]) {
  copyFileSync(folder + file, `${folder}dist/${file}`);
}
const { scripts, devDependencies, ...manifest } = JSON.parse(
  readFileSync(`${folder}package.json`, "utf8").replaceAll(/\.\/src\/(.*)\.ts"/g, './$1.js"'),
);
writeFileSync(`${folder}dist/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
