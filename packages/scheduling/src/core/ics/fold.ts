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
