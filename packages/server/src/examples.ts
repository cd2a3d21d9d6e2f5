// Recorded values come first; missing required fields are generated from name and type.

export interface Schema {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  minItems?: number;
  format?: string;
  pattern?: string;
  minimum?: number;
}

export type Words = Readonly<Record<string, unknown>>;

const formats: Readonly<Record<string, string>> = {
  "date-time": "2027-03-01T09:30:00.000Z",
  date: "2027-03-01",
  email: "jane@example.com",
  uri: "https://example.com/",
};

export function exampleOf(schema: Schema, words: Words, notice?: unknown): unknown {
  if (notice === undefined) return invented(schema, words);
  const { properties = {}, required = [], items } = schema;
  if (Array.isArray(notice)) {
    return items === undefined ? notice : notice.map((each) => exampleOf(items, words, each));
  }
  if (typeof notice !== "object" || notice === null) return notice;
  const lacking = required.filter((name) => !(name in notice) && name in properties);
  const existing = Object.entries(notice).map(([name, value]) => {
    const field = properties[name];
    return [name, field === undefined ? value : exampleOf(field, words, value)];
  });
  const added = lacking.map((name) => [name, named(name, properties[name]!, words)]);
  return Object.fromEntries([...existing, ...added]);
}

function named(name: string, schema: Schema, words: Words): unknown {
  return words[name] ?? invented(schema, words);
}

function invented(schema: Schema, words: Words): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const first = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (first !== undefined) return exampleOf(first, words);
  const [type] = [schema.type].flat();
  if (type === "object" || schema.properties !== undefined) return exampleOf(schema, words, {});
  switch (type) {
    case "array":
      return schema.items === undefined ? [] : [invented(schema.items, words)];
    case "string":
      return words[schema.pattern ?? ""] ?? formats[schema.format ?? ""] ?? "text";
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 1, 1);
    case "boolean":
      return false;
    default:
      return null;
  }
}
