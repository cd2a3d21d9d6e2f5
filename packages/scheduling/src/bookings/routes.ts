import type { Wing } from "../api/wing.ts";
import { availabilityRoutes } from "./availability/routes.ts";
import { bookingRoutes } from "./bookings/routes.ts";
import { clientRoutes } from "./clients/routes.ts";
import { downtimeRoutes } from "./downtimes/routes.ts";
import { openingRoutes } from "./openings/routes.ts";
import { projectRoutes } from "./projects/routes.ts";

/** When it is taken, for whom, and when it cannot be. */
export const bookings: Wing = {
  api: [
    clientRoutes,
    projectRoutes,
    bookingRoutes,
    downtimeRoutes,
    availabilityRoutes,
    openingRoutes,
  ],
};
