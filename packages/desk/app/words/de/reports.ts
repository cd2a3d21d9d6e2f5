import type { reportsEn } from "../en/reports.ts";

export const reportsDe: typeof reportsEn = {
  which: "Bericht",
  kinds: {
    resources: "Auslastung nach Ressource",
    clients: "Zeit nach Kunde",
    projects: "Zeit nach Projekt",
  },
  compared: (range: string) => `Verglichen mit ${range}`,
  utilization: "Auslastung",
  booked: "Gebucht",
  available: "Offen",
  waiting: "Wartet",
  before: "Davor",
  difference: "Unterschied",
  csv: "Als CSV laden",
  name: { resources: "Ressource", clients: "Kunde", projects: "Projekt" },
  noClient: "Kein Kunde",
  noProject: "Kein Projekt",
  empty: "In diesem Zeitraum gibt es keine Zeit.",
  chart: (kind: string, range: string) => `${kind}, ${range}`,
  whole: "Insgesamt",
};
