import { digitsOf } from "@frontdesk/server/numerals";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hasCheckDigit as hasCheckDigitOfServer,
  networkOf,
} from "../../../src/acceptance/payments/payment.ts";
import { expiryFault, readExpiry, retypeExpiry, settleExpiry, writeExpiry } from "./expiry.ts";
import { groupNumber, hasCheckDigit, numberFault, schemeOfNumber } from "./number.ts";
import { retype } from "./retype.ts";

const numbers = fc.stringMatching(/^[1-9][0-9]{11,18}$/);

describe("card number", () => {
  it("is grouped by four while typed", () => {
    const typed = ["4", "4100", "41000", "4100000000000007", "4".repeat(19), "4".repeat(30)];
    expect(typed.map(groupNumber)).toEqual([
      "4",
      "4100",
      "4100 0",
      "4100 0000 0000 0007",
      "4444 4444 4444 4444 444",
      "4444 4444 4444 4444 444",
    ]);
  });

  it("has the same network as at the service", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("2", "22", "27", "4", "5", "51", "1", "3", "6"),
        numbers,
        (a, b) => {
          const number = (a + b).slice(0, 16);
          for (const test of [true, false]) {
            const network = networkOf(number, { test });
            if (network !== undefined) expect(schemeOfNumber(number, { test })).toBe(network);
          }
        },
      ),
    );
  });

  it("is validated as at the service", () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(hasCheckDigit(number)).toBe(hasCheckDigitOfServer(number));
      }),
    );
  });

  it.each([
    ["", false, "numberMissing"],
    ["4539 5787 6362 1486", false, undefined],
    ["4539 5787 6362 1487", false, "numberWrong"],
    ["4539 5787", false, "numberWrong"],
    ["3782 822463 10005", false, "scheme"],
    ["1000 0000 0000 0000", false, "scheme"],
    ["1000 0000 0000 0000", true, undefined],
    ["4100 0000 0000 0000", true, undefined],
    ["4100", true, "numberWrong"],
  ])("%j has a fault (test: %s): %s", (text, test, fault) => {
    expect(numberFault(text, { test })).toBe(fault);
  });
});

