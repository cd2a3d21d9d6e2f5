// Browser tests that may fail for some days. They still run, and CI prints their results.
import type { Problem, Tree } from "./tree.ts";

export interface QuarantineEntry {
  file: string;
  /** Suites and title, joined by " > ", as Vitest prints them. */
  test: string;
  cause: string;
  /** ISO 8601: the last day. */
  until: string;
}

/** The JSON report of Vitest. */
export interface TestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

export const quarantineList = "tidy/quarantine.json";

const longestList = 5;
const longestDays = 14;
const browserTest = /\/test\/(browser|walks)\//;
// Money, access and races.
const excluded = new RegExp(
  "pay|money|deposit|refund|balance|card|dispute|link|fee|cancel|" +
    "race|second|right|secret|sign|tenan|security|key",
);

export function wrongQuarantine({ files }: Tree): Problem[] {
  const entries: QuarantineEntry[] = JSON.parse(files.get(quarantineList) ?? "[]");
  return entries.flatMap((entry, at) => {
    const advice = problemOf(files, entry, at);
    if (advice === undefined) return [];
    return [{ file: quarantineList, line: at + 1, subject: quarantineList, advice }];
  });
}

function problemOf(
  files: Tree["files"],
  { file, test = "", cause = "", until }: QuarantineEntry,
  at: number,
): string | undefined {
  const days = (Date.parse(until) - Date.now()) / 86_400_000;
  if (at >= longestList) return `lists more than ${longestList} tests: mend one`;
  if (!files.has(file)) return `${file} does not exist`;
  if (!browserTest.test(file)) return `${file} is no browser test: mend it`;
  if (excluded.test(file)) return `${file} tests money, access or a race: mend it`;
  if (test === "" || cause === "") return `${file}: name the test and the cause`;
  if (!(days > -1)) return `${file}: ${until} is over: mend the test`;
  return days > longestDays ? `${file}: at most ${longestDays} days` : undefined;
}

export interface Verdict {
  /** A line per listed test that ran. */
  lines: string[];
  /** Some tests failed, and all of them are listed. */
  isExcused: boolean;
}

export function judgeReport(
  { testResults }: TestReport,
  entries: readonly QuarantineEntry[],
): Verdict {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => {
      const test = [...ancestorTitles, title].join(" > ");
      const entry = entries.find((one) => name.endsWith(`/${one.file}`) && one.test === test);
      return { entry, status };
    }),
  );
  const failed = tests.filter(({ status }) => status === "failed");
  const isBrokenFile = testResults.some(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((one) => one.status !== "failed"),
  );
  return {
    lines: tests.flatMap(({ entry, status }) =>
      entry === undefined
        ? []
        : [`in quarantine until ${entry.until}: ${entry.file} > ${entry.test}: ${status}`],
    ),
    isExcused: failed.length > 0 && failed.every(({ entry }) => entry) && !isBrokenFile,
  };
}
