import type { Module } from "../api/module.ts";
import { ownApplicationRoutes } from "./developers/own-routes.ts";
import { developerPages } from "./developers/routes.ts";
import { ownConsentRoutes } from "./oauth/consent/own-routes.ts";
import { consentPages } from "./oauth/consent/routes.ts";
import { ownGrantRoutes } from "./oauth/grants/own-routes.ts";
import { oauthRoutes } from "./oauth/routes.ts";
import { ownTokenRoutes } from "./tokens/own-routes.ts";

export const applications: Module = {
  api: [ownTokenRoutes, ownConsentRoutes, ownGrantRoutes, ownApplicationRoutes],
  pages: [consentPages, developerPages],
  open: [oauthRoutes],
};
