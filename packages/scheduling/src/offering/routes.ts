import type { Wing } from "../api/module.ts";
import { bookingPageRoutes } from "./booking-pages/routes.ts";
import { serviceRoutes } from "./services/routes.ts";

/** Services and booking pages. */
export const offering: Wing = { api: [serviceRoutes, bookingPageRoutes] };
