// ISO 4217 by day of validity; no metals, testing codes, or fund codes except CLF.

export interface Currency {
  code: string;
  /** Decimals: 2 for cents, 0 for yen. */
  exponent: number;
  /** Allowed for a merchant's balance. */
  funding: boolean;
  /** YYYY-MM-DD. */
  from?: string;
  /** YYYY-MM-DD, inclusive. */
  until?: string;
}

const codesByExponent: readonly (readonly [exponent: number, codes: string])[] = [
  [0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"],
  [
    2,
    `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD
     CAD CDF CHF CNY COP CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP
     GMD GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD
     LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN
     PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP
     SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG ZWL`,
  ],
  [3, "BHD IQD JOD KWD LYD OMR TND"],
  [4, "CLF UYW"],
];

const funding = new Set("CHF CZK DKK EUR GBP HUF NOK PLN RON SEK USD".split(" "));

const validity: Readonly<Record<string, { from?: string; until?: string }>> = {
  ANG: { until: "2025-03-30" },
  BGN: { until: "2025-12-31" },
  CUC: { until: "2021-06-30" },
  HRK: { until: "2022-12-31" },
  SLE: { from: "2022-07-01" },
  SLL: { until: "2023-12-31" },
  VED: { from: "2021-10-01" },
  XCG: { from: "2025-03-31" },
  ZWG: { from: "2024-06-25" },
  ZWL: { until: "2024-08-31" },
};

const currencies: ReadonlyMap<string, Currency> = new Map(
  codesByExponent.flatMap(([exponent, codes]) =>
    codes
      .split(/\s+/)
      .map((code) => [
        code,
        Object.freeze({ code, exponent, funding: funding.has(code), ...validity[code] }),
      ]),
  ),
);

export function exponentOf(code: string): number {
  return currencies.get(code)?.exponent ?? 2;
}

/** `day`: YYYY-MM-DD in UTC. */
export function findCurrency(code: string, day: string): Currency | undefined {
  const currency = currencies.get(code);
  if (currency === undefined) return undefined;
  if (currency.from !== undefined && day < currency.from) return undefined;
  if (currency.until !== undefined && day > currency.until) return undefined;
  return currency;
}
