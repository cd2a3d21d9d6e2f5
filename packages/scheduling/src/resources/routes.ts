import type { Wing } from "../api/wing.ts";
import { resourceTypeRoutes } from "./resource-types/routes.ts";
import { resourceRoutes } from "./resources/routes.ts";

/** Bookable resources and their types. */
export const resources: Wing = {
  api: [resourceTypeRoutes, resourceRoutes],
};
