import type { Module } from "../api/module.ts";
import { auditRoutes } from "./audit/routes.ts";
import { liveRoutes } from "./live/routes.ts";
import { queueRoutes } from "./webhooks/queue-routes.ts";
import { webhookRoutes } from "./webhooks/routes.ts";

export const changes: Module = {
  api: [auditRoutes, liveRoutes, webhookRoutes, queueRoutes],
};
