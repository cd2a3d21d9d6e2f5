import type { Wing } from "../api/wing.ts";
import { connectionRoutes } from "./connections/routes.ts";

/** What appointments ask to be paid, and by way of whom. */
export const money: Wing = {
  api: [connectionRoutes],
};
