// The keys that are made for deposits: by which account, and what became of them. Pure.
import type { StudioPlace } from "../../../data/studio.ts";

const markOf = ({ account }: Pick<StudioPlace, "account">) => ` · ${account?.subdomain}`;

/** At most so long is the name of a key. */
const longest = 100;

/** A name by which it is known again for which account a key was made, in whatever language. */
export function markedName(place: Pick<StudioPlace, "account">, name: string): string {
  const mark = markOf(place);
  return name.slice(0, longest - mark.length) + mark;
}

export function isMarked(
  place: Pick<StudioPlace, "account">,
  name: string | null | undefined,
): boolean {
  return name?.endsWith(markOf(place)) === true;
}

/** Whether it is certain that nothing was done. */
export function isNothingDone(error: unknown): boolean {
  const { status = 0, code } = error as { status?: number; code?: string };
  return (status >= 400 && status < 500) || code === "payments_unavailable";
}
