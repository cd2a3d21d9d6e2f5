import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import { accentSheet } from "@frontdesk/server/accent";
import { type Html, html, trusted } from "@frontdesk/server/html";
import { readTokens, type Tokens } from "@frontdesk/server/look";
import { pictureSize } from "@frontdesk/server/pictures/picture-size";
import { contentOf, type MailContent, type Row, shortName } from "./content.ts";
import {
  type AppointmentFacts,
  type CustomerMailInput,
  type CustomerNotice,
  dayAndClockFor,
  plainFacts,
  whenFor,
} from "./facts.ts";
import { invitationOf } from "./invitation.ts";

// Tables and inline styles, for limited mail programs. Classes switch to dark mode.

const { light, dark } = readTokens();

/** Some mail programs lack rem. */
function px(name: string): string {
  return `${Number.parseFloat(light[name]!) * 16}px`;
}

const font = light.font!.replaceAll('"', "'");
const size = (name: string) => `font-size:${px(name)};line-height:1.5`;
const strong = `font-weight:${light["weight-strong"]}`;
const gap = `margin:0 0 ${px("space-3")}`;

const styled = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(";");

const looks = {
  paper: styled(
    `margin:0;padding:${px("space-6")} ${px("space-3")}`,
    `font-family:${font}`,
    size("text"),
  ),
  card: styled(
    `max-width:560px;margin:0 auto;padding:${px("space-6")}`,
    `border-radius:${light["radius-card"]}`,
  ),
  ink: "",
  quiet: size("text-note"),
  label: styled(
    size("text-note"),
    `text-align:left;vertical-align:baseline;font-weight:${light.weight}`,
    `padding:${px("space-2")} ${px("space-4")} ${px("space-2")} 0`,
  ),
  value: `vertical-align:baseline;padding:${px("space-2")} 0;overflow-wrap:anywhere`,
  button: styled(
    `display:inline-block;padding:${px("space-3")} ${px("space-5")}`,
    `border-radius:${light.radius};text-decoration:none`,
    strong,
  ),
};
type Look = keyof typeof looks;

const coloursOf: Record<Look, (tokens: Tokens) => string[]> = {
  paper: ({ paper, ink }) => [`background-color:${paper}`, `color:${ink}`],
  card: ({ card, ink }) => [`background-color:${card}`, `color:${ink}`],
  ink: ({ ink }) => [`color:${ink}`],
  quiet: ({ quiet }) => [`color:${quiet}`],
  label: ({ quiet }) => [`color:${quiet}`],
  value: ({ ink }) => [`color:${ink}`],
  button: (tokens) => [`background-color:${tokens.accent}`, `color:${tokens["on-accent"]}`],
};

function as(look: Look, also = "") {
  return trusted(`class="${look}" style="${styled(looks[look], ...coloursOf[look](light), also)}"`);
}

const inTheDark = Object.entries(coloursOf).map(([look, colours]) => {
  const rules = colours(dark).map((rule) => `${rule}!important`);
  return `.${look}{${rules.join(";")}}`;
});
const sheet = trusted(
  `:root{color-scheme:light dark}@media(prefers-color-scheme:dark){${inTheDark.join("")}}`,
);

function buttonIn(color: string | null): string {
  const isReadable = color !== null && accentSheet(color) !== "";
  return isReadable ? `background-color:${color};color:#ffffff` : "";
}

export function mailPage(content: MailContent): string {
  const { tag, subject, heading, paragraphs, rows, action, notes, ending } = content;
  const button = as("button", buttonIn(content.color));
  const title = `margin:0 0 ${px("space-4")};font-size:${px("text-title")};line-height:1.25`;
  const document = html`<!doctype html>
<html lang="${tag}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${subject}</title>
    <style>${sheet}</style>
  </head>
  <body ${as("paper")}>
    <main ${as("card")}>
      <p ${as("quiet", gap)}>${headOf(content)}</p>
      <h1 ${as("ink", `${title};${strong}`)}>${heading}</h1>
      ${paragraphs.map((text) => html`<p ${as("ink", gap)}>${text}</p>`)}
      <table style="width:100%;border-collapse:collapse;margin:${px("space-4")} 0">
        ${rows.map(rowOf)}
      </table>
      ${action !== null && html`<p style="margin:${px("space-6")} 0">${linkTo(action, button)}</p>`}
      ${notes.map((text) => html`<p ${as("quiet", gap)}>${text}</p>`)}
      ${ending !== null && html`<p ${as("quiet", gap)}>${linkTo(ending, as("ink"))}</p>`}
    </main>
  </body>
</html>
`;
  return String(document);
}

/** The attributes keep the size in programs without styles. Its alternative text is the name. */
function headOf({ business, logo }: MailContent): Html | string {
  if (logo === null) return business;
  const { width, height } = pictureSize(logo);
  const scale = Math.min(48 / height, 240 / width);
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  // A transparent logo is drawn for a light ground.
  const look = `border:0;background-color:#ffffff;border-radius:${light.radius}`;
  return html`<img src="${logo}" alt="${business}" width="${across}" height="${down}"
        style="${look}">`;
}

function linkTo({ text, url }: NonNullable<MailContent["action"]>, look: Html): Html {
  return html`<a href="${url}" ${look}>${text}</a>`;
}

function rowOf({ label, lines, isPast = false }: Row): Html {
  const visible = lines.map((line, nth) => [
    nth > 0 && html`<br>`,
    isPast ? html`<s>${line}</s>` : line,
  ]);
  return html`<tr>
          <th scope="row" ${as("label")}>${label}</th>
          <td ${as("value")}>${visible}</td>
        </tr>
        `;
}

