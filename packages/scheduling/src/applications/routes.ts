import type { Wing } from "../api/wing.ts";
import { developerPages } from "./developers/routes.ts";
import { consentPages } from "./oauth/consent/routes.ts";
import { grantPages } from "./oauth/grants/routes.ts";
import { oauthRoutes } from "./oauth/routes.ts";
import { tokenPages } from "./tokens/routes.ts";

/** What acts for a person, and the pages that allow it. */
export const applications: Wing = {
  pages: [tokenPages, consentPages, grantPages, developerPages],
  open: [oauthRoutes],
};
