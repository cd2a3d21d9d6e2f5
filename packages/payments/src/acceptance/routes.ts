import type { Module } from "../api/module.ts";
import { payRoutes } from "./links/page/routes.ts";
import { linkSignatureRoutes } from "./links/signatures/routes.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { sdkRoutes } from "./sdk/routes.ts";

export const acceptance: Module = {
  open: [paymentRoutes, payRoutes, sdkRoutes],
  identified: [linkSignatureRoutes],
};
