import type { Module } from "../api/module.ts";
import { eventRoutes, eventTypeRoutes } from "./events/routes.ts";
import { streamRoutes } from "./stream/routes.ts";
import { deliveredEventRoute } from "./webhooks/deliveries/event.routes.ts";
import { webhookRoutes } from "./webhooks/routes.ts";

export const events: Module = {
  identified: [eventTypeRoutes, eventRoutes, streamRoutes, deliveredEventRoute, webhookRoutes],
};
