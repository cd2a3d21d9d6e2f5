type Fields = [name: string, value: unknown][];

/** At most `width` columns, if the words allow. */
export function tableOf(value: unknown, width: number): string {
  if (Array.isArray(value)) return listOf(value, width);
  if (!isObject(value)) return `${cellOf(value)}\n`;
  const fields = flat(value);
  const [only] = fields;
  const isWrapped = fields.length === 1 && isList(only?.[1]);
  if (isWrapped) return `${only?.[0]}\n${listOf(only?.[1] as unknown[], width)}`;
  const plain = fields.filter(([, field]) => !isList(field));
  const lists = fields.filter(([, field]) => isList(field)) as [string, unknown[]][];
  return [
    ...(plain.length === 0 ? [] : [record(plain)]),
    ...lists.map(([name, list]) => `${name}\n${listOf(list, width)}`),
  ].join("\n");
}

function listOf(list: unknown[], width: number): string {
  if (list.length === 0) return "none\n";
  if (!list.every(isObject)) return list.map((entry) => `${cellOf(entry)}\n`).join("");
  const rows = list.map((entry) => new Map(flat(entry)));
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const cells = rows.map((row) => names.map((name) => cellOf(row.get(name))));
  const widths = names.map((name, column) =>
    Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const whole = widths.reduce((sum, each) => sum + each + 2, -2);
  if (whole > width) return rows.map((row) => record([...row])).join("\n");
  const isNumeric = names.map((name) =>
    rows.every((row) => ["number", "undefined"].includes(typeof row.get(name))),
  );
  const lineOf = (row: string[]) =>
    row
      .map((cell, column) => {
        const size = widths[column] ?? 0;
        return isNumeric[column] === true ? cell.padStart(size) : cell.padEnd(size);
      })
      .join("  ")
      .trimEnd();
  const rule = widths.map((size) => "─".repeat(size));
  return `${[names, rule, ...cells].map(lineOf).join("\n")}\n`;
}

function record(fields: Fields): string {
  const size = Math.max(...fields.map(([name]) => name.length));
  return fields.map(([name, value]) => `${name.padEnd(size)}  ${cellOf(value)}\n`).join("");
}

/** A single wrapper member disappears. */
function flat(value: object, prefix = ""): Fields {
  const entries = Object.entries(value);
  const isWrapping = prefix === "" && entries.length === 1;
  return entries.flatMap(([name, member]): Fields => {
    if (!isObject(member)) return [[prefix + clean(name), member]];
    return flat(member, isWrapping ? "" : `${prefix}${clean(name)}.`);
  });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && (value.length === 0 || value.some(isObject));
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null || value === "") return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    return value.some(isObject) ? `${value.length} in all` : value.map(cellOf).join(", ") || "–";
  }
  return clean(typeof value === "object" ? JSON.stringify(value) : String(value));
}

/** Removes terminal control characters. */
export function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, " ");
}
