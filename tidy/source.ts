// Facts about one TypeScript file for the rules. Positions are offsets into its text.

export interface Link {
  specifier: string;
  at: number;
  /** Local names. */
  names: string[];
  /** An import, or a file started by its URL. */
  kind: "import" | "url";
  /** Erased at run time. */
  isType: boolean;
}

export interface Finding {
  text: string;
  at: number;
}

export interface Source {
  path: string;
  text: string;
  links: Link[];
  /** Declared variables, parameters, functions, types, members of classes. */
  names: Finding[];
  /** At their declarations. */
  exported: Finding[];
  /** A placeholder is a `$`. */
  strings: Finding[];
  /** Literal titles of tests and suites. */
  titles: Finding[];
  /** Kysely: its `sql` tag, or the start of its query builder. */
  queries: Finding[];
  environment: Finding[];
  /** Skipped or focused tests. */
  modifiers: Finding[];
  defaultExports: Finding[];
  /** Text between tags, or in attributes for people. */
  shown: Finding[];
  /** `text` includes the slashes. */
  comments: Finding[];
  opensWithComment: boolean;
}

/** From one. */
export function lineAt({ text }: Source, at: number): number {
  return text.slice(0, at).split("\n").length;
}
