import type { Wing } from "../api/module.ts";
import { resourceTypeRoutes } from "./resource-types/routes.ts";
import { resourceRoutes } from "./resources/routes.ts";

/** Bookable resources and their types. */
export const resources: Wing = {
  api: [resourceTypeRoutes, resourceRoutes],
};
