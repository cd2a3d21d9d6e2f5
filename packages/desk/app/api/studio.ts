import type { AccountClient } from "@frontdesk/scheduling-client";
import { scheduling } from "./clients.ts";
import type { Workspace } from "./desk.ts";

export type StudioWorkspace = Pick<Workspace, "id" | "account">;

export function studioOf({ account }: StudioWorkspace): AccountClient {
  if (account === null) throw new Error("This place has no account");
  return scheduling.account(account.subdomain);
}
