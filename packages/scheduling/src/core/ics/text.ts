// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

export function plain(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(controls, "");
}

export function escaped(text: string): string {
  return plain(text)
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}
