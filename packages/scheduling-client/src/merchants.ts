import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { TaggedObject, UpdateOptions } from "./collection.ts";
import type { Channel } from "./send.ts";
import type { ConnectedMerchant, MerchantConnection } from "./types/merchants.ts";

/** For administrators. */
export function merchantOf(channel: Channel, root: string) {
  const at = `${root}/merchant`;
  return {
    async get(options?: CallOptions): Promise<ConnectedMerchant> {
      return await channel.ask({ method: "GET", path: at, options });
    },

    /** With an ETag, so that a change fails after a concurrent one. */
    async tagged(options?: CallOptions): Promise<TaggedObject<ConnectedMerchant>> {
      return await channel.askTagged({ method: "GET", path: at, options });
    },

    /** Connects a merchant after a successful read with its key, or changes the connection. */
    async connect(
      connection: MerchantConnection,
      { ifMatch, ...options }: UpdateOptions = {},
    ): Promise<ConnectedMerchant> {
      const headers = ifMatch === undefined ? undefined : { "If-Match": ifMatch };
      const call = { method: "PUT", path: at, body: connection } as const;
      return await channel.ask({ ...call, headers, options });
    },

    /** Refused while its money is pending. */
    async disconnect(options?: CallOptions): Promise<void> {
      await channel.ask({ method: "DELETE", path: at, options });
    },
  };
}
