import type { Wing } from "../api/wing.ts";
import { sandboxRoutes } from "./sandbox/routes.ts";

/** The acquirer; only its simulator has routes. */
export const acquiring: Wing = {
  identified: [sandboxRoutes],
};
