// pain.001.001.09 (ISO 20022) by the SEPA rulebooks. Cents become text without floating point.

export interface Party {
  name: string;
  /** As on card statements. */
  descriptor?: string;
  iban: string;
}

export interface Transfer {
  endToEndId: string;
  /** Cents. */
  amount: number;
  creditor: Party;
}

export interface TransferFile {
  /** Unique per debtor; every id has at most 35 characters. */
  messageId: string;
  createdAt: Date;
  debtor: Party & { bic?: string | undefined };
  transfers: readonly Transfer[];
}

export function sepaFile({ messageId, createdAt, debtor, transfers }: TransferFile): string {
  const created = createdAt.toISOString();
  const sums = [
    field("NbOfTxs", String(transfers.length)),
    field("CtrlSum", euros(transfers.reduce((sum, { amount }) => sum + BigInt(amount), 0n))),
  ];
  const initiation = element("CstmrCdtTrfInitn", [
    element("GrpHdr", [
      field("MsgId", messageId),
      field("CreDtTm", `${created.slice(0, 19)}Z`),
      ...sums,
      element("InitgPty", [field("Nm", nameOf(debtor))]),
    ]),
    element("PmtInf", [
      field("PmtInfId", messageId),
      field("PmtMtd", "TRF"),
      ...sums,
      element("PmtTpInf", [element("SvcLvl", [field("Cd", "SEPA")])]),
      element("ReqdExctnDt", [field("Dt", created.slice(0, 10))]),
      element("Dbtr", [field("Nm", nameOf(debtor))]),
      account("DbtrAcct", debtor),
      element("DbtrAgt", [bankOf(debtor.bic)]),
      field("ChrgBr", "SLEV"),
      ...transfers.map(transferOf),
    ]),
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    initiation,
    "</Document>\n",
  ].join("\n");
}

function transferOf({ endToEndId, amount, creditor }: Transfer): string {
  return element("CdtTrfTxInf", [
    element("PmtId", [field("EndToEndId", endToEndId)]),
    element("Amt", [`<InstdAmt Ccy="EUR">${euros(BigInt(amount))}</InstdAmt>`]),
    element("Cdtr", [field("Nm", nameOf(creditor))]),
    account("CdtrAcct", creditor),
    element("RmtInf", [field("Ustrd", `Payout ${endToEndId}`)]),
  ]);
}

/** An IBAN alone identifies a bank in SEPA. */
function bankOf(bic: string | undefined): string {
  const bank =
    bic === undefined ? element("Othr", [field("Id", "NOTPROVIDED")]) : field("BICFI", bic);
  return element("FinInstnId", [bank]);
}

function account(name: string, { iban }: Party): string {
  return element(name, [element("Id", [field("IBAN", iban)])]);
}

function euros(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
}

function element(name: string, children: readonly string[]): string {
  const lines = children.flatMap((child) => child.split("\n"));
  return [`<${name}>`, ...lines.map((line) => `  ${line}`), `</${name}>`].join("\n");
}

function field(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

const entities = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&apos;"],
]);

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities.get(character) ?? "");
}

const longestName = 70;

/** Banks refuse a name such as `-`. */
const isName = (text: string) => /[A-Za-z0-9]/.test(text);

/**
 * A name has at most 70 characters (EPC217-08). The descriptor replaces letters without a spelling.
 */
export function nameOf({ name, descriptor = "" }: Pick<Party, "name" | "descriptor">): string {
  const [own, other] = [inLatin(name), inLatin(descriptor)];
  const written = [own.isWhole ? own.latin : "", other.latin, own.latin].find(isName);
  return written?.slice(0, longestName).trim() ?? "NOTPROVIDED";
}

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
// These characters have no decomposition.
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
