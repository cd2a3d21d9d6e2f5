import type { Problem } from "@frontdesk/server/refusal";
import { isLongerThan } from "@frontdesk/server/text/length";
import { type RecordedChange, record, recordingOf } from "../../changes/outbox/store.ts";
import { colorFor } from "../../core/colors.ts";
import { unprocessable } from "../../core/refusals.ts";
import { tryFreely } from "../../inventory/capacity/capacity.ts";
import type { Question } from "../../offering/services/service.ts";
import { bookingOf, type ChangeRecorder, creationOf } from "../../planning/bookings/booking.ts";
import { type ReadBooking, readSessionBookings } from "../../planning/bookings/sessions/store.ts";
import type { BookingRow } from "../../planning/bookings/store.ts";
import { type ClientRow, clientOf } from "../../planning/clients/client.ts";
import { findOrMakeClient, readCustomer } from "../../planning/clients/customer.store.ts";
import { forgetNotices, queueNotices } from "../notices.store.ts";
import {
  type AppointmentRow,
  appointmentOf,
  countTaken,
  heldToVerifyMs,
  needsCard,
} from "./appointment.ts";
import { confirmHold } from "./holding.store.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import { checkHeld } from "./release.ts";
import {
  accept,
  confirmedNotices,
  confirmedTransition,
  type TransitionContext,
  underLocks,
} from "./steps.ts";
import { type AppointmentTransition, saveAppointment } from "./store.ts";

type ProofRow = Pick<AppointmentRow, "state" | "snapshot" | "email" | "verified_at">;

export const mustVerify = ({ state, snapshot, email, verified_at: at }: ProofRow): boolean =>
  state === "held" && snapshot.verify_email && email !== null && at === null;

/** Extends the hold once, from the first mail. Needs the lock. */
async function askForProof(
  { db, now }: TransitionContext,
  accountId: number,
  row: AppointmentRow,
): Promise<AppointmentRow> {
  const at = now();
  const { id, starts_at: startsAt, held_until: heldUntil, verify_asked_at: requestedAt } = row;
  const since = requestedAt ?? at;
  const until = Math.min(since.getTime() + heldToVerifyMs, startsAt.getTime());
  await queueProof({ db, now }, accountId, id);
  const transition = {
    verify_asked_at: since,
    held_until: new Date(Math.max(until, heldUntil?.getTime() ?? 0)),
  };
  return await saveAppointment(db, { accountId, id, at }, transition);
}

export async function sendProofAgain(
  context: TransitionContext,
  recorder: ChangeRecorder,
  id: number,
): Promise<AppointmentRow> {
  return await underLocks(context, recorder, { id }, async (context, { appointment }) => {
    checkHeld(appointment, context.now());
    if (!mustVerify(appointment)) throw refusals.otherState(appointment.state);
    await queueProof(context, recorder.account.id, id);
    return appointment;
  });
}

/** Repeated requests share a queued mail. */
async function queueProof(
  { db, now }: Pick<TransitionContext, "db" | "now">,
  accountId: number,
  appointmentId: number,
): Promise<void> {
  await forgetNotices(db, { accountId, appointmentId, kind: "verify" });
  await queueNotices(db, { accountId, appointmentId, kinds: ["verify"], at: now() });
}

export interface FreeConfirming {
  seen: AppointmentRow;
  transition: AppointmentTransition & { name: string; email: string; phone: string | null };
}

