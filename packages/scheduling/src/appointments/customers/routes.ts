import { limitAddresses } from "@frontdesk/server/address-limits";
import { allowBrowsers } from "@frontdesk/server/cors";
import { speak } from "@frontdesk/server/errors";
import type { Server } from "@frontdesk/server/server";
import { lenientValidatorCompiler } from "@frontdesk/server/validate";
import { errorFormat } from "../../api/error-format.ts";
import { refuseUnknownFilters } from "../../api/lists/filters.ts";
import type { Context } from "../../core/context.ts";
import type { LimitName } from "../../core/limits.ts";
import { appointmentRoutes } from "./appointment-routes.ts";
import { holdRoutes } from "./hold-routes.ts";
import { offerRoutes } from "./offer-routes.ts";

const corsHeaders = {
  headers: ["Content-Type", "Idempotency-Key", "If-None-Match"],
  exposed: ["ETag", "Retry-After", "X-Request-Id"],
};

/** Public routes: any origin, no access tokens. */
export function customerRoutes(server: Server, context: Context): void {
  server.register(
    async (scope) => {
      speak(scope, errorFormat);
      scope.setValidatorCompiler(lenientValidatorCompiler);
      allowBrowsers(scope, corsHeaders);
      refuseUnknownFilters(scope);
      limitAddresses(scope, (name: LimitName, address) => context.limits.take(name, address));
      offerRoutes(scope, context);
      holdRoutes(scope, context);
      appointmentRoutes(scope, context);
    },
    { prefix: "/public/v1" },
  );
}
