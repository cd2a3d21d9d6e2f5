// What the rules need to know of one TypeScript file. Positions are offsets into its text.

export interface Link {
  specifier: string;
  at: number;
  /** The names it has in this file. */
  names: string[];
  /** An import, or a file that is only named by its URL and started on its own. */
  kind: "import" | "url";
  /** An import that is gone when the code runs. */
  isType: boolean;
}

export interface Routine {
  name: string;
  at: number;
  end: number;
  parameters: number;
  /**
   * Passed to the test runner: a suite is as long as its tests, and the columns of a table of tests
   * are no parameters.
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
  /** Declared here: variables, parameters, functions, types, members of classes. */
  names: Found[];
  /** Exported by name, where they are declared. */
  exported: Found[];
  /** String literals and templates; a placeholder is a `$`. */
  strings: Found[];
  /** Titles of tests and suites that are written out. */
  titles: Found[];
  /** Uses of Kysely: its `sql` tag, or what its query builder starts with. */
  queries: Found[];
  environment: Found[];
  /** Tests that are switched off or on alone. */
  modifiers: Found[];
  defaultExports: Found[];
  /** What stands between tags, or in attributes that people read. */
  shown: Found[];
  /** From where the slashes are; `text` is with them. */
  comments: Found[];
  opensWithComment: boolean;
}

/** The line of an offset, from one. */
export function lineAt({ text }: Source, at: number): number {
  return text.slice(0, at).split("\n").length;
}