/**
 * It quotes no customer's text: strangers could send theirs through us. Metadata lacks `link`: it
 * permits actions, and file mail logs metadata.
 */
export function customerMail(all: AppointmentFacts, input: CustomerMailInput): Mail {
  const { customer, notice, link, sender, plainName } = input;
  const isPlain = plainName !== undefined;
  const facts = isPlain ? plainFacts(all, plainName) : all;
  const content = contentOf(facts, isPlain ? withoutTexts(input) : input);
  const method = methodFor(notice);
  const { name, email } = facts.business;
  return {
    to: customer.email,
    ...(!isPlain && { fromName: name }),
    ...(email !== null && { replyTo: email }),
    subject: content.subject,
    text: plainText(content),
    html: mailPage(content),
    ...(method !== undefined && {
      calendar: invitationOf(facts, {
        method,
        sender,
        attendee: customer.email,
        // Users share calendars, so no proof.
        link: link.replace(/\?.*$/s, ""),
      }),
    }),
    ...(notice.kind === "reminder" && { unsubscribe: notice.unsubscribe }),
  };
}

const withoutTexts = (input: CustomerMailInput): CustomerMailInput => ({
  ...input,
  ownText: undefined,
  message: undefined,
  logo: undefined,
});

/** iTIP method; undefined without a change for the calendar. */
function methodFor(notice: CustomerNotice): "REQUEST" | "CANCEL" | undefined {
  const { kind } = notice;
  if (kind === "moved") return notice.answerBy === null ? "REQUEST" : undefined;
  if (kind === "confirmed") return "REQUEST";
  return kind === "cancelled" ? "CANCEL" : undefined;
}

export function plainText(content: MailContent): string {
  const { heading, paragraphs, rows, action, notes, ending } = content;
  const linksTo = (...all: MailContent["action"][]) =>
    all.filter((one) => one !== null).map(({ text, url }) => `${text}:\n${url}`);
  const parts = [
    heading,
    ...paragraphs,
    rows.map(lineOf).join("\n"),
    ...linksTo(action),
    ...(notes.length > 0 ? [notes.join("\n")] : []),
    ...linksTo(ending),
  ];
  return `${parts.join("\n\n")}\n`;
}

function lineOf({ label, lines }: Row): string {
  return `${label}: ${lines.join("\n  ")}`;
}

export type StaffNotice =
  | { kind: "new"; by: "customer" | "staff" }
  | { kind: "moved"; startedAt: Date; answerBy: Date | null }
  | { kind: "moved_away"; startedAt: Date }
  | { kind: "cancelled"; by: "business" | "customer" }
  | { kind: "to_approve"; answerBy: Date }
  | { kind: "attention"; because: "displaced" | "payment" };

interface StaffMailInput {
  to: string;
  notice: StaffNotice;
  /** Null without the permission to see clients. */
  customerName: string | null;
  link: string;
}

const titles: Record<StaffNotice["kind"], string> = {
  new: "New appointment",
  moved: "Appointment moved",
  moved_away: "Appointment moved to another staff member",
  cancelled: "Appointment cancelled",
  to_approve: "Appointment to approve",
  attention: "Appointment needs your attention",
};

const needs = {
  displaced: `A staff member, room or other resource of this appointment is no longer available. We
have not notified the customer. Move the appointment, or cancel it.`,
  payment: "We could not settle the payment for this appointment. See its payment for details.",
};

export function staffMail(facts: AppointmentFacts, input: StaffMailInput): Mail {
  const { to, notice, customerName, link } = input;
  const { serviceName, startsAt, endsAt, resourceNames, business } = facts;
  const reader = { tag: "en-GB", timezone: business.timezone };
  const start = dayAndClockFor(reader, startsAt);
  const service = serviceName === null ? [] : [shortName(serviceName)];
  return {
    to,
    link,
    subject: `${titles[notice.kind]}: ${[...service, start].join(", ")}`,
    text: `${sentence(notice, (at) => dayAndClockFor(reader, at))}

${service.map((name) => `  ${name}\n`).join("")}  ${whenFor(reader, startsAt, endsAt)}
${resourceNames.map((name) => `  ${shortName(name)}\n`).join("")}
${callingThemselves(customerName)}${link}
`,
  };
}

function callingThemselves(name: string | null): string {
  return name === null ? "" : `The customer gave this name:\n\n${quoted(name)}\n\n`;
}

const untilAnswered = (by: string) =>
  `We decline it automatically unless you approve it by
${by}. The link alone approves nothing.`;

function stillPending(
  { answerBy }: Extract<StaffNotice, { kind: "moved" }>,
  at: (moment: Date) => string,
): string {
  return answerBy === null ? "" : ` It is still a request.\n${untilAnswered(at(answerBy))}`;
}

function sentence(notice: StaffNotice, at: (moment: Date) => string): string {
  switch (notice.kind) {
    case "new":
      return notice.by === "customer"
        ? "A customer booked this appointment."
        : "A staff member booked this appointment for a customer.";
    case "moved": {
      const pending = stillPending(notice, at);
      return `This appointment has a new time. It was ${at(notice.startedAt)}.${pending}`;
    }
    case "moved_away":
      return `This appointment is no longer yours. It was ${at(notice.startedAt)}.`;
    case "cancelled":
      return notice.by === "customer"
        ? "The customer cancelled this appointment."
        : "A staff member cancelled this appointment.";
    case "to_approve":
      return `A customer requests this appointment. ${untilAnswered(at(notice.answerBy))}`;
    case "attention":
      return needs[notice.because];
  }
}
