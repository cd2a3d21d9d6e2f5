import type { Words } from "../en.ts";

export const privacyNoticeDe: Words["privacyNotice"] = {
  begin: "Mit unserem Text beginnen",
  checked: "Ich habe diesen Text geprüft",
  check:
    "Unser Text ist ein Anfang. Lies und ändere ihn, dann setze den Haken, um ihn zu speichern.",
  text: ({ name, address, contact, months, takesPayments }) => [
    `${[name, address].filter(Boolean).join(", ")} ist für die Daten ` +
      "verantwortlich, die Sie hier " +
      "eingeben.",
    contact !== "" && `Schreiben Sie bei Fragen zu Ihren Daten an ${contact}.`,
    "Wir speichern Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer, Ihre " +
      "Antworten auf unsere " +
      "Fragen und Ihre Termine. Wir brauchen sie, um Ihre Termine wahrzunehmen: Sie gehören zu " +
      "unserem Vertrag mit Ihnen.",
    "Wir senden Ihnen E-Mails zu Ihren Terminen: Bestätigungen, Änderungen und " +
      "Erinnerungen. Ein " +
      "Link in jeder Erinnerung beendet die Erinnerungen.",
    takesPayments &&
      "Wenn Sie mit Karte zahlen, verarbeitet ein Zahlungsdienst Ihre Karte für " +
        "uns. Wir sehen den " +
        "Betrag, die Zeit und die letzten vier Ziffern der Karte. Wir bewahren sie " +
        "so lange auf, " +
        "wie es die Vorschriften zur Buchführung verlangen.",
    `Wir löschen Ihre Daten ${months} Monate nach Ihrem letzten Termin.`,
    "Sie können von uns eine Kopie Ihrer Daten verlangen, ihre Berichtigung oder ihre frühere " +
      "Löschung. Sie können sich bei der Datenschutzbehörde Ihres Landes beschweren.",
  ],
};
