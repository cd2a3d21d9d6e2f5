import type { Ratio } from "./race.ts";

export type Row = string[];

export function tableOf(head: Row, rows: readonly Row[]): string {
  const isNumber = (column: number) => rows.every((row) => /^[\d.]/.test(row[column] ?? ""));
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: Row) =>
    `| ${widths
      .map((width, column) => {
        const cell = row[column] ?? "";
        return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(" | ")} |`;
  const rule = widths.map((width, column) =>
    isNumber(column) ? `${"-".repeat(width - 1)}:` : "-".repeat(width),
  );
  return [line(head), `| ${rule.join(" | ")} |`, ...rows.map(line)].join("\n");
}

export function percent({ median, lowest, highest }: Ratio): string {
  const whole = (ratio: number) => (ratio * 100).toFixed(0);
  return `${whole(median)} % (${whole(lowest)}–${whole(highest)})`;
}

export function ms(milliseconds: number): string {
  return milliseconds.toFixed(2);
}
