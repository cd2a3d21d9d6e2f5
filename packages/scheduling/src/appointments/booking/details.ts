import type { Problem } from "@frontdesk/server/refusal";
import { isLongerThan } from "@frontdesk/server/text/length";
import { record } from "../../changes/outbox/records.ts";
import { colorFor } from "../../core/colors.ts";
import { unprocessable } from "../../core/refusals.ts";
import type { Question } from "../../offering/services/terms.ts";
import type { ChangeRecorder } from "../../planning/bookings/tell.ts";
import { findOrMakeClient } from "../../planning/clients/customer.store.ts";
import { type AppointmentRow, needsCard } from "./appointment.ts";
import { confirmFreely, createdClient } from "./confirm-freely.ts";
import { type TransitionContext, underLocks } from "./locked.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";
import { checkHeld } from "./release.ts";
import { accept } from "./steps.ts";
import { saveAppointment } from "./store.ts";
import { askForProof, mustVerify } from "./verify.ts";

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
