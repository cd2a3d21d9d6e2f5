/* Calendars and logins of the same person. */
import type { ListedResource } from "@frontdesk/scheduling-client/types/resources";
import type { TeamMember } from "../../api/team.ts";

type Calendar = Pick<ListedResource, "name" | "email">;

export type Login = TeamMember & { studio: NonNullable<TeamMember["studio"]> };

/** Members of the account without a calendar. */
export function freeLogins(
  members: readonly TeamMember[],
  calendars: readonly Pick<ListedResource, "user_id">[],
): Login[] {
  const linked = new Set(calendars.map(({ user_id: id }) => id));
  return members.filter(
    (member): member is Login => member.studio !== undefined && !linked.has(member.studio.id),
  );
}

/** An equal address comes before an equal name. */
export function proposedLogin(calendar: Calendar, logins: readonly Login[]): Login | undefined {
  const { name, email } = calendar;
  const sameAddress = logins.filter((login) => email !== null && isSame(login.email, email));
  const sameName = logins.filter((login) => login.name !== null && isSame(login.name, name));
  const [only, ...others] = sameAddress.length > 0 ? sameAddress : sameName;
  return others.length === 0 ? only : undefined;
}

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase();

const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
