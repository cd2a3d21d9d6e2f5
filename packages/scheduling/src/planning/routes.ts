import type { Module } from "../api/module.ts";
import { availabilityRoutes } from "./availability/routes.ts";
import { bookingRoutes } from "./bookings/routes.ts";
import { clientRoutes } from "./clients/routes.ts";
import { downtimeRoutes } from "./downtimes/routes.ts";
import { openingRoutes } from "./open-times/routes.ts";
import { projectRoutes } from "./projects/routes.ts";
import { publicHolidayRoutes } from "./public-holidays/routes.ts";

export const bookings: Module = {
  api: [
    clientRoutes,
    projectRoutes,
    bookingRoutes,
    downtimeRoutes,
    availabilityRoutes,
    openingRoutes,
    publicHolidayRoutes,
  ],
};
