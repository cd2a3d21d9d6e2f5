import type { Module } from "../api/module.ts";
import { sandboxRoutes } from "./sandbox/routes.ts";

export const acquiring: Module = {
  identified: [sandboxRoutes],
};
