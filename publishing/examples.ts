export interface Examples {
  code: string;
  told: string[];
}

export function examplesIn(readme: string, { forPages = false } = {}): Examples {
  const blocks = [...readme.matchAll(/^```(?:js|ts)( server)?\n(.*?)^```/gms)];
  const fitting = blocks.filter(([, server]) => !forPages || server === undefined);
  const code = fitting.map(([, , block]) => block).join("\n");
  const messages = [...code.matchAll(/console\.log.*; \/\/ (.*)$/gm)].map(([, output]) => output!);
  return { code, told: messages };
}
