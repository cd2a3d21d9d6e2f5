import type { Wing } from "../api/wing.ts";
import { lineRoutes } from "./lines/routes.ts";
import { payoutRoutes } from "./payouts/routes.ts";
import { searchRoutes } from "./search/routes.ts";
import { takingsRoutes } from "./takings/routes.ts";

/** What every movement did to a balance. */
export const books: Wing = {
  identified: [lineRoutes, payoutRoutes, takingsRoutes, searchRoutes],
};
