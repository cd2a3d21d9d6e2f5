import type { Wing } from "../api/wing.ts";
import { lineRoutes } from "./lines/routes.ts";

/** What every movement did to a balance. */
export const books: Wing = {
  identified: [lineRoutes],
};
