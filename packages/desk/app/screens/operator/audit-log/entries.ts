/* Sources load in pages, so the list ends at the first unloaded entry of any source. */

export interface OperatorAct {
  id: string;
  at: string;
  actor: string;
  action: string;
  subject: string;
  details: object;
}

export interface AuditRead {
  acts: readonly OperatorAct[];
  hasMore: boolean;
}

export function joinEntries(all: readonly AuditRead[]): { acts: OperatorAct[]; hasMore: boolean } {
  const reach = Math.max(...all.map(reachOf));
  const actions = all
    .flatMap(({ acts }) => acts)
    .filter(({ at }) => Date.parse(at) >= reach)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return { acts: actions, hasMore: all.some(({ hasMore }) => hasMore) };
}

/** The oldest loaded entry; -Infinity if complete. */
function reachOf({ acts, hasMore }: AuditRead): number {
  const oldest = acts.at(-1);
  return hasMore && oldest !== undefined ? Date.parse(oldest.at) : -Infinity;
}

export interface Actor {
  personId: string | undefined;
  kind: "person" | "erased" | "key" | "stranger" | "other";
  address: string;
}

export function readActor(actor: string): Actor {
  const [who = "", address = ""] = actor.split(" at ");
  if (who === "person:erased") return { personId: undefined, kind: "erased", address };
  const [, personId] = /^person:(.+)$/.exec(who) ?? [];
  if (personId !== undefined) return { personId, kind: "person", address };
  const kind = who === "operator" ? "key" : who === "stranger" ? "stranger" : "other";
  return { personId, kind, address: kind === "other" ? actor : address };
}

export function targetOfEntry({ action, subject }: Pick<OperatorAct, "action" | "subject">) {
  const [noun = ""] = action.split(".");
  const isId = /^[0-9a-f]{24}$/.test(subject);
  if (isId && (noun === "merchant" || action === "payout.create")) {
    return `/operator/merchants/${subject}`;
  }
  if (isId && (noun === "person" || noun === "operator")) return `/operator/persons/${subject}`;
  return noun === "account" ? `/operator/accounts/${subject}` : undefined;
}

export function changesOf(details: object): [name: string, before: unknown, now: unknown][] {
  const { before, ...now } = details as Record<string, unknown>;
  const former = (before ?? {}) as Record<string, unknown>;
  const names = [...new Set([...Object.keys(former), ...Object.keys(now)])];
  return names
    .map((name) => [name, former[name], now[name]] as [string, unknown, unknown])
    .filter(([, before, now]) => JSON.stringify(before) !== JSON.stringify(now));
}
