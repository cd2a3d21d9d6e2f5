import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { TaggedObject, UpdateOptions } from "./collection.ts";
import type { Channel } from "./send.ts";
import type { ConnectedMerchant, MerchantConnection } from "./types/merchants.ts";

/** The merchant of the account at a root: for administrators only. */
export function merchantOf(channel: Channel, root: string) {
  const at = `${root}/merchant`;
  return {
    async get(options?: CallOptions): Promise<ConnectedMerchant> {
      return await channel.ask({ method: "GET", path: at, options });
    },

    /** As it is now, with a tag by which a change fails when somebody else was faster. */
    async tagged(options?: CallOptions): Promise<TaggedObject<ConnectedMerchant>> {
      return await channel.askTagged({ method: "GET", path: at, options });
    },

    /** Connects a merchant, once it could be read by its key, or changes how. */
    async connect(
      connection: MerchantConnection,
      { ifMatch, ...options }: UpdateOptions = {},
    ): Promise<ConnectedMerchant> {
      const headers = ifMatch === undefined ? undefined : { "If-Match": ifMatch };
      const call = { method: "PUT", path: at, body: connection } as const;
      return await channel.ask({ ...call, headers, options });
    },

    /** Lets go of it, unless money that it asked for is on its way. */
    async disconnect(options?: CallOptions): Promise<void> {
      await channel.ask({ method: "DELETE", path: at, options });
    },
  };
}
