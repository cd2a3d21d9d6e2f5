import type { Module } from "../api/module.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { userRoutes } from "./users/routes.ts";

export const parties: Module = {
  api: [userRoutes, accountRoutes],
};
