import type { Module } from "../api/module.ts";
import { cardRoutes } from "./cards/routes.ts";
import { disputeRoutes } from "./disputes/routes.ts";
import { fraudRoutes } from "./frauds/routes.ts";
import { transactionRoutes } from "./transactions/routes.ts";

export const transactions: Module = {
  identified: [transactionRoutes, cardRoutes, disputeRoutes, fraudRoutes],
};
