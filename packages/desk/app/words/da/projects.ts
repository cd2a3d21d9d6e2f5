import type { projectsEn } from "../en/projects.ts";

export const projectsDa: typeof projectsEn = {
  add: "Tilføj et projekt",
  added: "Et nyt projekt",
  empty: "Projekter er det, der bookes til. Der er ingen endnu.",
  emptyArchive: "Intet projekt er arkiveret.",
  list: "Projekter",
  code: "Kode",
  client: "Kunde",
  noClient: "Ingen kunde",
  billable: "Dets bookinger kan faktureres",
};
