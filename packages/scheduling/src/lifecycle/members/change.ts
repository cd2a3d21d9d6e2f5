/* The owner always has all rights. A former administrator's webhooks stop in the same
   transaction. */
import { isDeepStrictEqual } from "node:util";
import type { Static } from "typebox";
import { stopWebhooksOf } from "../../applications/endings/end.ts";
import type { Change } from "../../changes/object-routes.ts";
import { changed } from "../../changes/outbox/changed.ts";
import { readColor } from "../../core/colors.ts";
import type { Context } from "../../core/context.ts";
import { invalid } from "../../core/refusals.ts";
import { presets, type Rights } from "../../core/rights.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { User } from "../../parties/users/schema.ts";
import {
  lockMember,
  type MemberRow,
  type NewMember,
  updateMember,
} from "../../parties/users/store.ts";
import { rightsIn, userOf } from "../../parties/users/user.ts";
import { memberRefusals as refusals } from "./refusals.ts";
import type { MemberChange } from "./schema.ts";

type MemberChangeInput = Static<typeof MemberChange>;
type MemberResponse = Static<typeof User>;

export async function changeMember(
  outer: Context,
  actor: Actor,
  { id, body, check }: Change<MemberChangeInput, MemberResponse>,
): Promise<MemberResponse> {
  const accountId = actor.account.id;
  return await changed<MemberRow, MemberResponse>(outer, actor, {
    kind: "user",
    id,
    lock: lockMember,
    checkOwn: (_actor, { owner }) => {
      if (owner) throw refusals.owner();
    },
    show: userOf,
    check,
    async write(context, row) {
      const { db, now } = context;
      const permissions = body.permissions ?? row.permissions;
      const rights = rightsAfter(row, body);
      const color = body.color === undefined ? row.color : readColor(body.color);
      const ownOnly = body.own_only ?? row.own_only;
      checkOwnOnly({ permissions, rights, ownOnly });
      const next = { permissions, rights, ownOnly, color };
      if (isSame(row, next)) return row;
      await updateMember(db, { accountId, userId: id, ...next, at: now() });
      if (row.permissions === "administrator" && permissions !== "administrator") {
        await stopWebhooksOf(context, actor, id);
      }
      return await lockMember(db, accountId, id);
    },
  });
}

type NextMember = Pick<NewMember, "permissions" | "rights" | "ownOnly" | "color">;

function isSame(row: MemberRow, { permissions, rights, ownOnly, color }: NextMember): boolean {
  return (
    row.permissions === permissions &&
    row.own_only === ownOnly &&
    row.color === color &&
    isDeepStrictEqual(rightsIn(row), rights)
  );
}

type MemberRights = Pick<
  MemberRow,
  "permissions" | `${"booking" | "client" | "project" | "resource" | "report"}_rights`
>;

export function checkOwnOnly({ permissions, rights, ownOnly }: Omit<NextMember, "color">): void {
  if (!ownOnly) return;
  const all = permissions === "administrator" || Object.values(rights).includes("manage_all");
  if (all) throw invalid(refusals.tooMany());
}

export function rightsAfter(row: MemberRights, body: MemberChangeInput): Rights {
  const permissions = body.permissions ?? row.permissions;
  const { booking_rights, client_rights, project_rights, resource_rights, report_rights } = body;
  const inputs = [booking_rights, client_rights, project_rights, resource_rights, report_rights];
  if (permissions !== "custom") {
    if (inputs.some((right) => right !== undefined)) throw invalid(refusals.preset());
    return presets[permissions];
  }
  return {
    bookings: booking_rights ?? row.booking_rights,
    clients: client_rights ?? row.client_rights,
    projects: project_rights ?? row.project_rights,
    resources: resource_rights ?? row.resource_rights,
    reports: report_rights ?? row.report_rights,
  };
}
