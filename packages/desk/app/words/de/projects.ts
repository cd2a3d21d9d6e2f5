import type { projectsEn } from "../en/projects.ts";

export const projectsDe: typeof projectsEn = {
  add: "Projekt hinzufügen",
  added: "Ein neues Projekt",
  empty: "Projekte sind das, wofür gebucht wird. Noch gibt es keine.",
  emptyArchive: "Kein Projekt ist archiviert.",
  list: "Projekte",
  code: "Kürzel",
  client: "Kunde",
  noClient: "Kein Kunde",
  billable: "Seine Buchungen werden berechnet",
};
