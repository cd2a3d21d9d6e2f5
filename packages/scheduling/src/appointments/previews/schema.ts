import { spoken } from "@frontdesk/server/words/locale";
import { Type } from "typebox";
import { mailKinds } from "../../offering/booking-pages/kinds.ts";
import { NewService } from "../../offering/services/schema.ts";

export const MailQuery = Type.Object({
  kind: Type.Enum([...mailKinds]),
  language: Type.Enum([...spoken]),
  subject: Type.Optional(Type.String({ maxLength: 200, description: "The default text if empty" })),
  paragraph: Type.Optional(Type.String({ maxLength: 2000, description: "No text if empty" })),
});

export const PreviewedMail = Type.Object({
  subject: Type.String(),
  text: Type.String({ description: "The plain-text version" }),
  html: Type.String({ description: "The HTML version" }),
});

export const PageQuery = Type.Object({
  step: Type.Enum(["services", "whom", "times", "details", "terms"]),
  locale: Type.Optional(
    Type.String({ maxLength: 35, description: "`da-DK`; defaults to English" }),
  ),
  service: NewService,
  service_id: Type.Optional(
    Type.Integer({
      description: "The existing service that this draft changes; the draft replaces it",
    }),
  ),
});

export const PreviewedPage = Type.Object({
  html: Type.String({ description: "The HTML body of the page" }),
  style: Type.String({ description: "The page's style sheet" }),
  locale: Type.String({ description: "The language of the page" }),
});
