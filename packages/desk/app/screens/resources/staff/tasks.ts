/* A staff member is a calendar, services, a login, a link between both, and access to the shop.
   Each task finds its earlier result, so that a second attempt continues. */
import type { ListedResource } from "@frontdesk/scheduling-client/types/resources";
import type { Service } from "@frontdesk/scheduling-client/types/services";
import type { QueryClient } from "@tanstack/react-query";
import { payments } from "../../../api/clients.ts";
import type { Workspace } from "../../../api/desk.ts";
import { postOnce } from "../../../api/posts.ts";
import { readAll } from "../../../api/read-all.ts";
import { rightsByRole, type StaffRole } from "../../../api/role-rights.ts";
import { studioOf } from "../../../api/studio.ts";
import { type TeamMember, team } from "../../../api/team.ts";
import { type ProgressKeeper, type StaffProgress, type StaffTask, staffTasks } from "./progress.ts";

export interface NewStaff {
  typeId: number;
  name: string;
  email: string;
  /** Null: without an invitation. */
  role: StaffRole | null;
  /** A member with this address gets the calendar, and keeps the role. */
  hasLogin: boolean;
  serviceIds: readonly number[];
  color: string;
}

export interface StaffContext {
  workspace: Workspace;
  queries: QueryClient;
  staff: NewStaff;
}

/** The tasks that the staff member needs, in order. */
export function tasksFor(
  { role, hasLogin, serviceIds }: NewStaff,
  { merchant }: Pick<Workspace, "merchant">,
): StaffTask[] {
  const isInvited = role !== null && !hasLogin;
  const needs: Record<StaffTask, boolean> = {
    calendar: true,
    services: serviceIds.length > 0,
    login: isInvited || hasLogin,
    link: isInvited || hasLogin,
    shop: isInvited && merchant !== null && rightsByRole[role].shop !== null,
  };
  return staffTasks.filter((task) => needs[task]);
}

/** Returns the id of the calendar. */
export async function addStaff(context: StaffContext, keeper: ProgressKeeper): Promise<number> {
  const tasks = tasksFor(context.staff, context.workspace);
  // The calendar takes corrections of name and address.
  const { done } = keeper.now();
  const left = tasks.filter((task) => task === "calendar" || !done.includes(task));
  const { resourceId } = await runTasks(left, context, keeper);
  return resourceId!;
}

/** A calendar that exists already gets a login. */
export async function inviteStaff(context: StaffContext, keeper: ProgressKeeper): Promise<void> {
  const tasks = tasksFor(context.staff, context.workspace);
  const { done } = keeper.now();
  const left = tasks.filter((task) => task !== "calendar" && !done.includes(task));
  await runTasks(left, context, keeper);
}

async function runTasks(
  tasks: readonly StaffTask[],
  context: StaffContext,
  { now, note }: ProgressKeeper,
): Promise<StaffProgress> {
  for (const task of tasks) {
    const before = now();
    const result = await runTask[task](context, before);
    note({ ...before, ...result, done: [...new Set([...before.done, task])] });
  }
  return now();
}

type Result = Partial<StaffProgress>;

const runTask: Record<
  StaffTask,
  (context: StaffContext, progress: StaffProgress) => Promise<Result>
> = {
  calendar: makeCalendar,
  services: offerServices,
  login: inviteMember,
  link,
  shop: inviteToShop,
};

async function makeCalendar(
  { workspace, staff }: StaffContext,
  { resourceId, userId }: StaffProgress,
): Promise<Result> {
  const { name, email, color, typeId } = staff;
  const { resources } = studioOf(workspace);
  // The service splits the name. The address of a linked person is the login's.
  const fields = {
    name: name.trim(),
    color,
    ...(userId === null && { email: email.trim() || null }),
  };
  if (resourceId !== null) {
    await resources.update(resourceId, fields);
    return {};
  }
  const person = { resource_type_id: typeId, ...fields };
  const purpose = `${workspace.id} new staff ${JSON.stringify(person)}`;
  const { id } = await postOnce(purpose, (options) => resources.create(person, options));
  return { resourceId: id };
}

async function offerServices(
  { workspace, staff: { serviceIds } }: StaffContext,
  { resourceId }: StaffProgress,
): Promise<Result> {
  const { resources, services } = studioOf(workspace);
  const people = peopleIn(await readAll(resources.list()), resourceId!);
  for (const id of serviceIds) {
    const { shown, etag } = await services.tagged(id);
    const parts = partsWith(shown, people, resourceId!);
    if (parts !== undefined) await services.update(id, { parts }, { ifMatch: etag });
  }
  return {};
}

const peopleIn = (all: readonly ListedResource[], without: number): Set<number> =>
  new Set(all.filter(({ id, human }) => human && id !== without).map(({ id }) => id));

/** The part for people; undefined for a service of rooms or things alone. */
export function staffPart(
  { parts }: Pick<Service, "parts">,
  people: ReadonlySet<number>,
): Service["parts"][number] | undefined {
  return parts.find(({ resource_ids: ids }) => ids.some((id) => people.has(id)));
}

/** Undefined if nothing changes. */
export function partsWith(
  service: Pick<Service, "parts">,
  people: ReadonlySet<number>,
  resourceId: number,
): Service["parts"] | undefined {
  const { parts } = service;
  const own = staffPart(service, people);
  if (own === undefined || own.resource_ids.includes(resourceId)) return undefined;
  const resource_ids = [...own.resource_ids, resourceId];
  return parts.map((part) => (part === own ? { ...part, resource_ids } : part));
}

async function inviteMember({ workspace, queries, staff }: StaffContext): Promise<Result> {
  const { email, name, role } = staff;
  const { studio } = (await memberWith(queries, workspace, email)) ?? {};
  // An accepted login keeps its role.
  if (studio?.activation_state === "active") return { userId: studio.id };
  const [first_name = "", ...rest] = name.trim().split(/\s+/);
  const named = { first_name, last_name: rest.join(" ") };
  const rights = rightsByRole[role!].studio;
  const { users } = studioOf(workspace);
  const { id } = await users.invite({ email: email.trim(), ...named, ...rights });
  return { userId: id };
}

async function link(
  { workspace }: StaffContext,
  { resourceId, userId }: StaffProgress,
): Promise<Result> {
  await studioOf(workspace).resources.update(resourceId!, { user_id: userId });
  return {};
}

async function inviteToShop({ workspace, queries, staff }: StaffContext): Promise<Result> {
  const { email, role } = staff;
  const member = await memberWith(queries, workspace, email);
  if (member?.shop !== undefined) return {};
  const user = { email: email.trim(), role: rightsByRole[role!].shop! };
  await payments.merchants.users.invite(workspace.merchant!.id, user);
  return {};
}

async function memberWith(
  queries: QueryClient,
  workspace: Workspace,
  email: string,
): Promise<TeamMember | undefined> {
  const all = await queries.fetchQuery({ ...team.list(workspace), staleTime: 0 });
  return memberOf(all, email);
}

export function memberOf(all: readonly TeamMember[], email: string): TeamMember | undefined {
  const address = email.trim().toLowerCase();
  return all.find((member) => member.email.toLowerCase() === address);
}
