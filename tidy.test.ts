import { describe, expect, it } from "vitest";
import { appOrder, browserClocks, strayMutations, strayWords, unitLengths } from "./tidy/app.ts";
import { appExamples } from "./tidy/examples/app.ts";
import { contentExamples } from "./tidy/examples/contents.ts";
import { importExamples } from "./tidy/examples/imports.ts";
import { localeExamples } from "./tidy/examples/locales.ts";
import { mentionExamples } from "./tidy/examples/mentions.ts";
import { packageExamples } from "./tidy/examples/packages.ts";
import { quarantineExamples } from "./tidy/examples/quarantine.ts";
import { sheetExamples } from "./tidy/examples/sheets.ts";
import { walkExamples } from "./tidy/examples/walks.ts";
import {
  importOrder,
  needlessExports,
  packageImports,
  registrationOrder,
  unreachable,
} from "./tidy/imports.ts";
import { exceptions } from "./tidy/layout.ts";
import { invalidMessages, untranslated, unusedMessages } from "./tidy/locales.ts";
import { unknownMentions } from "./tidy/mentions.ts";
import { bannedNames, bannedPaths, namesDeclaredTwice } from "./tidy/names.ts";
import {
  blindCasts,
  incompletePackages,
  lonelyFiles,
  misnamedMigrations,
  postponedWork,
  silentFolders,
  strayTests,
  vagueTitles,
  wordlessModules,
} from "./tidy/packages.ts";
import { stalePicture } from "./tidy/picture.ts";
import { judgeReport, wrongQuarantine } from "./tidy/quarantine.ts";
import {
  environmentOutsideSettings,
  recursiveQueries,
  sqlOutsideStores,
  tablesFromAbove,
  tablesWithTwoWriters,
} from "./tidy/queries.ts";
import { strayRefusals, unprovokedRefusals } from "./tidy/refusals.ts";
import { forgottenSeals } from "./tidy/seals.ts";
import { strayStyles } from "./tidy/sheets.ts";
import { longFiles, longLines } from "./tidy/sizes.ts";
import { complaints, type Problem, readTree, type Tree, treeOf } from "./tidy/tree.ts";
import { wrongWalks } from "./tidy/walks.ts";

type Rule = (tree: Tree) => Problem[];

const rules: [title: string, rule: Rule, excepted?: readonly string[]][] = [
  ["imports packages along their order", packageImports],
  ["imports upwards inside a service", importOrder],
  ["registers features in import order", registrationOrder],
  ["builds the application in layers, screens apart", appOrder],
  ["reaches every file from an entry point", unreachable],
  ["exports from a package only what another one imports", needlessExports],
  ["keeps SQL in stores and migrations", sqlOutsideStores],
  ["writes a table in one folder", tablesWithTwoWriters, exceptions.tables],
  ["names in SQL the tables of nouns that stand before", tablesFromAbove, exceptions.sql],
  ["asks nothing of the database that refers to itself", recursiveQueries],
  ["refuses by catalogues", strayRefusals],
  ["provokes every reason of a catalogue", unprovokedRefusals],
  ["seals only what a rotation knows", forgottenSeals],
  ["reads the environment in settings only", environmentOutsideSettings],
  ["keeps files short", longFiles, exceptions.fileLines],
  ["keeps lines within the page", longLines, exceptions.columns],
  ["declares no name that says nothing", bannedNames, exceptions.names],
  ["declares an exported name once in a package", namesDeclaredTwice, exceptions.twice],
  ["gives no file a name that says nothing", bannedPaths, exceptions.paths],
  ["numbers its migrations", misnamedMigrations],
  ["completes every package", incompletePackages],
  ["keeps tests beside the code, and all of them running", strayTests],
  ["titles tests by what holds", vagueTitles],
  ["casts nothing to what nothing is", blindCasts],
  ["leaves no notes of work undone", postponedWork],
  ["says of every noun what it is", silentFolders],
  ["says of every module what it is for", wordlessModules],
  ["gives no file a folder of its own", lonelyFiles],
  ["draws pages with the tokens of one sheet", strayStyles],
  ["says in the application what stands in words", strayWords],
  ["translates each message again when its English text changes", untranslated],
  ["writes messages as ICU text without HTML, with the same arguments", invalidMessages],
  ["uses each message", unusedMessages],
  ["shows times by the clock of the place", browserClocks, exceptions.browserClocks],
  ["counts the characters of a field, not its units", unitLengths],
  ["runs the mutations of the application by one hook", strayMutations],
  ["is what ARCHITECTURE.md shows", stalePicture],
  ["ARCHITECTURE.md: every step of a walk is an export that an earlier step imports", wrongWalks],
  ["keeps few browser tests in quarantine, and for days only", wrongQuarantine],
  ["names in comments and documents what there is", unknownMentions, exceptions.mentions],
];

describe("repository", () => {
  const tree = readTree(import.meta.dirname);

  it.each(rules)("%s", (_title, rule, excepted = []) => {
    expect(complaints(rule(tree), excepted)).toBe("");
  });
});

const examples = Object.entries({
  ...importExamples,
  ...contentExamples,
  ...packageExamples,
  ...sheetExamples,
  ...appExamples,
  ...localeExamples,
  ...mentionExamples,
  ...walkExamples,
  ...quarantineExamples,
});

describe("tidy rules", () => {
  it("each have an example", () => {
    const names = rules.map(([, rule]) => rule.name);
    expect(examples.map(([name]) => name).sort()).toEqual(names.sort());
  });

  it.each(examples.flatMap(([name, trees]) => trees.map((example) => ({ name, ...example }))))(
    "$name: judges $title",
    ({ name, files, complaints: expected }) => {
      const rule = rules.find(([, { name: ruleName }]) => ruleName === name)?.[1];
      const problems = rule?.(treeOf(new Map(Object.entries(files))));
      expect(problems?.map(({ file, line }) => `${file}:${line}`).sort()).toEqual(expected.sort());
    },
  );

  it("demand removal of needless exceptions", () => {
    const problem = { file: "a.ts", line: 1, advice: "is long", subject: "a.ts" };
    expect(complaints([problem], [])).toBe("a.ts:1 is long");
    expect(complaints([problem], ["a.ts"])).toBe("");
    expect(complaints([], ["a.ts"])).toContain("the exception for a.ts is no longer needed");
  });
});

describe("quarantine", () => {
  const file = "packages/desk/test/walks/home.test.ts";
  const listed = { file, test: "home > draws", cause: "looks early", until: "2031-01-01" };
  const result = (status: string, title = "draws") => ({
    name: `/work/${file}`,
    status,
    assertionResults: [{ ancestorTitles: ["home"], title, status }],
  });
  const judge = (...testResults: ReturnType<typeof result>[]) =>
    judgeReport({ testResults }, [listed]);

  it("excuses a run if all failed tests are listed", () => {
    expect(judge(result("failed"), result("passed", "reads"))).toEqual({
      lines: [`in quarantine until 2031-01-01: ${file} > home > draws: failed`],
      isExcused: true,
    });
    expect(judge(result("failed"), result("failed", "reads")).isExcused).toBe(false);
  });

  it("excuses no file that fails outside its tests, and no green run", () => {
    const broken = { ...result("failed", "reads"), assertionResults: [] };
    expect(judge(result("failed"), broken).isExcused).toBe(false);
    expect(judge(result("passed"))).toEqual({
      lines: [`in quarantine until 2031-01-01: ${file} > home > draws: passed`],
      isExcused: false,
    });
  });
});
