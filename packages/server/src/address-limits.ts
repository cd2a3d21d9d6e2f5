// Applies once the head arrives: excess bodies are neither read nor validated.
import type { Server } from "./instance.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    addressLimit?: string;
  }
}

export function limitAddresses<Name extends string>(
  scope: Server,
  take: (name: Name, address: string) => Promise<void>,
): void {
  scope.addHook("onRequest", async ({ routeOptions, ip }) => {
    const { addressLimit } = routeOptions.config;
    if (addressLimit !== undefined) await take(addressLimit as Name, ip);
  });
}
