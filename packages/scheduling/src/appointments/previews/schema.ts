import { spoken } from "@frontdesk/server/words/locale";
import { Type } from "typebox";
import { mailKinds } from "../../offering/booking-pages/kinds.ts";
import { NewService } from "../../offering/services/schema.ts";

/** An owner's words, as they would be. */
export const AskedMail = Type.Object({
  kind: Type.Enum([...mailKinds]),
  language: Type.Enum([...spoken]),
  subject: Type.Optional(Type.String({ maxLength: 200, description: "Ours where it is empty" })),
  paragraph: Type.Optional(Type.String({ maxLength: 2000, description: "None where it is empty" })),
});

export const PreviewedMail = Type.Object({
  subject: Type.String(),
  text: Type.String({ description: "For who reads text alone" }),
  html: Type.String({ description: "A document" }),
});

/** A service as it would be, and what of the page is to be seen. */
export const AskedPage = Type.Object({
  step: Type.Enum(["services", "whom", "times", "details", "terms"]),
  locale: Type.Optional(
    Type.String({ maxLength: 35, description: "`da-DK`; English unless given" }),
  ),
  service: NewService,
  service_id: Type.Optional(
    Type.Integer({ description: "The one that it is a change of, which it stands in place of" }),
  ),
});

export const PreviewedPage = Type.Object({
  html: Type.String({ description: "What stands in the page" }),
  style: Type.String({ description: "Its style sheet" }),
  locale: Type.String({ description: "What it is written in" }),
});
