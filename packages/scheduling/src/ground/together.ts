// Where many ask the same at once, as for one time that all want, it is read once for all of them.
import type { Database } from "@frontdesk/database/database";
import { gathered } from "@frontdesk/database/gather";

/**
 * Has equal questions that wait be asked once. Nobody is answered by what was read before they
 * asked: who comes while it is read waits for the next reading.
 */
export function askedTogether<Question, Answer>(
  ask: (db: Database, question: Question) => Promise<Answer>,
  keyOf: (question: Question) => string,
): (db: Database, question: Question) => Promise<Answer> {
  return gathered<Question, Answer>({
    placeOf: keyOf,
    ask: async (db, questions) => {
      const answer = await ask(db, questions.at(-1)!);
      return questions.map(() => answer);
    },
  });
}
