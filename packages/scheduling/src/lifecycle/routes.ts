import type { Module } from "../api/module.ts";
import { memberRoutes } from "./members/routes.ts";
import { retirementRoutes } from "./retirement/routes.ts";
import { settingRoutes } from "./settings/routes.ts";
import { newAccountRoutes } from "./welcome/routes.ts";

/** Deletes nouns that others depend on, and opens new accounts. */
export const lifecycle: Module = {
  api: [memberRoutes, retirementRoutes, settingRoutes, newAccountRoutes],
};
