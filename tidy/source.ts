// Positions are offsets into the text.

export interface Link {
  specifier: string;
  at: number;
  names: string[];
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
  /** Variables, parameters, functions, types, members of classes. */
  names: Finding[];
  exported: Finding[];
  /** A placeholder is a `$`. */
  strings: Finding[];
  /** Literal ones of tests and suites. */
  titles: Finding[];
  queries: Finding[];
  environment: Finding[];
  /** Skipped or focused tests. */
  modifiers: Finding[];
  /** Texts between tags, or in attributes for people. */
  shown: Finding[];
  comments: Finding[];
  opensWithComment: boolean;
}

export function lineAt({ text }: Source, at: number): number {
  return text.slice(0, at).split("\n").length;
}
