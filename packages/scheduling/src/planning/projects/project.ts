/* A group of bookings, with or without a client. */

import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import type { Noun } from "../../changes/outbox/changed.ts";
import type { View } from "../../changes/view.ts";
import { momentOf } from "../../core/dates.ts";
import { invalid } from "../../core/refusals.ts";
import type { TableRow } from "../../core/tables.ts";
import { accountUrl, ownUrl } from "../../parties/accounts/account.ts";
import { checkCreator } from "../../parties/identity/identity.ts";
import { hasClient } from "../clients/store.ts";
import { projectRefusals } from "./refusals.ts";
import type { ListedProject, Project } from "./schema.ts";

export type ProjectResponse = Static<typeof Project>;

export interface ProjectRow extends Omit<TableRow<"projects">, "account_id"> {
  client_name: string | null;
}

export const checkOwnProject = checkCreator("projects");

type ProjectView = Pick<View, "settings" | "account">;

export function listedProjectOf(
  row: ProjectRow,
  { account, settings }: ProjectView,
): Static<typeof ListedProject> {
  return {
    id: row.id,
    creator_id: row.creator_id,
    color: row.color,
    name: row.name,
    project_code: row.project_code,
    notes: row.notes,
    default_billable: row.default_billable,
    archived: row.archived,
    updated_at: momentOf(row.updated_at),
    url: `${accountUrl(settings, account.subdomain)}/projects/${row.id}`,
    account_id: account.id,
    client_id: row.client_id,
  };
}

export function projectOf(row: ProjectRow, view: ProjectView): ProjectResponse {
  const { id, name, subdomain } = view.account;
  const { client_id: clientId, client_name: clientName } = row;
  const url = accountUrl(view.settings, subdomain);
  return {
    ...listedProjectOf(row, view),
    created_at: momentOf(row.created_at),
    account: { id, name, url: ownUrl(view.settings, subdomain) },
    ...(clientId !== null && {
      client: { id: clientId, name: clientName ?? "", url: `${url}/clients/${clientId}` },
    }),
  };
}

export const projectNoun: Noun<ProjectRow, ProjectResponse> = {
  kind: "project",
  checkOwn: checkOwnProject,
  show: projectOf,
};

export async function findNamedClient(
  db: Database,
  accountId: number,
  text: number | null,
): Promise<number | null> {
  if (text === null || text === 0) return null;
  if (!(await hasClient(db, accountId, text))) throw invalid(projectRefusals.goneClient());
  return text;
}
