import type { Module } from "../api/module.ts";
import { issuerRoutes } from "./issuer/routes.ts";

/** Only the simulated issuer has routes. */
export const authentication: Module = {
  open: [issuerRoutes],
};
