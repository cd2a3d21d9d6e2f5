// Imperative, plain, and short enough for a list.
import { spawnSync } from "node:child_process";
import { englishRules } from "./rules.ts";

const longestSubject = 72;

/** Empty if the history is too short. */
export function subjectsSince(root: string, commit: string): string[] {
  const { stdout } = spawnSync("git", ["log", "--format=%s", `${commit}..HEAD`], {
    cwd: root,
    encoding: "utf8",
  });
  return stdout.split("\n").filter((subject) => subject !== "");
}

export function subjectProblems(subject: string): string[] {
  const problems = (["relative", "banned"] as const).flatMap((rule) =>
    englishRules[rule].find(subject).map(({ text }) => `"${subject}" has "${text}"`),
  );
  if (subject.length > longestSubject) {
    problems.push(`"${subject}" has more than ${longestSubject} characters`);
  }
  return problems;
}
