import type { Wing } from "../api/wing.ts";
import { retirementRoutes } from "./retirement/routes.ts";

/** What takes away nouns that others hold on to. */
export const lifecycle: Wing = {
  api: [retirementRoutes],
};
