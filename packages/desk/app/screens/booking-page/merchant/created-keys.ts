import type { StudioWorkspace } from "../../../api/studio.ts";

const markOf = ({ account }: Pick<StudioWorkspace, "account">) => ` · ${account?.subdomain}`;

/** The service's limit. */
const longest = 100;

export function markedName(workspace: Pick<StudioWorkspace, "account">, name: string): string {
  const mark = markOf(workspace);
  return name.slice(0, longest - mark.length) + mark;
}

export function isMarked(
  workspace: Pick<StudioWorkspace, "account">,
  name: string | null | undefined,
): boolean {
  return name?.endsWith(markOf(workspace)) === true;
}

/** Certainly nothing changed. */
export function isNothingDone(error: unknown): boolean {
  const { status = 0, code } = error as { status?: number; code?: string };
  return (status >= 400 && status < 500) || code === "payments_unavailable";
}
