import type { Module } from "../api/module.ts";
import { issuerRoutes } from "./issuer/routes.ts";

export const authentication: Module = {
  open: [issuerRoutes],
};
