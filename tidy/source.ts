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

export interface Routine {
  name: string;
  at: number;
  end: number;
  parameters: number;
  /**
   * Passed to the test runner: a suite is as long as its tests, and columns of a test table are no
   * parameters.
   */
  role: "suite" | "case" | undefined;
}

export interface Found {
  text: string;
  at: number;
}

export interface Source {
  path: string;
  text: string;
  links: Link[];
  routines: Routine[];
  /** Declared variables, parameters, functions, types, members of classes. */
  names: Found[];
  /** At their declarations. */
  exported: Found[];
  /** A placeholder is a `$`. */
  strings: Found[];
  /** Literal titles of tests and suites. */
  titles: Found[];
  /** Kysely: its `sql` tag, or the start of its query builder. */
  queries: Found[];
  environment: Found[];
  /** Skipped or focused tests. */
  modifiers: Found[];
  defaultExports: Found[];
  /** Text between tags, or in attributes for people. */
  shown: Found[];
  /** `text` includes the slashes. */
  comments: Found[];
  opensWithComment: boolean;
}

/** From one. */
export function lineAt({ text }: Source, at: number): number {
  return text.slice(0, at).split("\n").length;
}
