// The examples of a README, one after the other as one program.

export interface Examples {
  code: string;
  /** What their comments say that they print, line by line. */
  told: string[];
}

/** The examples of a README, or those for pages of a browser, which are not all. */
export function examplesIn(readme: string, { forPages = false } = {}): Examples {
  const blocks = [...readme.matchAll(/^```(?:js|ts)( server)?\n(.*?)^```/gms)];
  const fitting = blocks.filter(([, server]) => !forPages || server === undefined);
  const code = fitting.map(([, , block]) => block).join("\n");
  const told = [...code.matchAll(/console\.log.*; \/\/ (.*)$/gm)].map(([, output]) => output!);
  return { code, told };
}
