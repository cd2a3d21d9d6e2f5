import type { Module } from "../api/module.ts";
import { appRoutes, meRoutes } from "./apps/routes.ts";
import { invitationRoutes } from "./merchants/invitations/routes.ts";
import { namingRoutes } from "./merchants/namings/routes.ts";
import { objectionRoutes } from "./merchants/rescues/routes.ts";
import { merchantRoutes } from "./merchants/routes.ts";

export const parties: Module = {
  open: [appRoutes, invitationRoutes, objectionRoutes, namingRoutes],
  identified: [meRoutes, merchantRoutes],
};
