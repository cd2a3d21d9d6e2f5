import { Type } from "typebox";

export const ConsentQuestion = Type.Object({
  query: Type.String({
    maxLength: 20_000,
    description: "The query string of `/oauth/authorize`",
  }),
});

export const ConsentPrompt = Type.Object({
  application: Type.String({ description: "The application's name" }),
  maker: Type.String({ description: "The developer of the application" }),
  phrases: Type.Array(Type.String(), { description: "The requested scopes, in words" }),
  step_up: Type.Boolean({
    description: "True if the application requires a second factor of people with one",
  }),
  accounts: Type.Array(Type.String(), { description: "The names of the person's accounts" }),
  redirect_url: Type.String({ description: "The origin of the redirect URL" }),
  parameters: Type.Record(Type.String(), Type.String(), {
    description: "The validated request; consent covers exactly this",
  }),
  continue_url: Type.String({ description: "The URL to open with the person's decision" }),
  declined_url: Type.Union([Type.String(), Type.Null()], {
    description: "The redirect URL with the error, if the request is invalid",
  }),
});

export const ConsentPage = {
  description: "The consent page",
  content: { "text/html": { schema: Type.String() } },
};

export const ConsentRedirect = Type.Null({
  description:
    "Redirects to the sign-in, or to the application with an error (RFC 6749, section 4.1.2.1)",
});
