import { NativeSelect } from "@mantine/core";
import { type Permissions, reachOf } from "../../api/team.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { useWords } from "../../locales/words.ts";
import type { WorkspaceMembership } from "./queries.ts";

const roles = ["owner", "manager", "support", "accountant", "viewer"] as const;
const offered = ["basic_user", "manager", "administrator"] as const;

interface MembershipFieldsProps {
  value: WorkspaceMembership;
  onChange: (value: WorkspaceMembership) => void;
  /** An invitation may leave a part without access. */
  isNew: boolean;
}

export function MembershipFields({ value, onChange, isNew }: MembershipFieldsProps) {
  const { team: words } = useWords();
  const workspace = useWorkspace();
  const reach = reachOf(workspace);
  const { role, permissions } = value;
  const nothing = isNew ? [{ value: "", label: words.nothing }] : [];
  const kept = permissions === "custom" ? (["custom"] as const) : [];
  const rolesHere = workspace.merchant?.role === "owner" ? roles : roles.slice(2);
  return (
    <>
      {reach.shop && (isNew || role !== undefined) && (
        <NativeSelect
          label={words.atShop}
          description={role && words.roleWhat[role]}
          value={role ?? ""}
          data={[...nothing, ...rolesHere.map((one) => ({ value: one, label: words.roles[one] }))]}
          onChange={({ currentTarget }) =>
            onChange({ ...value, role: roles.find((one) => one === currentTarget.value) })
          }
        />
      )}
      {reach.studio && (isNew || permissions !== undefined) && (
        <NativeSelect
          label={words.atStudio}
          description={permissions && words.permissionWhat[permissions]}
          value={permissions ?? ""}
          data={[
            ...nothing,
            ...[...kept, ...offered].map((one) => ({ value: one, label: words.permissions[one] })),
          ]}
          onChange={({ currentTarget }) => {
            const chosen = (currentTarget.value || undefined) as Permissions | undefined;
            onChange({ ...value, permissions: chosen });
          }}
        />
      )}
    </>
  );
}
