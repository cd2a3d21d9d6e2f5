import type { Module } from "../api/module.ts";
import { resourceTypeRoutes } from "./resource-types/routes.ts";
import { resourceRoutes } from "./resources/routes.ts";

/** Bookable resources and their types. */
export const resources: Module = {
  api: [resourceTypeRoutes, resourceRoutes],
};
