import type { Wing } from "../api/wing.ts";
import { sandboxRoutes } from "./sandbox/routes.ts";

/** The acquirer, of which only the simulated one can be asked anything. */
export const acquiring: Wing = {
  identified: [sandboxRoutes],
};
