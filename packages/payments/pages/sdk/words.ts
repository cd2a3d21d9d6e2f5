// What is said before the page itself speaks: "close" and "payment" in the languages of the page.
const words: Record<string, string> = {
  bg: "Затваряне|Плащане",
  cs: "Zavřít|Platba",
  da: "Luk|Betaling",
  de: "Schließen|Zahlung",
  el: "Κλείσιμο|Πληρωμή",
  en: "Close|Payment",
  es: "Cerrar|Pago",
  et: "Sulge|Makse",
  fi: "Sulje|Maksu",
  fr: "Fermer|Paiement",
  hr: "Zatvori|Plaćanje",
  hu: "Bezárás|Fizetés",
  is: "Loka|Greiðsla",
  it: "Chiudi|Pagamento",
  lt: "Uždaryti|Mokėjimas",
  lv: "Aizvērt|Maksājums",
  nb: "Lukk|Betaling",
  nl: "Sluiten|Betaling",
  pl: "Zamknij|Płatność",
  pt: "Fechar|Pagamento",
  ro: "Închide|Plată",
  sk: "Zavrieť|Platba",
  sl: "Zapri|Plačilo",
  sv: "Stäng|Betalning",
  uk: "Закрити|Оплата",
};

/** The words of a locale such as `da`, `da_DK` or `da-DK`; English where it is not known. */
export function wordsOf(locale: string): { close: string; payment: string } {
  const language = locale
    .toLowerCase()
    .split(/[_-]/)[0]!
    .replace(/^n[no]$/, "nb");
  const [close, payment] = (words[language] ?? words.en!).split("|");
  return { close: close!, payment: payment! };
}
