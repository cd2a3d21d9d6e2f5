import type { Sharding } from "../../src/distributed/sharding.ts";
import { readTenancy, type Tenancy } from "./tenancy.ts";

const shop: Sharding = {
  schema: "shop",
  distributed: [{ by: "shard", beside: "shop.sales", tables: ["goods", "sales"] }],
  reference: { "read beside them": ["currencies"] },
  local: { "read by itself": ["acts"] },
};
const schema = new URL("shop.sql", import.meta.url);

export async function readShop(): Promise<Tenancy> {
  return await readTenancy([{ schema, spreads: [shop] }]);
}
