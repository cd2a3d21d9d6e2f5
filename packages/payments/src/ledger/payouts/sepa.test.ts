import { spoken } from "@frontdesk/server/words/locale";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { inLatin, nameOf, sepaFile, type TransferFile } from "./sepa.ts";

const debtor = { name: "Frontdesk A/S", iban: "DE89370400440532013000", bic: "COBADEFFXXX" };
const creditor = { name: "Møller & Søn <Ærø>", iban: "FR1420041010050500013M02606" };

function parse(file: Partial<TransferFile> = {}) {
  const text = sepaFile({
    messageId: "0123456789abcdef01234567",
    createdAt: new Date("2026-11-21T10:11:12.345Z"),
    debtor,
    transfers: [
      { endToEndId: "a".repeat(24), amount: 1, creditor },
      { endToEndId: "b".repeat(24), amount: 99_999_999_999, creditor },
      { endToEndId: "c".repeat(24), amount: 120, creditor },
    ],
    ...file,
  });
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => name === "CdtTrfTxInf",
  });
  return parser.parse(text).Document;
}

describe("SEPA file", () => {
  it("has the elements of pain.001.001.09 in their order", () => {
    const document = parse();
    expect(document["@_xmlns"]).toBe("urn:iso:std:iso:20022:tech:xsd:pain.001.001.09");
    const { GrpHdr, PmtInf } = document.CstmrCdtTrfInitn;
    expect(Object.keys(GrpHdr)).toEqual(["MsgId", "CreDtTm", "NbOfTxs", "CtrlSum", "InitgPty"]);
    expect(Object.keys(PmtInf)).toEqual([
      "PmtInfId",
      "PmtMtd",
      "NbOfTxs",
      "CtrlSum",
      "PmtTpInf",
      "ReqdExctnDt",
      "Dbtr",
      "DbtrAcct",
      "DbtrAgt",
      "ChrgBr",
      "CdtTrfTxInf",
    ]);
    expect(PmtInf).toMatchObject({
      PmtInfId: "0123456789abcdef01234567",
      PmtMtd: "TRF",
      PmtTpInf: { SvcLvl: { Cd: "SEPA" } },
      ReqdExctnDt: { Dt: "2026-11-21" },
      Dbtr: { Nm: "Frontdesk A/S" },
      DbtrAcct: { Id: { IBAN: debtor.iban } },
      DbtrAgt: { FinInstnId: { BICFI: "COBADEFFXXX" } },
      ChrgBr: "SLEV",
    });
    expect(GrpHdr.CreDtTm).toBe("2026-11-21T10:11:12Z");
    expect(PmtInf.CdtTrfTxInf[0]).toEqual({
      PmtId: { EndToEndId: "a".repeat(24) },
      Amt: { InstdAmt: { "#text": "0.01", "@_Ccy": "EUR" } },
      Cdtr: { Nm: "Moller + Son Aero" },
      CdtrAcct: { Id: { IBAN: creditor.iban } },
      RmtInf: { Ustrd: `Payout ${"a".repeat(24)}` },
    });
  });

  it("counts and sums exactly", () => {
    const { GrpHdr, PmtInf } = parse().CstmrCdtTrfInitn;
    for (const part of [GrpHdr, PmtInf]) {
      expect(part).toMatchObject({ NbOfTxs: "3", CtrlSum: "1000000001.20" });
    }
    const amounts = PmtInf.CdtTrfTxInf.map(
      ({ Amt }: { Amt: { InstdAmt: object } }) => Amt.InstdAmt,
    );
    expect(amounts).toMatchObject([
      { "#text": "0.01" },
      { "#text": "999999999.99" },
      { "#text": "1.20" },
    ]);
  });

  it("works without a BIC", () => {
    const { PmtInf } = parse({ debtor: { ...debtor, bic: undefined } }).CstmrCdtTrfInitn;
    expect(PmtInf.DbtrAgt).toEqual({ FinInstnId: { Othr: { Id: "NOTPROVIDED" } } });
  });
});

