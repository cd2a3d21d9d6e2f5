import type { Letter, Register, RegisteredAppointment } from "./register.ts";

const headings = {
  requested: "Request received",
  confirmed: "Appointment confirmed",
  declined: "Request declined",
  moved: "Appointment moved",
  movedRequest: "Request moved",
  cancelled: "Appointment cancelled",
  lost: "Nothing was charged",
  second: "Second payment released",
};
type Kind = keyof typeof headings;
const kinds = Object.entries(headings) as [Kind, string][];

const kindOf = ({ subject }: Letter): Kind | undefined =>
  kinds.find(([, heading]) => subject.startsWith(`${heading} –`))?.[0];

type Times = readonly [least: number, most: number];

export function faultsOfLetters(register: Register): string[] {
  const letters = [...new Map(register.mails.map((letter) => [letter.id, letter])).values()];
  const byAddress = Map.groupBy(letters, ({ to }) => to);
  const lost = lostIn(register);
  const existing = new Set([...register.staff, ...register.places.map(({ email }) => email)]);
  return [
    ...[...byAddress.keys()]
      .filter((to) => !existing.has(to))
      .map((to) => `${to} was told of something, and has no appointment`),
    ...register.places.flatMap((location) => {
      const { id, state, email } = location;
      if (state === "held" || state === "requested") return [`appointment ${id} is still ${state}`];
      if (email === null) return [];
      const own = byAddress.get(email) ?? [];
      return [
        ...faultsOfCounts(location, own, lost.get(id) ?? 0),
        ...faultsOfEvents(location, own),
        ...faultsOfWords(location, own, register.deposit - keptOf(location, register)),
      ];
    }),
  ];
}

function lostIn({ deposits, charges, transactions }: Register): Map<number, number> {
  const requests = new Map(deposits.map((one) => [one.reference, one.appointmentId]));
  const keeps = new Map(charges.map(({ transactionId, keep }) => [transactionId, keep]));
  const lost = new Map<number, number>();
  for (const { id, reference = "", successful } of transactions) {
    const appointmentId = requests.get(reference);
    if (!successful || appointmentId === undefined || keeps.get(id) !== 0) continue;
    lost.set(appointmentId, (lost.get(appointmentId) ?? 0) + 1);
  }
  return lost;
}

function keptOf(
  { id }: RegisteredAppointment,
  { deposits, charges, transactions }: Register,
): number {
  const own = new Set(
    deposits.flatMap(({ reference, appointmentId }) => (appointmentId === id ? [reference] : [])),
  );
  const paid = new Set(
    transactions.flatMap((one) => (own.has(one.reference ?? "") ? [one.id] : [])),
  );
  const kept = charges.filter(({ transactionId }) => paid.has(transactionId));
  return kept.reduce((sum, { keep }) => sum + (keep ?? 0), 0);
}

function timesOf({ state, cancelledBy, wasConfirmed, moves }: RegisteredAppointment, lost: number) {
  const once: Times = [1, 1];
  const never: Times = [0, 0];
  // A move back before the mail about a move makes it a confirmation.
  const most = 1 + moves;
  // A state changed before its mail appears only in the next.
  const maybe: Times = wasConfirmed ? [0, most] : never;
  const isOver = state === "expired";
  const times: Record<Kind, Times> = {
    requested: [0, isOver ? 0 : most],
    confirmed: state === "confirmed" ? [1, most] : maybe,
    declined: state === "declined" ? once : never,
    moved: wasConfirmed ? [0, moves] : never,
    movedRequest: [0, moves],
    cancelled: state === "cancelled" ? once : never,
    lost: [isOver && cancelledBy === null ? Math.min(lost, 1) : 0, lost],
    second: [0, lost],
  };
  return times;
}

function faultsOfCounts(
  location: RegisteredAppointment,
  own: readonly Letter[],
  lost: number,
): string[] {
  const group = Map.groupBy(own, kindOf);
  const odd = (group.get(undefined) ?? []).map(({ to, subject }) => `${to} was told: ${subject}`);
  const times = Object.entries(timesOf(location, lost)) as [Kind, Times][];
  return [
    ...odd,
    ...times.flatMap(([kind, [least, most]]) => {
      const count = group.get(kind)?.length ?? 0;
      const { id, state, email } = location;
      if (count < least) return [`${email} was not told that appointment ${id} is ${state}`];
      if (count <= most) return [];
      const often = `${count} times, not ${most}`;
      return [`${email} was told "${headings[kind]}" ${often}: appointment ${id} is ${state}`];
    }),
  ];
}

/** The calendar event equals the appointment. */
function faultsOfEvents(location: RegisteredAppointment, own: readonly Letter[]): string[] {
  const { id, state, email, wasConfirmed, startsAt } = location;
  const events = own.flatMap(({ event }) => event ?? []);
  if (!wasConfirmed) {
    return events.length === 0 ? [] : [`${email} has appointment ${id} in a calendar, never had`];
  }
  const last = events.toSorted((one, other) => one.sequence - other.sequence).at(-1);
  const method = state === "cancelled" ? "CANCEL" : "REQUEST";
  if (last?.method === method && last.startsAt === startsAt) return [];
  const text = last === undefined ? "nothing" : `${last.method} of ${last.startsAt}`;
  return [`a calendar was last told ${text}: appointment ${id} is ${state}, ${startsAt}`];
}

/** Minor units; 0 if absent. */
function amountIn(text: string, line: string): number {
  const [, whole, minor] = new RegExp(`^${line}: €(\\d+)\\.(\\d\\d)\\.?$`, "m").exec(text) ?? [];
  return whole === undefined ? 0 : Number(`${whole}${minor}`);
}

/** The cancelling party and the exact refund. */
function faultsOfWords(
  location: RegisteredAppointment,
  own: readonly Letter[],
  owed: number,
): string[] {
  const letters = own.filter((letter) => kindOf(letter) === "cancelled");
  const labels = location.cancelledBy === "customer" ? "as you asked" : "has had to cancel";
  return letters.flatMap(({ text, to }) => {
    const released = amountIn(text, "Amount reserved on your card and released .+");
    const back = amountIn(text, "Refund") + released;
    return [
      ...(text.includes(labels) ? [] : [`${to} was told of another who cancelled ${location.id}`]),
      ...(back === owed ? [] : [`${to} was told of ${back} back, and it is ${owed}`]),
      ...(released > 0 && location.wasConfirmed
        ? [`${to} was told of ${released} released, of what may have been taken`]
        : []),
    ];
  });
}
