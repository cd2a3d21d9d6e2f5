import type { FollowedEvent } from "./follow.ts";
import type { ReceivedDelivery } from "./receiver.ts";
import type { Happening, StoredEvent } from "./store.ts";

export interface Evidence {
  happenings: readonly Happening[];
  events: readonly StoredEvent[];
  followed: readonly FollowedEvent[];
  taken: readonly ReceivedDelivery[];
}

const most = 10;

export function faultsIn({ happenings, events, followed, taken }: Evidence): string[] {
  const existing = new Set(events.map(({ id }) => id));
  // Excludes events of the merchant itself.
  const heard = followed.map(({ id }) => id).filter((id) => existing.has(id));
  const received = new Set(taken.map(({ id }) => id));
  return [
    ...differences("happened, and there are as many events of it", happenings, events),
    ...(heard.join() === events.map(({ id }) => id).join()
      ? []
      : [`the follower has ${heard.length} of ${events.length} events, or in another order`]),
    ...(isRising(followed.map(({ id }) => id)) ? [] : ["the follower's ids do not rise"]),
    ...events
      .filter(({ id }) => !received.has(id))
      .map(({ id, kind }) => `${kind} ${id} was never taken`)
      .slice(0, most),
    ...outOfOrder("told", events, byTransaction(events)),
    ...outOfOrder("first taken", events, byTransaction(inOrderOf(taken, events))),
  ];
}

const nameOf = ({ kind, subjectId }: Happening) => `${kind} ${subjectId}`;

function differences(
  what: string,
  happenings: readonly Happening[],
  events: readonly StoredEvent[],
): string[] {
  const counts = new Map<string, number>();
  for (const happening of happenings) add(counts, nameOf(happening), 1);
  for (const event of events) add(counts, nameOf(event), -1);
  return [...counts]
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${name} ${what}: ${count > 0 ? "missing" : "too many"} ${count}`)
    .slice(0, most);
}

function add(counts: Map<string, number>, name: string, count: number): void {
  counts.set(name, (counts.get(name) ?? 0) + count);
}

function inOrderOf(
  taken: readonly ReceivedDelivery[],
  events: readonly StoredEvent[],
): StoredEvent[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return taken.flatMap(({ id }) => byId.get(id) ?? []);
}

const byTransaction = (events: readonly StoredEvent[]) =>
  Map.groupBy(events, ({ transactionId }) => transactionId);

function outOfOrder(
  how: string,
  events: readonly StoredEvent[],
  groups: ReturnType<typeof byTransaction>,
): string[] {
  const missing = events.length === 0 ? ["there are no events"] : [];
  const wrong = [...groups].filter(([, group]) => {
    const versions = group.map(({ version }) => version ?? -1);
    return versions.some((version, index) => version < (versions[index - 1] ?? 0));
  });
  return [...missing, ...wrong.map(([id]) => `of ${id} a later version was ${how} before`)].slice(
    0,
    most,
  );
}

function isRising(ids: readonly string[]): boolean {
  return ids.every((id, index) => index === 0 || id > ids[index - 1]!);
}
