import type { Module } from "../api/module.ts";
import { calendarRoutes } from "./feeds/calendar-routes.ts";
import { feedRoutes } from "./feeds/routes.ts";
import { reportRoutes } from "./reports/routes.ts";

export const views: Module = {
  api: [reportRoutes, feedRoutes],
  open: [calendarRoutes],
};
