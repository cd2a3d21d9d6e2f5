import type { Database } from "@frontdesk/database/database";
import { findInvitation } from "@frontdesk/people/invitations/accept";
import type { Id } from "../../../core/ids.ts";
import type { Role } from "../roles/roles.ts";
import { titleOf } from "../row.ts";
import { findMerchant } from "../store.ts";
import { merchantOf } from "../users/member.ts";
import { findMember } from "../users/store.ts";

export interface Offer {
  merchantId: Id;
  merchant: string;
  email: string;
  role: Role;
  name: string | null;
}

export async function findOffer(
  db: Database,
  { token, now }: { token: string; now: Date },
): Promise<Offer | undefined> {
  const invitation = await findInvitation(db, token, now);
  if (invitation === undefined) return undefined;
  const { personId, email, purpose, name } = invitation;
  const merchantId = merchantOf(purpose);
  if (merchantId === undefined) return undefined;
  const member = await findMember(db, { merchantId, personId });
  if (member === undefined || member.acceptedAt !== null) return undefined;
  const merchant = await findMerchant(db, merchantId);
  return merchant && { merchantId, merchant: titleOf(merchant), email, name, role: member.role };
}

export async function describeOffer(
  db: Database,
  { personId, purpose }: { personId: Id; purpose: string },
): Promise<string | undefined> {
  const merchantId = merchantOf(purpose);
  if (merchantId === undefined) return undefined;
  const member = await findMember(db, { merchantId, personId });
  const merchant = member && (await findMerchant(db, merchantId));
  return member && merchant && `${titleOf(merchant)}, as ${member.role}`;
}
