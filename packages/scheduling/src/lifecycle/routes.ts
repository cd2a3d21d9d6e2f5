import type { Module } from "../api/module.ts";
import { archivingRoutes } from "./archiving/routes.ts";
import { memberRoutes } from "./members/routes.ts";
import { newAccountRoutes } from "./onboarding/routes.ts";
import { settingRoutes } from "./settings/routes.ts";

/** Deletes nouns that others depend on, and opens accounts. */
export const lifecycle: Module = {
  api: [memberRoutes, archivingRoutes, settingRoutes, newAccountRoutes],
};
