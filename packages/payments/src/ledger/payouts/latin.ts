/* The characters of every SEPA bank; Greek and Cyrillic by EPC217-08. */

const others: readonly (readonly [letters: string, written: string])[] = [
  ["ß æ œ ø đ ð þ ł ı ŋ ħ ŧ", "ss ae oe o d d th l i n h t"],
  [
    "α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ ς τ υ φ χ ψ ω",
    "a v g d e z i th i k l m n x o p r s s t y f ch ps o",
  ],
  // Bulgarian first.
  [
    "а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ь ю я",
    "a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y yu ya",
  ],
  ["ё ы э і ї є ґ ў ђ ј љ њ ћ џ ѓ ѕ ќ", "yo y e i yi ye g u dj j lj nj c dz gj dz kj"],
];
const spellings = new Map(
  others.flatMap(([letters, written]) => {
    const texts = written.split(" ");
    return letters.split(" ").map((letter, at) => [letter, texts[at]!] as const);
  }),
);
spellings.set("&", "+");
// They have no decomposition.
for (const apostrophe of "’‘ʼ`´") spellings.set(apostrophe, "'");
for (const dash of "‐‑‒–—") spellings.set(dash, "-");

const isUpper = (character = "") => character !== character.toLowerCase();

/** Letters, digits and `/-?:().,'+`; `isWhole`: no letter was lost. */
export function inLatin(text: string): { latin: string; isWhole: boolean } {
  const all = [...text.normalize("NFC")];
  let isWhole = true;
  const written = all.map((character, at) => {
    const spelling = spellingOf(character) ?? decomposed(character);
    if (/[\p{L}\p{N}]/u.test(character) && spelling === "") isWhole = false;
    if (!isUpper(character)) return spelling;
    // "ΘΕΟΣ" is "THEOS", "Θεος" is "Theos".
    const isShouted = isUpper(all[at + 1]) || isUpper(all[at - 1]);
    return isShouted
      ? spelling.toUpperCase()
      : spelling.charAt(0).toUpperCase() + spelling.slice(1);
  });
  const latin = written
    .join("")
    .replace(/[^A-Za-z0-9/\-?:().,'+]+/g, " ")
    .trim();
  return { latin, isWhole };
}

const spellingOf = (character: string) => spellings.get(character.toLowerCase());

/** `é` becomes `e`; other letters disappear. */
function decomposed(character: string): string {
  const plain = [...character.normalize("NFKD").replace(/\p{Mark}/gu, "")];
  const text = plain.map((one) => spellingOf(one) ?? one.toLowerCase()).join("");
  return /[^\p{ASCII}]/u.test(text) ? (/\p{L}|\p{N}/u.test(text) ? "" : " ") : text;
}
