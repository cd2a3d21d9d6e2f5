import type { Module } from "../api/module.ts";
import { connectionRoutes } from "./connections/routes.ts";

export const money: Module = {
  api: [connectionRoutes],
};
