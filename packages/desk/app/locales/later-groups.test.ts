import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { laterGroups } from "./later-groups.ts";

const app = new URL("../", import.meta.url);

/** Their imports wait for the later messages. */
const waiting = /(?:-screens\.ts|router\.tsx|step-up\/prompt\.tsx)$/;

function importsOf(module: URL, text: string): URL[] {
  const fixed = /^(?:import|export) (?!type )(?:[^;"]*? from )?"(\.[^"]+\.tsx?)";/gm;
  const lazy = waiting.test(module.pathname) ? [] : text.matchAll(/import\("(\.[^"]+)"\)/g);
  return [...text.matchAll(fixed), ...lazy].map(([, path = ""]) => new URL(path, module));
}

function firstModules(): Map<string, string> {
  const texts = new Map<string, string>();
  const read = (module: URL) => {
    if (texts.has(module.pathname)) return;
    const text = readFileSync(module, "utf8");
    texts.set(module.pathname, text);
    importsOf(module, text).forEach(read);
  };
  ["main.tsx", "screens/home/home.tsx"].map((path) => new URL(path, app)).forEach(read);
  return texts;
}

/** `const { home } = useWords()`, `words.home`, `Words["home"]`, `({ home }: Words)`. */
function groupsIn(text: string): string[] {
  const opened = [...text.matchAll(/\{([^{}]*)\}(?: = (?:useWords\(\)|words\b)|: Words\b)/g)];
  const named = [...text.matchAll(/(?:\bwords|useWords\(\))\.(\w+)|\bWords\["(\w+)"\]/g)];
  return [
    ...opened.flatMap(([, names = ""]) =>
      names.split(",").map((name) => name.split(":")[0]!.trim()),
    ),
    ...named.map(([, dotted, indexed]) => dotted ?? indexed!),
  ];
}

it("each form of access names its group", () => {
  const forms = "const { a, b: c } = useWords(); words.d; useWords().e; Words['x']; ({ f }: Words)";
  expect(groupsIn(`${forms} Words["g"]`).sort()).toEqual(["a", "b", "d", "e", "f", "g"]);
});

it("the first screen uses no later group", () => {
  const modules = firstModules();
  expect([...modules.keys()].some((path) => path.endsWith("home/today.tsx"))).toBe(true);
  const later = new Set<string>(laterGroups);
  const uses = [...modules].flatMap(([path, text]) =>
    groupsIn(text)
      .filter((group) => later.has(group))
      .map((group) => `${path.slice(app.pathname.length)}: ${group}`),
  );
  expect(uses).toEqual([]);
});
