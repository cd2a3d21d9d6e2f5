import type { Problem } from "@frontdesk/server/refusal";
import { isLongerThan } from "@frontdesk/server/text/length";
import type { Question } from "../../offering/services/terms.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";

export type AnswersInput = Readonly<Record<string, unknown>>;

export function problemsInAnswers(
  questions: readonly Question[],
  answers: AnswersInput,
): Problem[] {
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
