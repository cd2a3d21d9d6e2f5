import type { Wing } from "../api/wing.ts";
import { issuerRoutes } from "./issuer/routes.ts";

/** 3-D Secure, of which only the simulated issuer is called from outside. */
export const authentication: Wing = {
  open: [issuerRoutes],
};
