// A subject in the encoded words of RFC 2047. Each is decoded by itself, and some readers leave a
// gap between two: a word stands in one, and a long word is cut between its visible signs.

// With `Subject: `, `=?UTF-8?B?` and `?=` a line of 39 bytes has 76 signs at most.
const mostBytes = 39;

const bytesOf = (text: string) => Buffer.byteLength(text);
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The header of a subject, with its folds; undefined where its text is written as it stands. */
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

/** What is not cut: words with the blanks before them; of a long word its signs. */
function partsOf(subject: string): string[] {
  const words = subject.match(/\s*\S+|\s+$/gu) ?? [];
  return words.flatMap((word) => {
    if (bytesOf(word) <= mostBytes) return [word];
    const signs = [...segmenter.segment(word)].map(({ segment }) => segment);
    return signs.flatMap((sign) => (bytesOf(sign) <= mostBytes ? [sign] : [...sign]));
  });
}
