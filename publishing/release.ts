/* `npm run release -- 0.3.0` puts one version into every package.json, the lock file, the
   changelogs, SECURITY.md and the container samples. Then it generates everything again, and
   prints the commands that commit and tag. */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const [version = ""] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  process.stderr.write("usage: npm run release -- MAJOR.MINOR.PATCH\n");
  process.exit(1);
}
const day = new Date().toISOString().slice(0, 10);

interface VersionedManifest {
  name?: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

function released<Content extends VersionedManifest>({
  name,
  ...manifest
}: Content): VersionedManifest {
  for (const kind of ["dependencies", "devDependencies", "peerDependencies"] as const) {
    const dependencies = manifest[kind] ?? {};
    const own = Object.keys(dependencies).filter((name) => name.startsWith("@frontdesk/"));
    for (const name of own) dependencies[name] = version;
  }
  const { version: _former, ...rest } = manifest;
  return { ...(name !== undefined && { name }), version, ...rest };
}

function editJSON<Content>(file: string, change: (content: Content) => object): void {
  edit(file, (text) => `${JSON.stringify(change(JSON.parse(text) as Content), undefined, 2)}\n`);
}

const manifests = [
  "package.json",
  ...globSync("{packages/*,publishing}/package.json", { cwd: root }),
];
for (const file of manifests) editJSON<VersionedManifest>(file, released);
editJSON<VersionedManifest & { packages: Record<string, VersionedManifest> }>(
  "package-lock.json",
  (lock) => {
    for (const [path, entry] of Object.entries(lock.packages)) {
      if (!path.includes("node_modules")) lock.packages[path] = released(entry);
    }
    return released(lock);
  },
);

const release = (text: string) =>
  text.replace("## [Unreleased]\n", `## [Unreleased]\n\n## [${version}] - ${day}\n`);
for (const file of ["CHANGELOG.md", ...globSync("packages/*/CHANGELOG.md", { cwd: root })]) {
  edit(file, release);
}
const supported = version.replace(/\d+$/, "x");
edit("SECURITY.md", (text) =>
  text.replace(/newest release, \d+\.\d+\.x/, `newest release, ${supported}`),
);
for (const file of ["docs/samples/compose.yaml", "docs/operating.md"]) {
  edit(file, (text) => text.replace(/\bfrontdesk:\d+\.\d+\.\d+/g, `frontdesk:${version}`));
}
execFileSync("npm", ["run", "generate", "--silent"], { cwd: root, stdio: "inherit" });

process.stdout.write(
  [
    `Version ${version} is everywhere. Look at git diff, run npm run check, then:`,
    `  git commit --all --message "Release ${version}"`,
    `  git tag --annotate v${version} --message "Frontdesk ${version}"`,
    "",
  ].join("\n"),
);