export async function confirmFreely(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { seen, transition }: FreeConfirming,
): Promise<AppointmentRow | undefined> {
  const { db, now } = context;
  const accountId = recorder.account.id;
  const bookings = await readSessionBookings(db, { accountId, sessionId: seen.session_id });
  const isWaiting = bookings.some(({ waits, held }) => !held || waits.includes(true));
  if (isWaiting || bookings.length !== countTaken(seen.snapshot)) return undefined;
  const { customer, newId } = await readCustomer(db, accountId, transition.email);
  const at = now();
  const client = customer ?? newClientOf(newId, { ...transition, locale: seen.locale, at });
  const whole = { ...transition, client_id: client.id, ...confirmedTransition(at) };
  const after = { ...seen, ...whole, updated_at: at, revision: seen.revision + 1 };
  const changes: RecordedChange[] = [
    ...(customer === undefined ? [createdClient(context, recorder, client)] : []),
    ...bookings.map((row) => bookedOf(context, recorder, { row, client, at })),
    {
      kind: "appointment",
      action: "create",
      id: seen.id,
      after: appointmentOf(after, context, recorder.account.subdomain),
    },
  ];
  const recording = recordingOf(recorder, at, ...changes);
  const isNewClient = customer === undefined;
  return await tryFreely(db, (db) =>
    confirmHold(db, {
      accountId,
      seen,
      bookings,
      client,
      isNewClient,
      transition: whole,
      recording,
      at,
      kinds: confirmedNotices,
    }),
  );
}

interface ClientDetails {
  name: string;
  email: string;
  phone: string | null;
  locale: string;
  at: Date;
}

function newClientOf(id: number, { name, email, phone, locale, at }: ClientDetails): ClientRow {
  return {
    id,
    creator_id: null,
    name,
    color: colorFor(name),
    notes: null,
    email,
    phone,
    locale,
    reminders_off: false,
    archived: false,
    created_at: at,
    updated_at: at,
    deleted_at: null,
  };
}

function createdClient(
  context: TransitionContext,
  { account }: ChangeRecorder,
  client: ClientRow,
): RecordedChange {
  const after = clientOf(client, { ...context, account });
  return { kind: "client", action: "create", id: client.id, after };
}

interface BookedRow {
  row: ReadBooking;
  client: ClientRow;
  at: Date;
}

function bookedOf(
  context: TransitionContext,
  { account }: ChangeRecorder,
  { row, client, at }: BookedRow,
): RecordedChange {
  const { resource, version: _read, ...own } = row;
  const booked: BookingRow = { ...own, held: false, client_id: client.id, updated_at: at };
  const { id, name, color } = client;
  const parties = { resource, project: null, client: { id, name, color } };
  return creationOf(bookingOf(booked, context, account.subdomain), parties);
}

export interface Details {
  name: string;
  email: string;
  phone: string | null;
  answers: AnswersInput;
  consents: Readonly<Record<string, unknown>>;
}

interface Coming {
  row: AppointmentRow;
  details: Details;
}

/** A payment or proof of address may come first. */
export async function giveDetails(
  context: TransitionContext,
  recorder: ChangeRecorder,
  coming: Coming,
): Promise<AppointmentRow> {
  const transition = isPlain(coming, context.now())
    ? transitionOf(coming.row, coming.details)
    : undefined;
  const confirmed =
    transition && (await confirmFreely(context, recorder, { seen: coming.row, transition }));
  return confirmed ?? (await giveUnderLocks(context, recorder, coming));
}

function isPlain({ row, details }: Coming, now: Date): boolean {
  const { state, held_until: until, client_id: clientId, snapshot } = row;
  if (state !== "held" || until === null || until <= now || clientId !== null) return false;
  if (snapshot.approval !== "none" || snapshot.verify_email || needsCard(row)) return false;
  return problemsInAnswers(snapshot.questions, details.answers).length === 0;
}

const transitionOf = (row: AppointmentRow, details: Details) => ({
  ...details,
  ...(isOtherAddress(row, details) && { verified_at: null }),
});

