import { Button, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef } from "react";
import { useAction } from "../../../api/action.ts";
import { type AddressQuery, useAddressQuery } from "../../../api/address.ts";
import { problemsOf } from "../../../api/problems.ts";
import type { StaffRole } from "../../../api/role-rights.ts";
import { assignableRoles, firstRole, roleOf } from "../../../api/staff-roles.ts";
import { type TeamMember, team } from "../../../api/team.ts";
import { say } from "../../../api/undo.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { Detail } from "../../../components/detail.tsx";
import { useKept } from "../../../components/draft/use-kept.ts";
import { Empty } from "../../../components/empty.tsx";
import { Failed } from "../../../components/failed.tsx";
import { ColorField, onValue, Tick } from "../../../components/fields.tsx";
import { Folded } from "../../../components/folded.tsx";
import { Loading } from "../../../components/loading.tsx";
import { RefusalMessage } from "../../../components/refusal.tsx";
import { RoleField } from "../../../components/role-field.tsx";
import { useBack, useGo } from "../../../components/screen-link.tsx";
import { useWords } from "../../../locales/words.ts";
import { noProgress, type StaffProgress, useProgress } from "./progress.ts";
import { renewStaff, type StaffBasis, staffBasis } from "./queries.ts";
import { TaskList } from "./task-list.tsx";
import { addStaff, memberOf, type NewStaff, tasksFor } from "./tasks.ts";

export function AddStaffSheet() {
  const { resources: words } = useWords();
  const workspace = useWorkspace();
  const back = useBack("resources");
  const basis = useQuery(staffBasis(workspace));
  const members = useQuery(team.list(workspace));
  const { data } = basis;
  const error = basis.error ?? members.error;
  const again = () => void Promise.all([basis.refetch(), members.refetch()]);
  return (
    <Detail title={words.addStaff} onClose={back}>
      {data?.types.length === 0 && <Empty>{words.noPersonType}</Empty>}
      {data !== undefined && members.data !== undefined ? (
        data.types.length > 0 && <AddStaffForm basis={data} members={members.data} />
      ) : error === null ? (
        <Loading />
      ) : (
        <Failed error={error} again={again} />
      )}
    </Detail>
  );
}

interface AddStaffFormProps {
  basis: StaffBasis;
  members: readonly TeamMember[];
}

interface StaffDraft {
  name: string;
  email: string;
  role: StaffRole | "none";
  typeId: number;
  /** Services are offered unless named here. */
  without: readonly number[];
  color: string;
  progress: StaffProgress;
}

function AddStaffForm({ basis, members }: AddStaffFormProps) {
  const { parts, resources: words } = useWords();
  const workspace = useWorkspace();
  const blank = useBlank(basis, members);
  const [draft, set, saves] = useKept<StaffDraft>(blank);
  const { name, email, progress } = draft;
  const existing = memberOf(members, email);
  const staff = staffOf(draft, basis, existing);
  const tasks = tasksFor(staff, workspace);
  const add = useAddStaff(staff, progress, (progress) => set({ progress }));
  const isTried = add.isError || progress.done.length > 0;
  const problems = problemsOf(add.error);
  const first = useRef<HTMLInputElement>(null);
  // The form renders after the sheet.
  useEffect(() => first.current?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!add.isPending) saves(add.mutateAsync());
  };
  const isInvited = tasks.includes("login") && !staff.hasLogin;
  return (
    <form data-draft className="fields" onSubmit={submit}>
      <TextInput
        ref={first}
        label={words.name}
        value={name}
        onChange={onValue((name) => set({ name }))}
        error={problems.first_name ?? problems.name}
        autoComplete="off"
        required
      />
      <TextInput
        inputMode="email"
        label={words.email}
        value={email}
        onChange={onValue((email) => set({ email }))}
        error={problems.email}
        autoComplete="off"
        required={isInvited}
      />
      <RoleOf draft={draft} staff={staff} existing={existing} set={set} />
      <ServicesOf draft={draft} basis={basis} set={set} />
      <ColorField value={draft.color} onChange={(color) => set({ color })} />
      <p className="note">{words.studioHours}</p>
      {isTried && !add.isPending && <TaskList staff={staff} progress={progress} />}
      <RefusalMessage error={add.error} />
      <div className="acts">
        <Button type="submit" loading={add.isPending}>
          {isTried ? parts.tryAgain : isInvited ? words.addAndInvite : words.addOnly}
        </Button>
      </div>
    </form>
  );
}

