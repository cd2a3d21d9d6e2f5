import { EmailText, PhoneText } from "@frontdesk/server/text/fields";
import { type TSchema, Type } from "typebox";
import { ColorText } from "../../ground/colors.ts";
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
        "By kind and language, `da`: what mails say besides; in braces may stand service, " +
        "resource, date, time and business",
    },
  );
const Word = Type.String();

const plain = {
  published: Type.Boolean({
    description: "Needs contact_email, and privacy_url or privacy_text",
  }),
  title: orNull(
    Type.String({ maxLength: 100, "x-text": "name" }),
    "The account's name where it is null",
  ),
  intro: orNull(text(5000)),
  phone: orNull(PhoneText()),
  address: orNull(Type.String({ maxLength: 500, "x-text": "address" })),
  contact_email: orNull(EmailText(), "Where customers' answers to mails go"),
  privacy_url: orNull(text(2000)),
  terms_url: orNull(text(2000)),
  privacy_text: orNull(text(20_000), "In place of privacy_url: plain paragraphs, which we serve"),
  terms_text: orNull(text(20_000), "In place of terms_url: plain paragraphs, which we serve"),
};

const lists = {
  websites: Type.Array(text(255), {
    maxItems: 20,
    description: "Origins that may frame the page: https://example.com",
  }),
  notices_to: Type.Array(EmailText(), {
    maxItems: 20,
    description: "Who hears of appointments, beside the people who are booked",
  }),
  reminders: Type.Array(Type.Integer({ minimum: 5, maximum: 44_640 }), {
    maxItems: 3,
    description: "Minutes before the start",
  }),
  retention_months: Type.Integer({
    minimum: 1,
    maximum: 120,
    description: "After so many, who came is forgotten",
  }),
};

export const BookingPage = Type.Object({
  ...plain,
  ...lists,
  accent_color: orNull(Type.String(), "As #RRGGBB"),
  texts: byKind(Type.Object({ subject: Type.String(), paragraph: Type.String() })),
  url: Type.String({
    description: "Where customers book, once it is published; services by their `public_id` below",
  }),
});

/** Only what is given changes. */
export const ChangedPage = Type.Partial(
  Type.Object({ ...plain, ...lists, accent_color: orNull(ColorText), texts: byKind(PageText) }),
);
