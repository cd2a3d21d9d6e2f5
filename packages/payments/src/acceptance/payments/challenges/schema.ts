import { type Static, Type } from "typebox";
import { challenges } from "./next.ts";

const Hints = Type.Array(Type.String(), {
  description: "Send these with the order from now on, after all earlier hints",
});

const Challenge = Type.Object({
  name: Type.String({ description: "Name for display. Choose by `type`" }),
  type: Type.Enum(
    Object.values(challenges).map(({ type }) => type),
    {
      description:
        "How to solve the challenge after posting the order to `path`. `fetch` returns " +
        "hints at once. The other types return a form for a hidden or visible iframe, " +
        "and the iframe posts a message at the end",
    },
  ),
  path: Type.String({ description: "Post the same order here, with its hints" }),
});

export const Challenges = Type.Object({
  challenges: Type.Array(Challenge, { description: "Solve any one of these" }),
});

export const FetchAnswer = Type.Object({ hints: Hints });
export type FetchAnswer = Static<typeof FetchAnswer>;

export const IframeAnswer = Type.Object({
  action: Type.String({ description: "Target of the form, in an iframe" }),
  method: Type.Enum(["GET", "POST"]),
  fields: Type.Record(Type.String(), Type.String(), { description: "The form fields" }),
  width: Type.Optional(Type.Integer({ description: "Width of the iframe in pixels" })),
  height: Type.Optional(Type.Integer({ description: "Height of the iframe in pixels" })),
  timeout: Type.Integer({
    description: "Milliseconds to wait for the message `{hints}` from the iframe",
  }),
  hints: Type.Optional(
    Type.Array(Type.String(), { description: "Hints to use after the timeout" }),
  ),
});
export type IframeAnswer = Static<typeof IframeAnswer>;
