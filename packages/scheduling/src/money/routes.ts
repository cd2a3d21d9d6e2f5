import type { Wing } from "../api/module.ts";
import { connectionRoutes } from "./connections/routes.ts";

/** Deposits, charges and the merchant behind them. */
export const money: Wing = {
  api: [connectionRoutes],
};
