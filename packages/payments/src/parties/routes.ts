import type { Module } from "../api/module.ts";
import { appRoutes, meRoutes } from "./apps/routes.ts";
import { objectionRoutes } from "./merchants/access-recoveries/routes.ts";
import { invitationRoutes } from "./merchants/invitations/routes.ts";
import { assignmentRoutes } from "./merchants/owner-assignments/routes.ts";
import { merchantRoutes } from "./merchants/routes.ts";

export const parties: Module = {
  open: [appRoutes, invitationRoutes, objectionRoutes, assignmentRoutes],
  identified: [meRoutes, merchantRoutes],
};
