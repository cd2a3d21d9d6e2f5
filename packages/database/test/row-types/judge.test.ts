import type { FieldDef } from "pg";
import { expect, it } from "vitest";
import type { DeclaredColumn } from "./declared.ts";
import { complaintsOf, type TableColumn } from "./judge.ts";

const [text, bigint, jsonb] = [25, 20, 3802];

interface Case {
  declared: Partial<DeclaredColumn>;
  type?: number;
  source?: Partial<TableColumn>;
  nulls?: string[];
  statement?: string;
}

function complaints({ declared, type = text, source, nulls = [], statement = "" }: Case) {
  const column = { types: ["string"], isNullable: false, isOptional: false, ...declared };
  const row = { name: "Row", columns: new Map([["state", column]]) };
  const field = { name: "state", tableID: 1, columnID: 2, dataTypeID: type } as FieldDef;
  const tableColumn = {
    attribute: "1.2",
    name: "state",
    isNullable: false,
    literals: null,
    ...source,
  };
  return complaintsOf(
    {
      text: statement,
      calls: [],
      fields: type === 0 ? [] : [field],
      nulls: new Set(nulls),
      values: new Set(),
    },
    { row, table: new Map(source === undefined ? [] : [["1.2", tableColumn]]) },
  ).map(({ does }) => does);
}

const right: Record<string, Case> = {
  "a text": { declared: {} },
  "a union of texts": { declared: { types: ['"on"', '"off"'] }, source: { literals: ["on"] } },
  "a number for a bigint": { declared: { types: ["number"] }, type: bigint },
  "any type for JSON": { declared: { types: ["Terms"] }, type: jsonb },
  "a null that is declared": { declared: { isNullable: true }, source: { isNullable: true } },
  "a null that the condition excludes": {
    declared: {},
    source: { isNullable: true },
    statement: "where state is not null",
  },
  "a plain null, which has the type text": {
    declared: { types: ["number"], isNullable: true },
    nulls: ["state"],
  },
  "an optional column that is missing": { declared: { isOptional: true }, type: 0 },
};

it.each(Object.entries(right))("row types: accepts %s", (_title, each) => {
  expect(complaints(each)).toEqual([]);
});

const wrong: Record<string, Case & { does: string }> = {
  "a missing column": { declared: {}, type: 0, does: "is missing" },
  "a bigint as text": { declared: {}, type: bigint, does: "is no string, but of type 20" },
  "a nullable column": { declared: {}, source: { isNullable: true }, does: "may be null" },
  "a null of the run": { declared: {}, nulls: ["state"], does: "was null" },
  "a value that the check constraint allows": {
    declared: { types: ['"on"'] },
    source: { literals: ["on", "off"] },
    does: "may also be off",
  },
};

it.each(Object.entries(wrong))("row types: reports %s", (_title, { does, ...each }) => {
  expect(complaints(each)).toEqual([does]);
});
