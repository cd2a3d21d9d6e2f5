import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseEcbRates } from "./ecb.ts";

const dollars = `<Cube currency='USD' rate='1.1610'/>`;

function file(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
    <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"
      xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
    <gesmes:subject>Reference rates</gesmes:subject>
    <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
    ${content}</gesmes:Envelope>`;
}

function oneDay(content: string, day = "2025-10-09"): string {
  return file(`<Cube><Cube time='${day}'>${content}</Cube></Cube>`);
}

describe("ECB rates", () => {
  it("keep the printed text with trailing zeros", () => {
    expect(parseEcbRates(oneDay(dollars))).toEqual([
      { day: "2025-10-09", currency: "USD", perEuro: "1.1610" },
    ]);
  });

  it("come from a file of several days, with either kind of quotes", () => {
    const rates = parseEcbRates(
      file(`<Cube>
        <Cube time="2025-10-09"><Cube currency="USD" rate="1.1611"/>
        <Cube currency="JPY" rate="177.40"/></Cube>
        <Cube time='2025-10-08'>${dollars}</Cube><!-- a remark --></Cube>`),
    );
    expect(rates.map((rate) => `${rate.day} ${rate.currency}`)).toEqual([
      "2025-10-09 USD",
      "2025-10-09 JPY",
      "2025-10-08 USD",
    ]);
  });

  it("ship with the service for one complete day", () => {
    const xml = readFileSync(new URL("./snapshot.xml", import.meta.url), "utf8");
    const rates = parseEcbRates(xml);
    expect(rates).toHaveLength(30);
    expect(new Set(rates.map((rate) => rate.day))).toEqual(new Set(["2025-10-09"]));
    for (const currency of "CHF CZK DKK GBP HUF NOK PLN RON SEK USD".split(" "))
      expect(rates.some((rate) => rate.currency === currency)).toBe(true);
  });

  it.each<[what: string, xml: string, message: RegExp]>([
    ["nothing", "", /XML|Envelope/],
    ["text between the rates", oneDay(`${dollars}twice`), /2025-10-09 must hold rates, nothing/],
    ["plain text", "rates", /well-formed/],
    ["an unclosed element", "<Envelope><Cube></Envelope>", /well-formed/],
    ["another document", "<html><Cube/></html>", /Envelope/],
    ["two roots", `${oneDay(dollars)}<Envelope/>`, /one Envelope/],
    ["an empty envelope", file(""), /The Envelope holds no Cube/],
    ["no days", file("<Cube></Cube>"), /a Cube for each day/],
    ["a day without rates", oneDay(""), /2025-10-09 must hold rates/],
    ["rates without a day", file(`<Cube><Cube>${dollars}</Cube></Cube>`), /attribute time/],
    [
      "two outer cubes",
      file(`<Cube><Cube time='2025-10-09'>${dollars}</Cube></Cube><Cube/>`),
      /one/,
    ],
    ["a document type", `<!DOCTYPE x [<!ENTITY a "b">]>${oneDay(dollars)}`, /document type/],
    ["an entity", oneDay("<Cube currency='USD' rate='&#49;'/>"), /Entities/],
    ["a day that never was", oneDay(dollars, "2025-02-30"), /Not a day: "2025-02-30"/],
    ["a day in another form", oneDay(dollars, "9.10.2025"), /Not a day/],
    ["a currency in small letters", oneDay("<Cube currency='usd' rate='1'/>"), /currency.*usd/],
    ["the euro itself", oneDay("<Cube currency='EUR' rate='1'/>"), /EUR/],
    ["a missing rate", oneDay("<Cube currency='USD'/>"), /currency and rate/],
    ["more in a rate", oneDay("<Cube currency='USD' rate='1' unit='2'/>"), /nothing else/],
    ["the rate zero", oneDay("<Cube currency='USD' rate='0.0000'/>"), /"0.0000" \(USD on/],
    ["a negative rate", oneDay("<Cube currency='USD' rate='-1'/>"), /Not a rate: "-1"/],
    ["a rate that is no number", oneDay("<Cube currency='USD' rate='N/A'/>"), /Not a rate: "N\/A"/],
    ["a rate with an exponent", oneDay("<Cube currency='USD' rate='1e3'/>"), /Not a rate/],
    ["a pair twice", oneDay(dollars + dollars), /USD comes twice on 2025-10-09/],
  ])("are refused from %s", (_what, xml, message) => {
    expect(() => parseEcbRates(xml)).toThrow(message);
  });
});
