import type { clientsEn } from "../en/clients.ts";

export const clientsDa: typeof clientsEn = {
  add: "Tilføj en kunde",
  added: "En ny kunde",
  empty: "Kunder er dem, der bookes for. Der er ingen endnu.",
  emptyArchive: "Ingen kunde er arkiveret.",
  list: "Kunder",
};
