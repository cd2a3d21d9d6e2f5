// RFC 2047 encoded words. Readers decode each separately, and some show a gap between two. So a
// word stands in one, and a long word is cut between its visible characters.

// With `Subject: `, `=?UTF-8?B?` and `?=` a line of 39 bytes has 76 characters at most.
const mostBytes = 39;

const bytesOf = (text: string) => Buffer.byteLength(text);
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export function encodedSubject(subject: string): string | undefined {
  const looksEncoded = subject.includes("=?");
  if (/^[\x20-\x7e]*$/.test(subject) && !looksEncoded) return undefined;
  const lines: string[] = [];
  let line = "";
  for (const part of partsOf(subject)) {
    if (line !== "" && bytesOf(line) + bytesOf(part) > mostBytes) {
      lines.push(line);
      line = "";
    }
    line += part;
  }
  lines.push(line);
  const words = lines.map((text) => `=?UTF-8?B?${Buffer.from(text).toString("base64")}?=`);
  return words.join("\r\n ");
}

function partsOf(subject: string): string[] {
  const words = subject.match(/\s*\S+|\s+$/gu) ?? [];
  return words.flatMap((word) => {
    if (bytesOf(word) <= mostBytes) return [word];
    const signs = [...segmenter.segment(word)].map(({ segment }) => segment);
    return signs.flatMap((sign) => (bytesOf(sign) <= mostBytes ? [sign] : [...sign]));
  });
}
