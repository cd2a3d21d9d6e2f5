import type { reportsEn } from "../en/reports.ts";

export const reportsDa: typeof reportsEn = {
  which: "Rapport",
  kinds: {
    resources: "Udnyttelse efter ressource",
    clients: "Tid efter kunde",
    projects: "Tid efter projekt",
  },
  compared: (range: string) => `Sammenlignet med ${range}`,
  utilization: "Udnyttelse",
  booked: "Booket",
  available: "Åbent",
  waiting: "Venter",
  before: "Før",
  difference: "Forskel",
  csv: "Hent som CSV",
  name: { resources: "Ressource", clients: "Kunde", projects: "Projekt" },
  noClient: "Ingen kunde",
  noProject: "Intet projekt",
  empty: "Der er ingen tid i perioden.",
  chart: (kind: string, range: string) => `${kind}, ${range}`,
  whole: "I alt",
};
