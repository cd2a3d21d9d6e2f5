const mostBytes = 75;

/**
 * Folds at 75 bytes; a continuation begins with a space and cuts no character (RFC 5545, section
 * 3.1).
 */
export function fold(text: string): string {
  return text.split("\r\n").map(foldLine).join("\r\n");
}

function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= mostBytes) return line;
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > mostBytes) {
      parts.push(part);
      part = "";
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join("\r\n ");
}

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
