import type { Module } from "../api/module.ts";
import { bookingPageRoutes } from "./booking-pages/routes.ts";
import { serviceRoutes } from "./services/routes.ts";

export const offering: Module = { api: [serviceRoutes, bookingPageRoutes] };
