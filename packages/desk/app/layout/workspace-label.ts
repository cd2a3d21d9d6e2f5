import type { Workspace } from "../api/desk.ts";
import type { Words } from "../locales/bind.ts";

export function workspaceLabel(
  { merchant, account }: Pick<Workspace, "merchant" | "account">,
  { shop, testShop, studio }: Pick<Words["shell"], "shop" | "testShop" | "studio">,
): string {
  return [
    ...(merchant === null ? [] : [merchant.test ? testShop : shop]),
    ...(account === null ? [] : [`${studio} ${account.subdomain}`]),
  ].join(" · ");
}
