import type { Module } from "../api/module.ts";
import { connectionRoutes } from "./connections/routes.ts";

/** Deposits, charges and the merchant behind them. */
export const money: Module = {
  api: [connectionRoutes],
};