describe("expiry date", () => {
  it.each([
    ["1", "1"],
    ["12", "12 / "],
    ["7", "07 / "],
    ["13", "01 / 3"],
    ["1/", "01 / "],
    ["1240", "12 / 40"],
    ["12/2040", "12 / 40"],
    ["7/40", "07 / 40"],
    ["07 - 40", "07 / 40"],
    ["2040-07", "07 / 40"],
    ["12 / 405", "12 / 40"],
    ["12 / 203", "12 / 203"],
    ["２", "2"],
    ["2031–12", "12 / 31"],
    ["12 – 31", "12 / 31"],
    ["7⁄31", "07 / 31"],
    ["1,31", "01 / 31"],
    ["31|7", "07 / 31"],
    ["2031-12-01", "12 / 31"],
    ["١٢/٤٠", "12 / 40"],
    ["31/12", "12 / 31"],
    ["203112", "12 / 31"],
    ["2031 / 1", "2031 / 1"],
    ["", ""],
  ])("%j becomes %j", (typed, written) => {
    expect(writeExpiry(typed)).toBe(written);
    if (written !== "1") expect(writeExpiry(written)).toBe(written);
  });

  it.each([
    ["12/2031", 12, 2031],
    ["12 / 2031", 12, 2031],
    ["122031", 12, 2031],
    ["1231", 12, 2031],
    ["12-31", 12, 2031],
    ["12.31", 12, 2031],
    ["12 31", 12, 2031],
    ["7/31", 7, 2031],
    ["7/2031", 7, 2031],
    ["731", 7, 2031],
    ["072031", 7, 2031],
    ["2/31", 2, 2031],
    ["2/2031", 2, 2031],
    ["231", 2, 2031],
    ["0231", 2, 2031],
    ["1/2031", 1, 2031],
    ["131", 1, 2031],
    ["2031-12", 12, 2031],
    ["2031/7", 7, 2031],
    ["2031/1", 1, 2031],
    ["203107", 7, 2031],
    ["31/12", 12, 2031],
    ["31-07", 7, 2031],
    ["28/7", 7, 2028],
    ["１２／２０３１", 12, 2031],
    ["١٢/٣١", 12, 2031],
  ])("key by key, %s gives month %i of %i", (keys, month, year) => {
    let text = "";
    for (const key of keys) {
      const after = text + key;
      const typed = { before: text, after, caret: after.length, inputType: "insertText" };
      text = retypeExpiry(typed).text;
    }
    expect(readExpiry(text)).toEqual({ month, year });
    expect(readExpiry(writeExpiry(keys))).toEqual({ month, year });
  });

  it("parses to month and year", () => {
    expect([readExpiry("12 / 203"), readExpiry("2031"), readExpiry("20")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(readExpiry("12 / 40")).toEqual({ month: 12, year: 2040 });
    expect([readExpiry("00 / 40"), readExpiry("13 / 40"), readExpiry("12 / 4")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("expires after the last moment of its month", () => {
    const last = new Date("2026-11-30T23:59:59.999Z");
    expect(expiryFault("11 / 26", last)).toBeUndefined();
    expect(expiryFault("11 / 26", new Date(last.getTime() + 1))).toBe("expiryPast");
    expect(expiryFault("", last)).toBe("expiryMissing");
  });
});

describe("expiry date corrected in the middle", () => {
  const press = (key: string, { text, caret }: { text: string; caret: number }) => {
    const [from, to] = key === "⌫" ? [caret - 1, caret] : [caret, caret + (key === "⌦" ? 1 : 0)];
    const typed = key.length === 1 && /[0-9/]/.test(key) ? key : "";
    const after = text.slice(0, from) + typed + text.slice(to);
    const inputType = key === "⌫" ? "deleteContentBackward" : "deleteContentForward";
    const event = { before: text, after, caret: from + typed.length };
    return retypeExpiry({ ...event, inputType: typed ? "insertText" : inputType });
  };

  it.each([
    ["12| / 31", "⌫1", 11, 2031],
    ["11| / 31", "⌫2", 12, 2031],
    ["07| / 31", "⌫8", 8, 2031],
    ["07| / 31", "⌫⌫12", 12, 2031],
    ["|07 / 31", "⌦1⌦2", 12, 2031],
    ["|01 / 31", "⌦1", 11, 2031],
    ["|12 / 31", "⌦0", 2, 2031],
    ["12 / |31", "⌫⌫⌫⌫⌫07", 7, 2031],
    ["12 / 3|1", "⌫4", 12, 2041],
    ["12 / 31|", "⌫2", 12, 2032],
    ["12| / 31", "⌫", 1, 2031],
  ])("from %s by %s gives month %i of %i", (from, keys, month, year) => {
    const caret = from.indexOf("|");
    const begun = { text: from.replace("|", ""), caret };
    const { text } = [...keys].reduce((typed, key) => press(key, typed), begun);
    expect(readExpiry(writeExpiry(text))).toEqual({ month, year });
    expect(readExpiry(text)).toEqual({ month, year });
  });

  it("on blur, a date gets its full form; other text stays", () => {
    const left = ["1 / 31", "2031 / 1", "12/2040", " / 31", "13 / 40", ""].map(settleExpiry);
    expect(left).toEqual(["01 / 31", "01 / 31", "12 / 40", " / 31", "13 / 40", ""]);
  });

  it("keeps the text, with digits of any script as ASCII", () => {
    const typed = { before: "12 / 31", after: "١ / 31", caret: 1, inputType: "insertText" };
    expect(retypeExpiry(typed)).toEqual({ text: "1 / 31", caret: 1 });
  });
});

describe("caret", () => {
  const number = (text: string) => groupNumber(digitsOf(text));
  const typed = (before: string, after: string, inputType: string) =>
    retype({ before, after: after.replace("|", ""), caret: after.indexOf("|"), inputType }, number);

  it.each([
    ["4100", "41000|", "insertText", "4100 0|"],
    ["4100 0000", "419|00 0000", "insertText", "419|0 0000 0"],
    ["4100 0000", "4100| 000", "deleteContentForward", "4100| 000"],
    ["4100 0000", "4100|0000", "deleteContentBackward", "410|0 000"],
    ["4100 0000", "4100|0000", "deleteContentForward", "4100| 000"],
    ["4100 0", "4100 |", "deleteContentBackward", "4100|"],
    ["", "4100 0000-0000 0007|", "insertFromPaste", "4100 0000 0000 0007|"],
    ["4100 0000", "41|0 0000", "deleteContentBackward", "41|00 000"],
  ])("%j to %j by %s moves it to %j", (before, after, inputType, expected) => {
    const { text, caret } = typed(before, after, inputType);
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected);
  });

  it("allows deletion of an expiry date from its end", () => {
    const deleted = (before: string, after: string) =>
      retype(
        { before, after, caret: after.length, inputType: "deleteContentBackward" },
        writeExpiry,
      ).text;
    expect(deleted("12 / 4", "12 / ")).toBe("12 / ");
    expect(deleted("12 / ", "12 /")).toBe("1");
    expect(deleted("1", "")).toBe("");
  });
});
