import type { Wing } from "../api/module.ts";
import { bookingPageRoutes } from "./booking-pages/routes.ts";
import { serviceRoutes } from "./services/routes.ts";

/** What customers can book, and how the page looks on which they do. */
export const offering: Wing = { api: [serviceRoutes, bookingPageRoutes] };
