/* Judges by the API's promises alone. */
import { type CallReply, faultsOfAnswers, faultsOfRepeats } from "./call.ts";
import { faultsOfDeposits } from "./deposits.ts";
import { faultsOfLetters } from "./letters.ts";
import type { Register, RegisteredAppointment } from "./register.ts";

export function judgeAppointments(register: Register): string[] {
  return [
    ...faultsOfRepeats(register.calls),
    ...faultsOfAnswers(register.calls),
    ...faultsOfPromises(register),
    ...faultsOfTimes(register),
    ...faultsOfLosses(register),
    ...faultsOfDeposits(register),
    ...faultsOfLetters(register),
  ];
}

/** Later states of an appointment, by a state some caller saw. */
const laterOf: Record<string, readonly string[]> = {
  requested: ["requested", "confirmed", "declined", "cancelled"],
  confirmed: ["confirmed", "cancelled"],
  declined: ["declined"],
  cancelled: ["cancelled"],
};

function faultsOfPromises({ calls, places }: Register): string[] {
  const byId = new Map(places.map((location) => [String(location.id), location]));
  return calls.flatMap(({ kind, subject, mark, heard }) => [
    ...statesIn(heard).flatMap((notice) => {
      const id = notice.id ?? subject;
      const response = byId.get(id);
      if (response === undefined)
        return [`appointment ${id} was answered to a ${kind}, and is gone`];
      const may = laterOf[notice.state];
      if (may === undefined || may.includes(response.state)) return [];
      return [`appointment ${id} was ${notice.state} by a ${kind}, and is ${response.state}`];
    }),
    ...(isDone(heard) ? faultsOfDeed(kind, mark, byId.get(subject)) : []),
  ]);
}

const isDone = (heard: readonly CallReply[]) => heard.some(({ status = 500 }) => status < 300);

/** A release frees the time; a reschedule, once at most, moves to its new time. */
function faultsOfDeed(
  kind: string,
  mark: string,
  location: RegisteredAppointment | undefined,
): string[] {
  if (location === undefined) return [];
  const { id, state, startsAt } = location;
  if (kind === "release" && state !== "expired") {
    return [`appointment ${id} was given up, and is ${state}`];
  }
  if (kind !== "reschedule" || Date.parse(mark) === Date.parse(startsAt)) return [];
  return [`appointment ${id} was moved to ${mark}, and is ${startsAt}`];
}

/** Payment in time keeps it, unless released or expired. */
function faultsOfLosses({ calls, places, deposits, transactions }: Register): string[] {
  const late = new Set(calls.flatMap(({ kind, subject }) => (kind === "lapse" ? [subject] : [])));
  const references = transactions.flatMap((one) => (one.successful ? [one.reference] : []));
  const paid = new Set(references);
  const owners = deposits.filter(({ reference }) => paid.has(reference));
  const payers = new Set(owners.map(({ appointmentId }) => appointmentId));
  return places
    .filter(({ id, state }) => state === "expired" && payers.has(id))
    .filter(({ id, cancelledBy }) => cancelledBy === null && !late.has(String(id)))
    .map(({ id }) => `appointment ${id} was paid for in time, and is expired`);
}

function statesIn(heard: readonly CallReply[]): { id: string | undefined; state: string }[] {
  return heard
    .filter(({ status = 500, text = "" }) => status < 300 && text.startsWith("{"))
    .map(({ text = "" }) => JSON.parse(text) as { token?: string; id?: number; state?: string })
    .flatMap(({ token, id, state }) => {
      if (state === undefined) return [];
      return { id: token === undefined ? id?.toString() : String(idOf(token)), state };
    });
}

export const idOf = (token: string): number => Number.parseInt(token.split("-")[0] ?? "", 36);

const isLive = (state = "gone") => ["held", "requested", "confirmed"].includes(state);

/** No double booking; no ended appointment takes time. */
function faultsOfTimes({ places, takenTimes }: Register): string[] {
  const byId = new Map(places.map((location) => [location.id, location]));
  const taken = takenTimes.map(({ appointmentId: id, ...taking }) => ({
    ...taking,
    name: `appointment ${id ?? "of nobody"}`,
    isOwed: isLive(byId.get(id ?? 0)?.state),
    state: id === null ? "none" : (byId.get(id)?.state ?? "gone"),
  }));
  const live = new Set(takenTimes.map(({ appointmentId }) => appointmentId));
  return [
    ...taken
      .filter(({ isOwed }) => !isOwed)
      .map(({ name, state, date }) => `${name} is ${state} and takes minutes on ${date}`),
    ...places
      .filter(({ id, state }) => isLive(state) && !live.has(id))
      .map(({ id, state }) => `appointment ${id} is ${state} and takes no minutes`),
    ...[...Map.groupBy(taken, ({ resourceId, date }) => `${resourceId} on ${date}`)].flatMap(
      ([where, own]) => overlapsOf(own).map((name) => `resource ${where} is ${name}'s twice`),
    ),
  ];
}

function overlapsOf(own: readonly { start: number; duration: number; name: string }[]): string[] {
  const sorted = own.toSorted((one, other) => one.start - other.start);
  return sorted
    .filter(({ start }, index) => {
      const before = sorted[index - 1];
      return before !== undefined && before.start + before.duration > start;
    })
    .map(({ name }) => name);
}
