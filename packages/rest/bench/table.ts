import type { Ratio } from "./figures.ts";

export type Row = string[];

export function tableOf(head: Row, rows: readonly Row[]): string {
  const columns = head.map((title, column) => {
    const cells = rows.map((row) => row[column] ?? "");
    const width = Math.max(title.length, ...cells.map(({ length }) => length));
    return { width, isNumber: cells.every((cell) => /^[\d.]/.test(cell)) };
  });
  const line = (row: Row) => {
    const cells = columns.map(({ width, isNumber }, column) => {
      const cell = row[column] ?? "";
      return isNumber ? cell.padStart(width) : cell.padEnd(width);
    });
    return `| ${cells.join(" | ")} |`;
  };
  const rule = columns.map(({ width, isNumber }) => "-".repeat(width - 1) + (isNumber ? ":" : "-"));
  return [line(head), `| ${rule.join(" | ")} |`, ...rows.map(line)].join("\n");
}

export function deviation({ median, lowest, highest }: Ratio): string {
  return `${median.toFixed(2)} (${lowest.toFixed(2)}–${highest.toFixed(2)})`;
}
