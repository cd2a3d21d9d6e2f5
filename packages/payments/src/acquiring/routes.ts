import type { Wing } from "../api/module.ts";
import { sandboxRoutes } from "./sandbox/routes.ts";

/** The acquirer; only its simulator has routes. */
export const acquiring: Wing = {
  identified: [sandboxRoutes],
};
