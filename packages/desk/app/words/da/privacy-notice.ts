import type { Words } from "../en.ts";

export const privacyNoticeDa: Words["privacyNotice"] = {
  begin: "Begynd med vores tekst",
  checked: "Jeg har gennemgået denne tekst",
  check: "Vores tekst er en begyndelse. Læs og ret den, og sæt så fluebenet for at gemme den.",
  text: ({ name, address, contact, months, takesPayments }) => [
    `${[name, address].filter(Boolean).join(", ")} er ansvarlig for de data, som ` +
      "du indtaster her.",
    contact !== "" && `Skriv til ${contact}, hvis du har spørgsmål om dine data.`,
    "Vi gemmer dit navn, din e-mailadresse, dit telefonnummer, dine svar på vores " +
      "spørgsmål og dine " +
      "aftaler. Vi har brug for dem for at gennemføre dine aftaler: De er en del " +
      "af vores kontrakt " +
      "med dig.",
    "Vi sender dig e-mails om dine aftaler: bekræftelser, ændringer og " +
      "påmindelser. Et link i hver " +
      "påmindelse afslutter påmindelserne.",
    takesPayments &&
      "Hvis du betaler med kort, behandler en betalingstjeneste dit kort for os. " +
        "Vi ser beløbet, " +
        "tidspunktet og kortets sidste fire cifre. Vi gemmer dem, så længe bogføringsreglerne " +
        "kræver det.",
    `Vi sletter dine data ${months} måneder efter din sidste aftale.`,
    "Du kan bede os om en kopi af dine data og om at rette dem eller slette dem " +
      "tidligere. Du kan " +
      "klage til datatilsynet i dit land.",
  ],
};
