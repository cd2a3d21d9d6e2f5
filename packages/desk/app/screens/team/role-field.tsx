import { NativeSelect } from "@mantine/core";
import type { StaffRole } from "../../api/staff-roles.ts";
import { useWords } from "../../locales/words.ts";

export type RoleChoice = StaffRole | "custom";

interface RoleFieldProps {
  value: RoleChoice;
  roles: readonly RoleChoice[];
  onChange: (role: RoleChoice) => void;
}

export function RoleField({ value, roles, onChange }: RoleFieldProps) {
  const { team: words } = useWords();
  return (
    <NativeSelect
      label={words.role}
      description={words.staffRoleWhat[value]}
      value={value}
      data={roles.map((role) => ({ value: role, label: words.staffRoles[role] }))}
      onChange={({ currentTarget }) =>
        onChange(roles.find((role) => role === currentTarget.value) ?? value)
      }
    />
  );
}
