import { readdirSync, readFileSync } from "node:fs";

interface DecisionRecord {
  file: string;
  number: string;
  title: string;
  status: string;
  date: string;
  area: string;
}

const introduction = `# Decision records

One file per decision: context, decision, consequences and rejected alternatives. A new record gets
the next number. A record that replaces another says *supersedes* in its status, and the older one
says *superseded by*. \`npm run generate\` writes this index.
`;

export function decisionIndex(folder: URL): string {
  const records = readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .sort()
    .map((file) => readRecord(file, readFileSync(new URL(file, folder), "utf8")));
  const areas = Map.groupBy(records, ({ area }) => area);
  const sections = [...areas].map(([area, ofArea]) => {
    const rows = ofArea.map(
      ({ file, number, title, status, date }) =>
        `| [${number}](${file}) | ${title} | ${status} | ${date} |`,
    );
    return [
      `## ${area}`,
      "",
      "| | decision | status | date |",
      "| --- | --- | --- | --- |",
      ...rows,
    ];
  });
  return `${introduction}\n${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** Throws if a title, field or section is missing. */
function readRecord(file: string, text: string): DecisionRecord {
  const [, number, title] = /^# (\d{4})\. (.+)$/m.exec(text) ?? [];
  const field = (name: string) => new RegExp(`^- ${name}: (.+)$`, "m").exec(text)?.[1];
  const record = {
    file,
    number,
    title,
    status: field("Status"),
    date: field("Date"),
    area: field("Area"),
  };
  const sections = ["Context", "Decision", "Consequences"];
  const isWhole =
    file.startsWith(`${number}-`) &&
    Object.values(record).every((value) => value !== undefined) &&
    sections.every((section) => text.includes(`\n## ${section}\n`));
  if (!isWhole) throw new Error(`docs/decisions/${file} lacks a title, a field or a section`);
  return record as DecisionRecord;
}
