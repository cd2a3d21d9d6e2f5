// The limit by address of a route is taken when its head has arrived: a flood of bodies costs
// neither their reading nor their validation.
import type { Server } from "./instance.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The limit by address that each request to the route uses up. */
    addressLimit?: string;
  }
}

/** Takes the limits that the routes of a scope name, before anything of a body is read. */
export function limitAddresses<Name extends string>(
  scope: Server,
  take: (name: Name, address: string) => Promise<void>,
): void {
  scope.addHook("onRequest", async ({ routeOptions, ip }) => {
    const { addressLimit } = routeOptions.config;
    if (addressLimit !== undefined) await take(addressLimit as Name, ip);
  });
}
