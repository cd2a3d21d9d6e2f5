import { NativeSelect } from "@mantine/core";
import type { StaffRole } from "../api/role-rights.ts";
import { useWords } from "../locales/words.ts";

export type RoleChoice = StaffRole | "custom";

interface RoleFieldProps<Choice> {
  value: Choice;
  roles: readonly Choice[];
  onChange: (role: Choice) => void;
}

export function RoleField<Choice extends RoleChoice | "none">({
  value,
  roles,
  onChange,
}: RoleFieldProps<Choice>) {
  const { team: words } = useWords();
  const names: Readonly<Record<RoleChoice | "none", string>> = words.staffRoles;
  const effects: typeof names = words.staffRoleWhat;
  return (
    <NativeSelect
      label={words.role}
      description={effects[value]}
      value={value}
      data={roles.map((role) => ({ value: role, label: names[role] }))}
      onChange={({ currentTarget }) =>
        onChange(roles.find((role) => role === currentTarget.value) ?? value)
      }
    />
  );
}
