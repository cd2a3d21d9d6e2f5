// IBAN countries in SEPA (EPC409-09). French overseas departments use FR; Jersey, Guernsey and the
// Isle of Man use GB.

const countries = new Set(
  `AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL
   NO PL PT RO RS SE SI SK SM VA`.split(/\s+/),
);

export function isInSepa(iban: string): boolean {
  return countries.has(iban.slice(0, 2));
}
