/*
 * Names in the letters that every bank of SEPA takes. Greek and Cyrillic letters are written as the
 * European Payments Council's tables of best practice have them (EPC217-08), each by itself.
 */

const others: readonly (readonly [letters: string, written: string])[] = [
  // Latin letters that do not decompose.
  ["ß æ œ ø đ ð þ ł ı ŋ ħ ŧ", "ss ae oe o d d th l i n h t"],
  // Greek.
  [
    "α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ ς τ υ φ χ ψ ω",
    "a v g d e z i th i k l m n x o p r s s t y f ch ps o",
  ],
  // Cyrillic: Bulgarian, then what others have beside it.
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
// Typographic apostrophes and dashes, which decompose to nothing.
for (const apostrophe of "’‘ʼ`´") spellings.set(apostrophe, "'");
for (const dash of "‐‑‒–—") spellings.set(dash, "-");

const isUpper = (character = "") => character !== character.toLowerCase();

/** A text in Latin letters, digits and `/-?:().,'+`, and whether every letter could be written. */
export function inLatin(text: string): { latin: string; isWhole: boolean } {
  const all = [...text.normalize("NFC")];
  let isWhole = true;
  const written = all.map((character, at) => {
    const known = spellingOf(character) ?? decomposed(character);
    if (/[\p{L}\p{N}]/u.test(character) && known === "") isWhole = false;
    if (!isUpper(character)) return known;
    // A word in capitals has capitals only: "ΘΕΟΣ" is "THEOS", "Θεος" is "Theos".
    const isShouted = isUpper(all[at + 1]) || isUpper(all[at - 1]);
    return isShouted ? known.toUpperCase() : known.charAt(0).toUpperCase() + known.slice(1);
  });
  const latin = written
    .join("")
    .replace(/[^A-Za-z0-9/\-?:().,'+]+/g, " ")
    .trim();
  return { latin, isWhole };
}

const spellingOf = (character: string) => spellings.get(character.toLowerCase());

/** Without its marks, as `é` is `e`; nothing where that is no letter of ours either. */
function decomposed(character: string): string {
  const plain = [...character.normalize("NFKD").replace(/\p{Mark}/gu, "")];
  const text = plain.map((one) => spellingOf(one) ?? one.toLowerCase()).join("");
  return /[^\p{ASCII}]/u.test(text) ? (/\p{L}|\p{N}/u.test(text) ? "" : " ") : text;
}
