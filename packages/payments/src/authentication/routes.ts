import type { Wing } from "../api/module.ts";
import { issuerRoutes } from "./issuer/routes.ts";

/** Only the simulated issuer has routes. */
export const authentication: Wing = {
  open: [issuerRoutes],
};
