import type { Wing } from "../api/module.ts";
import { memberRoutes } from "./members/routes.ts";
import { retirementRoutes } from "./retirement/routes.ts";
import { settingRoutes } from "./settings/routes.ts";
import { newAccountRoutes } from "./welcome/routes.ts";

/** What takes away nouns that others hold on to, and decides how new ones begin. */
export const lifecycle: Wing = {
  api: [memberRoutes, retirementRoutes, settingRoutes, newAccountRoutes],
};
