/* A file of clients. The dry run stores its rows; applying creates clients in batches, and undoing
   deletes the clients without later changes. Each batch locks the import: two calls never create
   or delete a client twice. */
import type { Static } from "typebox";
import type { View } from "../../changes/view.ts";
import { momentOf } from "../../core/dates.ts";
import type { CamelRow } from "../../core/tables.ts";
import { accountUrl } from "../../parties/accounts/account.ts";
import type { Columns } from "./columns.ts";
import {
  type ProblemCode,
  type RowContent,
  type RowProblem,
  type RowState,
  rowStates,
} from "./rows.ts";
import type { Import, ImportRow } from "./schema.ts";

/** From the dry run, and again from the import. */
export const importsAreKeptMs = 30 * 24 * 60 * 60 * 1000;

export interface ImportRecord
  extends Omit<
    CamelRow<"imports">,
    "accountId" | "state" | "kind" | "headers" | "columns" | "counts"
  > {
  state: ImportResponse["state"];
  kind: "clients";
  headers: string[];
  columns: Columns;
  counts: Partial<Record<RowState, number>>;
}

export interface ImportRowRecord {
  id: number;
  number: number;
  state: RowState;
  problems: RowProblem[];
  content: RowContent | null;
  client_id: number | null;
}

export type ImportResponse = Static<typeof Import>;

type ImportView = Pick<View, "settings"> & { account: Pick<View["account"], "subdomain"> };

export function importOf(row: ImportRecord, { settings, account }: ImportView): ImportResponse {
  const counts = Object.fromEntries(rowStates.map((state) => [state, row.counts[state] ?? 0]));
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    headers: row.headers,
    columns: row.columns,
    counts: counts as ImportResponse["counts"],
    user_id: row.userId,
    created_at: momentOf(row.createdAt),
    applied_at: row.appliedAt && momentOf(row.appliedAt),
    undone_at: row.undoneAt && momentOf(row.undoneAt),
    kept_until: momentOf(row.keptUntil),
    url: `${accountUrl(settings, account.subdomain)}/imports/${row.id}`,
  };
}

const messages: Record<ProblemCode, string> = {
  no_name: "has no name",
  too_long: "is too long",
  bad_email: "is no email address",
  bad_phone: "is no telephone number",
  same_email: "belongs to a client already",
  same_id: "was imported already",
  same_phone: "belongs to a client with this name",
  same_name: "belongs to a client without email address and phone",
  shared_phone: "belongs to a client with another name",
  changed: "was changed after the import",
  booked: "has bookings",
};

export function importRowOf(row: ImportRowRecord): Static<typeof ImportRow> {
  const { id, number, state, problems, content, client_id } = row;
  const { name = null, email = null, phone = null } = content ?? {};
  const described = problems.map((problem) => ({ ...problem, message: messages[problem.code] }));
  return { id, number, state, problems: described, client_id, name, email, phone };
}
