import type { Module } from "../api/module.ts";
import { lineRoutes } from "./lines/routes.ts";
import { payoutRoutes } from "./payouts/routes.ts";
import { revenueRoutes } from "./revenue/routes.ts";
import { searchRoutes } from "./search/routes.ts";

export const module: Module = {
  identified: [lineRoutes, payoutRoutes, revenueRoutes, searchRoutes],
};
