import { Type } from "typebox";

export const ConsentQuestion = Type.Object({
  query: Type.String({
    maxLength: 20_000,
    description: "What stood behind the question mark of `/oauth/authorize`",
  }),
});

/** What a person is asked, or where they are sent when they cannot be asked so. */
export const ConsentAsked = Type.Object({
  application: Type.String({ description: "Its name" }),
  maker: Type.String({ description: "Who registered it" }),
  phrases: Type.Array(Type.String(), { description: "What it could do, in words" }),
  step_up: Type.Boolean({ description: "Whether it takes a second factor, where they have one" }),
  accounts: Type.Array(Type.String(), { description: "The names of the person's accounts" }),
  redirect_url: Type.String({ description: "Where the answer goes in the end" }),
  parameters: Type.Record(Type.String(), Type.String(), {
    description: "The request as it was understood, which is what is allowed",
  }),
  continue_url: Type.String({ description: "Where the person is sent with what they decided" }),
  declined_url: Type.Union([Type.String(), Type.Null()], {
    description: "Where they are sent at once, with what is wrong with the request",
  }),
});
