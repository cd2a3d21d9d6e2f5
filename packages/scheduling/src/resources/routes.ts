import type { Wing } from "../api/wing.ts";
import { resourceTypeRoutes } from "./resource-types/routes.ts";
import { resourceRoutes } from "./resources/routes.ts";

/** What can be booked. */
export const resources: Wing = {
  api: [resourceTypeRoutes, resourceRoutes],
};
