import { tableOf } from "../../bench/table.ts";
import manifest from "../../package.json" with { type: "json" };
import { clients } from "./clients.ts";
import { type Question, questions } from "./questions.ts";

const versions: Record<string, string> = { ...manifest.devDependencies, ...manifest.dependencies };

/** Each question has its own servers. Returns Markdown. */
export async function compareClients(): Promise<string> {
  const tables = await Promise.all(questions.map(compareBy));
  return tables.join("\n\n");
}

async function compareBy(subject: readonly Question[]): Promise<string> {
  const rows = await Promise.all(
    Object.entries(clients).map(async ([name, send]) => {
      const answers = await Promise.all(subject.map(({ ask }) => ask(send)));
      return [`${name} ${versions[name] ?? ""}`.trim(), ...answers];
    }),
  );
  return tableOf(["", ...subject.map(({ title }) => title)], rows);
}

const marked = /(?<=<!-- comparison -->)[\s\S]*?(?=<!-- \/comparison -->)/;

export function tablesIn(readme: string): string | undefined {
  return marked.exec(readme)?.[0].trim();
}

export function withTables(readme: string, tables: string): string {
  return readme.replace(marked, () => `\n\n${tables}\n\n`);
}
