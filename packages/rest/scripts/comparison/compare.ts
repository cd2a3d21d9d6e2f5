import { tableOf } from "../../bench/table.ts";
import manifest from "../../package.json" with { type: "json" };
import { clients } from "./clients.ts";
import { questions } from "./questions.ts";

const versions: Record<string, string> = { ...manifest.devDependencies, ...manifest.dependencies };

/** Asks every client every question, on servers of its own, and gives the table in Markdown. */
export async function compareClients(): Promise<string> {
  const columns = Object.entries(clients);
  const rows = await Promise.all(
    questions.map(async ({ title, ask }) => {
      const answers = await Promise.all(columns.map(([, send]) => ask(send)));
      return [title, ...answers];
    }),
  );
  const head = ["", ...columns.map(([name]) => `${name} ${versions[name] ?? ""}`.trim())];
  return tableOf(head, rows);
}

const marked = /(?<=<!-- comparison -->)[\s\S]*?(?=<!-- \/comparison -->)/;

/** The table between the marks, or undefined when there are none. */
export function tableIn(readme: string): string | undefined {
  return marked.exec(readme)?.[0].trim();
}

export function withTable(readme: string, table: string): string {
  return readme.replace(marked, () => `\n\n${table}\n\n`);
}
