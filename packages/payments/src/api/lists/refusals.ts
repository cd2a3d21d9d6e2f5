// Why a list is not looked through to its end; both ends of the range are told together.
import { catalogue } from "@frontdesk/server/refusal";

export const mostLooked = 10_000;

const tooFar = {
  message: `must narrow the range: the filter looks at ${mostLooked} ids at most`,
  when: `The filter would look at more than ${mostLooked} ids`,
};

export const listRefusals = catalogue({
  after: { field: "after", ...tooFar },
  before: { field: "before", ...tooFar },
});
