import type { Wing } from "../api/wing.ts";
import { staffRoutes } from "./appointments/routes.ts";
import { customerRoutes } from "./customers/routes.ts";
import { erasingRoutes } from "./erasing/routes.ts";
import { bookingPages } from "./pages/routes.ts";
import { previewRoutes } from "./previews/routes.ts";
import { standingRoutes } from "./standing/routes.ts";

/** What customers make of what is offered, and what becomes of it. */
export const appointments: Wing = {
  api: [staffRoutes, standingRoutes, erasingRoutes, previewRoutes],
  open: [customerRoutes],
  pages: [bookingPages],
};
