// Concurrent equal queries share one read.

import { batched } from "@frontdesk/database/batcher";
import type { Database } from "@frontdesk/database/database";

/** A caller never gets data read before its call. */
export function singleFlight<Question, Answer>(
  ask: (db: Database, question: Question) => Promise<Answer>,
  keyOf: (question: Question) => string,
): (db: Database, question: Question) => Promise<Answer> {
  return batched<Question, Answer>({
    orderOf: keyOf,
    ask: async (db, questions) => {
      const answer = await ask(db, questions.at(-1)!);
      return questions.map(() => answer);
    },
  });
}
