import type { Wing } from "../api/wing.ts";
import { cardRoutes } from "./cards/routes.ts";
import { disputeRoutes } from "./disputes/routes.ts";
import { fraudRoutes } from "./frauds/routes.ts";
import { transactionRoutes } from "./transactions/routes.ts";

/** Payments that were made, and what becomes of them. */
export const transactions: Wing = {
  identified: [transactionRoutes, cardRoutes, disputeRoutes, fraudRoutes],
};
