import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { Api, UpdateOptions } from "./api.ts";
import type { TaggedObject } from "./collection.ts";
import type { ConnectedMerchant, MerchantConnection } from "./types/merchants.ts";

/** Only administrators may call these. */
export function merchantOf({ get, tagged, putIfMatch, remove }: Api, root: string) {
  const at = `${root}/merchant`;
  return {
    get: async (options?: CallOptions): Promise<ConnectedMerchant> => get(at, options),

    /** With an ETag, so that a change fails after a concurrent one. */
    tagged: async (options?: CallOptions): Promise<TaggedObject<ConnectedMerchant>> =>
      tagged(at, options),

    /** Connects a merchant after a successful read with its key, or changes the connection. */
    connect: async (
      connection: MerchantConnection,
      options?: UpdateOptions,
    ): Promise<ConnectedMerchant> => putIfMatch(at, connection, options),

    /** Refused while its money is pending. */
    disconnect: async (options?: CallOptions): Promise<void> => remove(at, options),
  };
}
