import type { Module } from "../api/module.ts";
import { connectionRoutes } from "./connections/routes.ts";
import { receiptRoutes } from "./receipts/routes.ts";

export const money: Module = {
  api: [receiptRoutes, connectionRoutes],
};
