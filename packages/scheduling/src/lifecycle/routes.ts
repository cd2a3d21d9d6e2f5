import type { Module } from "../api/module.ts";
import { archivingRoutes } from "./archiving/routes.ts";
import { memberRoutes } from "./members/routes.ts";
import { newAccountRoutes } from "./onboarding/routes.ts";
import { settingRoutes } from "./settings/routes.ts";

export const lifecycle: Module = {
  api: [memberRoutes, archivingRoutes, settingRoutes, newAccountRoutes],
};
