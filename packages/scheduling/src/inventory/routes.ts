import type { Module } from "../api/module.ts";
import { resourceTypeRoutes } from "./resource-types/routes.ts";
import { resourceRoutes } from "./resources/routes.ts";

export const resources: Module = {
  api: [resourceTypeRoutes, resourceRoutes],
};
