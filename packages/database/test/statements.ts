import type { Database } from "../src/database.ts";

interface RecordedStatement {
  text: string;
  values: readonly unknown[];
}

export async function statementsOf(
  db: Database,
  work: (db: Database) => Promise<unknown>,
): Promise<RecordedStatement[]> {
  const recordedStatements: RecordedStatement[] = [];
  const executeQuery = async (query: { sql: string; parameters: readonly unknown[] }) => {
    recordedStatements.push({ text: query.sql, values: query.parameters });
    return { rows: [] };
  };
  const executor = instead(db.getExecutor(), { executeQuery });
  // Work may fail on missing rows after asking.
  await work(instead(db, { executeQuery, getExecutor: () => executor })).catch(() => undefined);
  return recordedStatements;
}

function instead<Part extends object>(part: Part, input: object): Part {
  return new Proxy(part, {
    get(target, name) {
      if (name in input) return Reflect.get(input, name);
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