async function giveUnderLocks(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { row: { id }, details }: Coming,
): Promise<AppointmentRow> {
  return await underLocks(context, recorder, { id }, async (context, locked) => {
    const { db, now } = context;
    const { appointment } = locked;
    if (isRepeated(appointment, details)) return appointment;
    checkHeld(appointment, now());
    checkChangeable(appointment, details);
    const problems = problemsInAnswers(appointment.snapshot.questions, details.answers);
    if (problems.length > 0) throw unprocessable(problems);
    const accountId = recorder.account.id;
    const isOther = isOtherAddress(appointment, details);
    const transition = transitionOf(appointment, details);
    const existing = { ...appointment, ...transition };
    const isUnproved = mustVerify(existing);
    if (!isUnproved && !needsCard(appointment)) {
      const after = { ...locked, appointment: existing, unwritten: transition };
      return await acceptVerified(context, recorder, after);
    }
    const saved = await saveAppointment(db, { accountId, id, at: now() }, transition);
    return isUnproved && isOther ? await askForProof(context, accountId, saved) : saved;
  });
}

const isRepeated = ({ state, email }: AppointmentRow, details: Details): boolean =>
  (state === "confirmed" || state === "requested") && email === details.email;

type Address = Pick<Details, "email">;

const isOtherAddress = ({ email }: AppointmentRow, details: Address): boolean =>
  email?.toLowerCase() !== details.email.toLowerCase();

export const asksForProof = (row: AppointmentRow, details: Address): boolean =>
  isOtherAddress(row, details) && mustVerify({ ...row, ...details, verified_at: null });

function checkChangeable(row: AppointmentRow, details: Details): void {
  const isFixed = row.snapshot.verify_email && row.sent_at !== null;
  if (isFixed && isOtherAddress(row, details)) throw refusals.otherState(row.state);
}

type AcceptInput = Parameters<typeof accept>[2];

export async function acceptVerified(
  context: TransitionContext,
  recorder: ChangeRecorder,
  locked: AcceptInput,
): Promise<AppointmentRow> {
  const { db, now } = context;
  const { name, email, phone, locale, client_id: existing } = locked.appointment;
  if (existing !== null || name === null || email === null) {
    return await accept(context, recorder, locked);
  }
  const accountId = recorder.account.id;
  const at = now();
  const customer = { accountId, name, email, phone, locale, at, color: colorFor(name) };
  const { client, isNew } = await findOrMakeClient(db, customer);
  if (isNew) await record(context, recorder, createdClient(context, recorder, client));
  const transition = { client_id: client.id };
  return await accept(context, recorder, {
    ...locked,
    appointment: { ...locked.appointment, ...transition },
    unwritten: { ...locked.unwritten, ...transition },
  });
}

type AnswersInput = Readonly<Record<string, unknown>>;

function problemsInAnswers(questions: readonly Question[], answers: AnswersInput): Problem[] {
  const requests = new Set(questions.map(({ id }) => id));
  const strange = Object.keys(answers).filter((id) => !requests.has(id));
  return [
    ...strange.map((id) => refusals.strangeAnswer(`answers.${id}`)),
    ...questions.flatMap((question) => {
      const problem = problemOf(question, answers[question.id]);
      return problem === undefined ? [] : [problem];
    }),
  ];
}

function problemOf(question: Question, answer: unknown): Problem | undefined {
  const field = `answers.${question.id}`;
  if (isNothing(answer)) return question.required ? refusals.noAnswer(field) : undefined;
  return isFit(question, answer) ? undefined : refusals.unfitAnswer(field);
}

const isNothing = (answer: unknown): boolean =>
  answer === undefined ||
  answer === false ||
  (typeof answer === "string" && answer.trim() === "") ||
  (Array.isArray(answer) && answer.length === 0);

const longest = { text: 500, long_text: 5_000 };

function isFit({ kind, options }: Question, answer: unknown): boolean {
  if (kind === "number") return typeof answer === "number" && Number.isFinite(answer);
  if (kind === "checkbox") return answer === true;
  if (kind === "choices") {
    const isEach = Array.isArray(answer) && answer.every((one) => options.includes(one as string));
    return isEach && new Set(answer).size === answer.length;
  }
  if (typeof answer !== "string") return false;
  return kind === "choice" ? options.includes(answer) : !isLongerThan(answer, longest[kind]);
}
