import { longestPictureText } from "@frontdesk/server/pictures/picture";
import { EmailText, PhoneText } from "@frontdesk/server/text/fields";
import { type TSchema, Type } from "typebox";
import { ColorText } from "../../core/colors.ts";
import { mailKinds } from "./kinds.ts";

const orNull = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
const text = (maxLength: number) => Type.String({ maxLength });

const PageText = Type.Object({
  subject: Type.Optional(Type.String({ maxLength: 200 })),
  paragraph: Type.Optional(Type.String({ maxLength: 2000 })),
});

const byKind = <Text extends TSchema>(Text: Text) =>
  Type.Object(
    Object.fromEntries(
      mailKinds.map((kind) => [
        kind,
        Type.Optional(Type.Record(Type.String(), Text, { maxProperties: 100 })),
      ]),
    ) as Record<
      (typeof mailKinds)[number],
      ReturnType<typeof Type.Optional<ReturnType<typeof Type.Record<typeof Word, Text>>>>
    >,
    {
      description:
        "Extra mail texts by type and language (`da`). Variables in braces: service, " +
        "resource, date, time and business",
    },
  );
const Word = Type.String();

const plain = {
  published: Type.Boolean({
    description: "Requires contact_email, and privacy_url or privacy_text",
  }),
  title: orNull(
    Type.String({ maxLength: 100, "x-text": "name" }),
    "Defaults to the account's name",
  ),
  intro: orNull(text(5000)),
  phone: orNull(PhoneText()),
  address: orNull(Type.String({ maxLength: 500, "x-text": "address" })),
  contact_email: orNull(EmailText(), "The reply-to address of mails to customers"),
  privacy_url: orNull(text(2000)),
  terms_url: orNull(text(2000)),
  privacy_text: orNull(text(20_000), "Plain paragraphs that we serve; alternative to privacy_url"),
  terms_text: orNull(text(20_000), "Plain paragraphs that we serve; alternative to terms_url"),
};

const lists = {
  websites: Type.Array(text(255), {
    maxItems: 20,
    description: "Origins that may embed the page: https://example.com",
  }),
  notices_to: Type.Array(EmailText(), {
    maxItems: 20,
    description: "Recipients of appointment mails, besides the booked members",
  }),
  reminders: Type.Array(Type.Integer({ minimum: 5, maximum: 44_640 }), {
    maxItems: 3,
    description: "Minutes before the start",
  }),
  retention_months: Type.Integer({
    minimum: 1,
    maximum: 120,
    description: "Months until clients are erased",
  }),
};

export const BookingPage = Type.Object({
  ...plain,
  ...lists,
  accent_color: orNull(Type.String(), "#RRGGBB"),
  logo_url: orNull(Type.String(), "The public URL of the logo; a new logo has a new URL"),
  texts: byKind(Type.Object({ subject: Type.String(), paragraph: Type.String() })),
  url: Type.String({
    description: "The URL of the published page; services follow by their `public_id`",
  }),
});

export const ChangedPage = Type.Partial(
  Type.Object({
    ...plain,
    ...lists,
    accent_color: orNull(ColorText),
    logo: orNull(
      text(longestPictureText),
      "A PNG, JPEG or WebP picture in base64, for pages and mails: at most 300 KB and " +
        "1,024 by 1,024 pixels. We remove its metadata, orientation included",
    ),
    texts: byKind(PageText),
  }),
);