const alphabets: Record<string, string> = {
  bg: "абвгдежзийклмнопрстуфхцчшщъьюя",
  cs: "áčďéěíňóřšťúůýž",
  da: "æøå",
  de: "äöüß",
  el: "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ",
  en: "é",
  es: "áéíñóúü",
  et: "äõöüšž",
  fi: "åäö",
  fr: "àâæçéèêëîïôœùûüÿ",
  hr: "čćđšž",
  hu: "áéíóöőúüű",
  is: "áðéíóúýþæö",
  it: "àèéìíòóù",
  lt: "ąčęėįšųūž",
  lv: "āčēģīķļņšūž",
  nb: "æøå",
  nl: "éëïóöü",
  pl: "ąćęłńóśźż",
  pt: "ãáâàçéêíõóôú",
  ro: "ăâîșțşţ",
  sk: "áäčďéíĺľňóôŕšťúýž",
  sl: "čšž",
  sv: "åäö",
  uk: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
};

describe("creditor name", () => {
  it.each([
    ["Crème Brûlée & Fils", "Creme Brulee + Fils"],
    ["Straße O'Neill (1), a-b/c: d.?", "Strasse O'Neill (1), a-b/c: d.?"],
    ["Łódź Żółw", "Lodz Zolw"],
    ['<script>"x"</script>', "script x /script"],
    ["Καφέ Ψυχή Θεού", "Kafe Psychi Theoy"],
    ["ΘΕΟΔΩΡΟΥ ΑΕ", "THEODOROY AE"],
    ["Щастлив Жълъд ЕООД", "Shtastliv Zhalad EOOD"],
    ["Київська пекарня", "Kiyivsyka pekarnya"],
    ["Ђорђе и Љиљана", "Djordje i Ljiljana"],
    ["", "NOTPROVIDED"],
    ["x".repeat(80), "x".repeat(70)],
  ])("%s becomes %s", (name, written) => {
    expect(nameOf({ name })).toBe(written);
  });

  it.each([
    ["株式会社サクラ", "SAKURA TOKYO"],
    ["サクラ Bar", "SAKURA TOKYO"],
    ["مقهى السلام", "SAKURA TOKYO"],
    ["", "SAKURA TOKYO"],
    ["Ann's 🌸 bar", "Ann's bar"],
  ])("%s falls back to the descriptor for letters without a spelling: %s", (name, written) => {
    expect(nameOf({ name, descriptor: "SAKURA TOKYO" })).toBe(written);
  });

  it.each(Object.entries(alphabets))("in the letters of %s is complete", (language, letters) => {
    expect(spoken).toContain(language);
    for (const letter of letters) {
      for (const one of [letter, letter.toUpperCase()]) {
        const { latin, isWhole } = inLatin(one);
        expect([one, isWhole, /^[A-Za-z]+$/.test(latin)]).toEqual([one, true, true]);
      }
    }
  });

  it.each([
    ["-", "SHOP 12", "SHOP 12"],
    ["//", "SHOP 12", "SHOP 12"],
    ["☂ – ☂", "SHOP 12", "SHOP 12"],
    ["-", "", "NOTPROVIDED"],
    ["ร้าน", "-", "NOTPROVIDED"],
    ["ร้าน 12", "-", "12"],
    ["O’Brien – Sons", "", "O'Brien - Sons"],
    ["Зв’язок", "", "Zv'yazok"],
    ["😀 Café\n<b>&Co</b>", "", "Cafe b +Co /b"],
  ])("of %j with the descriptor %j becomes %s", (name, descriptor, written) => {
    expect(nameOf({ name, descriptor })).toBe(written);
  });

  it("has a test for every language of the product", () => {
    expect(Object.keys(alphabets).sort()).toEqual([...spoken].sort());
  });
});