const byAddress = ({ email = "" }: AddressQuery) => email;

function useBlank(basis: StaffBasis, members: readonly TeamMember[]): StaffDraft {
  const workspace = useWorkspace();
  const [email] = useAddressQuery(byAddress);
  const { types, people } = basis;
  const member = memberOf(members, email);
  const current = member && roleOf(member, workspace);
  const role = assignableRoles(workspace).find((one) => one === current);
  return {
    name: member?.name ?? "",
    email,
    role: role ?? firstRole(workspace) ?? "none",
    typeId: types[0]!.id,
    without: [],
    color: nextColor(people.map(({ color }) => color)),
    progress: noProgress,
  };
}

// Distinct, dark enough for white text.
const palette = [
  "#3366CC",
  "#B8472A",
  "#2E7D4F",
  "#8A3FA0",
  "#A36A00",
  "#00798C",
  "#C2185B",
  "#5D6D1E",
];

function nextColor(used: readonly string[]): string {
  const taken = new Set(used.map((color) => color.toUpperCase()));
  return palette.find((color) => !taken.has(color)) ?? palette[used.length % palette.length]!;
}

function staffOf(
  draft: StaffDraft,
  { services }: StaffBasis,
  existing: TeamMember | undefined,
): NewStaff {
  const { name, email, role: choice, typeId, without, color, progress } = draft;
  const serviceIds = services.map(({ id }) => id).filter((id) => !without.includes(id));
  const isActive = existing?.studio?.activation_state === "active";
  const hasLogin = isActive && !progress.done.includes("login");
  const role = choice === "none" ? null : choice;
  return { name, email, role, hasLogin, typeId, serviceIds, color };
}

function useAddStaff(
  staff: NewStaff,
  progress: StaffProgress,
  keep: (progress: StaffProgress) => void,
) {
  const { resources: words } = useWords();
  const workspace = useWorkspace();
  const queries = useQueryClient();
  const go = useGo();
  const context = { workspace, queries, staff };
  const keeper = useProgress(progress, keep);
  return useAction<number>(["resources.addStaff", "footer"], {
    mutationFn: () => addStaff(context, keeper),
    onSuccess: (id) => {
      const isInvited = tasksFor(staff, workspace).includes("login") && !staff.hasLogin;
      say((isInvited ? words.staffInvited : words.staffAdded)({ name: staff.name.trim() }));
      go(`resources/${id}`);
    },
    onSettled: () => renewStaff(queries, workspace),
  });
}

interface PartProps {
  draft: StaffDraft;
  set: (changes: Partial<StaffDraft>) => void;
}

function RoleOf({ draft, staff, existing, set }: PartProps & RoleOfProps) {
  const { resources: words, team: teamWords } = useWords();
  const workspace = useWorkspace();
  const roles = assignableRoles(workspace);
  if (staff.hasLogin && existing !== undefined) {
    const role = teamWords.staffRoles[roleOf(existing, workspace)];
    return (
      <p className="note">{words.hasLogin({ name: existing.name ?? existing.email, role })}</p>
    );
  }
  if (roles.length === 0) return <p className="note">{words.noRoles}</p>;
  return (
    <RoleField
      value={draft.role}
      roles={[...roles, "none" as const]}
      onChange={(role) => set({ role })}
    />
  );
}

interface RoleOfProps {
  staff: NewStaff;
  existing: TeamMember | undefined;
}

function ServicesOf({ draft, basis, set }: PartProps & { basis: StaffBasis }) {
  const { resources: words } = useWords();
  const { services } = basis;
  const { without } = draft;
  if (services.length === 0) return null;
  const count = services.filter(({ id }) => !without.includes(id)).length;
  const toggle = (id: number, isOn: boolean) =>
    set({ without: isOn ? without.filter((one) => one !== id) : [...without, id] });
  return (
    <Folded title={words.offers({ count: String(count), all: String(services.length) })}>
      {services.map(({ id, name }) => (
        <Tick key={id} isOn={!without.includes(id)} onChange={(isOn) => toggle(id, isOn)}>
          {name}
        </Tick>
      ))}
    </Folded>
  );
}
