import type { Wing } from "../api/module.ts";
import { issuerRoutes } from "./issuer/routes.ts";

/** 3-D Secure; only the simulated issuer has routes. */
export const authentication: Wing = {
  open: [issuerRoutes],
};
