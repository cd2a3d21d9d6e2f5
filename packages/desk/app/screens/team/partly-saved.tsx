import type { StaffRole } from "../../api/role-rights.ts";
import { unwrittenOf } from "../../api/staff-roles.ts";
import type { TeamMember } from "../../api/team.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { useWords } from "../../locales/words.ts";

interface PartlySavedProps {
  /** As the list shows the member now. */
  member: TeamMember | undefined;
  role: StaffRole | "custom";
}

/** After a failure: the part that was saved, and the one that the next attempt saves. */
export function PartlySaved({ member, role }: PartlySavedProps) {
  const { team: words } = useWords();
  const workspace = useWorkspace();
  if (member === undefined || role === "custom") return null;
  if (workspace.merchant === null || workspace.account === null) return null;
  const [left, ...others] = unwrittenOf(member, role, workspace);
  if (left === undefined || others.length > 0) return null;
  const saved = left === "shop" ? "studio" : "shop";
  return <p>{words.partlySaved({ saved: words.parts[saved], left: words.parts[left] })}</p>;
}
