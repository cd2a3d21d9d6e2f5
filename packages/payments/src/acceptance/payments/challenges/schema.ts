import { type Static, Type } from "typebox";
import { challenges } from "./step.ts";

const Hints = Type.Array(Type.String(), {
  description: "To be sent along with the order from now on, after those it has",
});

const Challenge = Type.Object({
  name: Type.String({ description: "For people; what has to be done is said by the type" }),
  type: Type.Enum(
    Object.values(challenges).map(({ type }) => type),
    {
      description:
        "How it is taken after the order was posted to the path: `fetch` answers hints at once; " +
        "the others answer a form to send in an iframe, seen or unseen, which ends with a message",
    },
  ),
  path: Type.String({ description: "Where to post the same order, with the hints it has" }),
});

export const Challenges = Type.Object({
  challenges: Type.Array(Challenge, { description: "One of which has to be taken" }),
});

export const FetchAnswer = Type.Object({ hints: Hints });
export type FetchAnswer = Static<typeof FetchAnswer>;

export const IframeAnswer = Type.Object({
  action: Type.String({ description: "Where the form goes, in an iframe" }),
  method: Type.Enum(["GET", "POST"]),
  fields: Type.Record(Type.String(), Type.String(), { description: "The fields of the form" }),
  width: Type.Optional(Type.Integer({ description: "Of the iframe, in pixels" })),
  height: Type.Optional(Type.Integer({ description: "Of the iframe, in pixels" })),
  timeout: Type.Integer({
    description: "Milliseconds to wait for the message `{hints}` from the window of the iframe",
  }),
  hints: Type.Optional(
    Type.Array(Type.String(), { description: "What to go on with when no message came in time" }),
  ),
});
export type IframeAnswer = Static<typeof IframeAnswer>;
