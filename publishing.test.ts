import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contents } from "./publishing/contents.ts";
import { publishedManifest } from "./publishing/manifest.ts";

const packages = join(import.meta.dirname, "packages");
const read = (name: string) => readFileSync(join(packages, name, "package.json"), "utf8");
const published = Object.keys(contents).map((name) => ({
  name,
  manifest: JSON.parse(publishedManifest(read(name))),
}));

function pathsIn(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("./") ? [value.slice(2)] : [];
  return Object.values(value ?? {}).flatMap(pathsIn);
}

describe.each(published)("published package.json of $name", ({ name, manifest }) => {
  it("names published files only", () => {
    const paths = pathsIn([Object.values(manifest.exports), manifest.imports]);
    const wanting = paths.filter((path) => {
      const pattern = new RegExp(`^${RegExp.escape(path).replace("\\*", ".+")}$`);
      return !contents[name]!.some((file) => pattern.test(file));
    });
    expect(paths).not.toEqual([]);
    expect(wanting).toEqual([]);
  });

  it("covers every module, and no other file", () => {
    const sources = globSync("**/*.ts", { cwd: join(packages, name, "src") });
    const modules = sources.filter((file) => !file.endsWith(".test.ts"));
    const built = contents[name]!.filter((file) => file.endsWith(".js"));
    expect(built).toEqual(modules.map((file) => `dist/${file.replace(/ts$/, "js")}`).sort());
  });

  it("has no build scripts, and is not private", () => {
    const { scripts, devDependencies, private: isPrivate, repository } = manifest;
    expect([scripts, devDependencies, isPrivate]).toEqual([undefined, undefined, undefined]);
    expect(repository.directory).toBe(`packages/${name}`);
  });

  it("requires its sibling packages at its own version", () => {
    const neighbours = Object.entries<string>(manifest.dependencies).filter(([one]) =>
      one.startsWith("@frontdesk/"),
    );
    for (const [neighbour, version] of neighbours) {
      const { manifest: theirs } = published.find((one) => one.manifest.name === neighbour)!;
      expect(version).toBe(theirs.version);
    }
    expect(neighbours).toHaveLength(name === "rest" ? 0 : 1);
  });
});

describe("packing", () => {
  it("restores the repository's package.json, also after an aborted packing", () => {
    const folder = mkdtempSync(join(tmpdir(), "frontdesk-packing-"));
    writeFileSync(join(folder, "package.json"), '"published"');
    writeFileSync(join(folder, "package.json.kept"), '"own"');
    const script = join(import.meta.dirname, "publishing/pack.ts");
    for (let round = 0; round < 2; round += 1) {
      execFileSync(process.execPath, [script, "end"], { cwd: folder });
      expect(readFileSync(join(folder, "package.json"), "utf8")).toBe('"own"');
      expect(existsSync(join(folder, "package.json.kept"))).toBe(false);
    }
    rmSync(folder, { recursive: true });
  });
});

describe("versions", () => {
  const root = import.meta.dirname;
  const text = (file: string) => readFileSync(join(root, file), "utf8");
  const { version, devDependencies } = JSON.parse(text("package.json"));

  it("packages, their references to each other and API descriptions have one version", () => {
    for (const file of globSync("{packages/*,publishing}/package.json", { cwd: root })) {
      const { name, version: own, dependencies, devDependencies } = JSON.parse(text(file));
      const others = Object.entries({ ...dependencies, ...devDependencies })
        .filter(([other]) => other.startsWith("@frontdesk/"))
        .map(([other, reference]) => [name, other, reference]);
      expect([file, own]).toEqual([file, version]);
      expect(others).toEqual(others.map(([, other]) => [name, other, version]));
    }
    for (const file of globSync("packages/*/openapi.json", { cwd: root })) {
      expect([file, JSON.parse(text(file)).info.version]).toEqual([file, version]);
    }
  });

  it("changelogs, SECURITY.md and the container samples name the repository's version", () => {
    const released = (file: string) => /^## \[(\d[^\]]*)\]/m.exec(text(file))?.[1];
    expect(released("CHANGELOG.md")).toBe(version);
    expect(text("SECURITY.md")).toContain(`newest release, ${version.replace(/\d+$/, "x")}`);
    for (const file of ["docs/samples/compose.yaml", "docs/operating.md"]) {
      const images = text(file).match(/frontdesk:\d+\.\d+\.\d+/g);
      expect([file, [...new Set(images)]]).toEqual([file, [`frontdesk:${version}`]]);
    }
  });

  it("Node.js is the same for npm, version managers and the devcontainer", () => {
    expect(text(".nvmrc").trim()).toBe(devDependencies.node);
    expect(text(".devcontainer/devcontainer.json")).toContain(
      `"version": "${devDependencies.node}"`,
    );
  });
});

describe("changelogs", () => {
  const kinds = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"];
  const files = globSync("{.,packages/*}/CHANGELOG.md", { cwd: import.meta.dirname });

  it.each(files)("%s: has the sections of Keep a Changelog, one short line an entry", (file) => {
    const lines = readFileSync(join(import.meta.dirname, file), "utf8").split("\n");
    const releases = lines.filter((line) => line.startsWith("## "));
    expect(releases[0]).toBe("## [Unreleased]");
    for (const release of releases.slice(1)) {
      expect(release).toMatch(/^## \[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/);
    }
    const sections = lines.filter((line) => line.startsWith("### ")).map((line) => line.slice(4));
    expect(sections.filter((section) => !kinds.includes(section))).toEqual([]);
    const entries = lines.filter((line) => line.startsWith("- "));
    expect(entries.filter((entry) => entry.split(" ").length > 26)).toEqual([]);
    expect(lines.filter((line) => /^\s+\S/.test(line))).toEqual([]);
  });
});
