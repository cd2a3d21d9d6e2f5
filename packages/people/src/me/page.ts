import { type Html, html } from "@frontdesk/server/html";
import { longestName } from "@frontdesk/server/names";
import {
  codeField,
  currentField,
  field,
  notice,
  type Problems,
  tokenField,
} from "../pages/form.ts";
import type { RenderedPage } from "../pages/layout.ts";
import type { SignedIn } from "../sessions/session.ts";
import type { Session } from "../sessions/store.ts";
import { passwordHint } from "../sign-up/page.ts";

type MeField =
  | ("name" | "email" | "address" | "addressCode")
  | ("current" | "password" | "factor" | "code");

export interface Me {
  person: SignedIn;
  token: string;
  sessions: readonly Session[];
  hasSecondFactor: boolean;
  backupCodes: number;
  problems?: Problems<MeField>;
  name?: string | undefined;
  asked?: string | undefined;
  email?: string | undefined;
  message?: string;
  isThrottled?: boolean;
}

const notices: Record<string, string> = {
  name: "Your name is changed.",
  password: "Your password is changed. We signed you out everywhere else.",
  mailed: "We sent you a mail with a link.",
  "address-mailed": "We sent a mail with a link to the new address.",
  address: "Your address is changed. We signed you out everywhere else.",
  "factor-off": "The second factor is off.",
  "factor-on":
    "The second factor is on. If you did not see its backup codes, create new ones here.",
  sessions: "The session is signed out.",
};

export function mePage(me: Me): RenderedPage {
  const { person, token, problems = {}, message = "", isThrottled = false } = me;
  const hasProblem = isThrottled || Object.keys(problems).length > 0;
  const text = Object.hasOwn(notices, message) ? notices[message] : undefined;
  return {
    title: "Your account",
    status: isThrottled ? 429 : hasProblem ? 400 : 200,
    hasProblem,
    isWide: true,
    person,
    token,
    body: html`${text !== undefined && notice(text)}
${isThrottled && notice("Too many attempts. Please wait a while, then try again.", true)}
${nameCard(me)}${addressCard(me)}${passwordCard(me)}${factorCard(me)}${sessionsCard(me)}`,
  };
}

function nameCard({ person, token, name, problems = {} }: Me): Html {
  return html`<section class="card" aria-labelledby="name-title">
<h2 id="name-title">Your name</h2>
<form method="post" action="/me/name" novalidate>${tokenField(token)}
${field({
  name: "name",
  label: "Name",
  value: name ?? person.name ?? "",
  problem: problems.name,
  autocomplete: "name",
  longest: longestName,
  isFocused: problems.name !== undefined,
})}
<button class="second" type="submit">Change the name</button></form></section>`;
}

function passwordCard({ person, token, problems = {} }: Me): Html {
  return html`<section class="card" aria-labelledby="password-title">
<h2 id="password-title">Your password</h2>
<form method="post" action="/me/password" novalidate>${tokenField(token)}
<input type="hidden" name="email" value="${person.email}" autocomplete="username">
${currentField("current", problems.current)}
${field({
  name: "password",
  label: "New password",
  type: "password",
  hint: passwordHint,
  problem: problems.password,
  autocomplete: "new-password",
  isFocused: problems.password !== undefined,
})}
<button class="second" type="submit">Change the password</button></form></section>`;
}

function factorCard({ person, token, hasSecondFactor, backupCodes, problems = {} }: Me): Html {
  return html`<section class="card" aria-labelledby="factor-title">
<h2 id="factor-title">Second factor</h2>
${
  hasSecondFactor
    ? html`<p>On: each sign-in also needs a code from your app.
Backup codes left: ${backupCodes}.</p>
<form method="post" action="/me/backup-codes" novalidate>${tokenField(token)}
${currentField("factor", problems.factor)}
${codeField(problems.code)}
<div class="choices">
<button class="second" type="submit">Create new backup codes</button>
<button class="danger" type="submit" formaction="/me/second-factor/remove">Turn it off</button>
</div></form>`
    : html`<p>Off. If you turn it on, each sign-in also needs a code from an app on your phone.</p>
${
  person.emailVerified
    ? html`<form method="post" action="/me/second-factor" novalidate>${tokenField(token)}
${currentField("factor", problems.factor)}
<button class="second" type="submit">Turn it on</button></form>`
    : html`<p class="quiet">Confirm your address first.</p>`
}`
}</section>`;
}

function sessionsCard({ person, token, sessions }: Me): Html {
  const rows = sessions.map(({ id, browser, address, seenAt }) => {
    const name = browserName(browser);
    const isThis = id === person.sessionId;
    const time = html`<time datetime="${seenAt.toISOString()}">${momentOf(seenAt)}</time>`;
    const seen = isThis ? "this browser" : html`last seen ${time}`;
    return html`<li><span><strong>${name}</strong>
<br><span class="quiet">${address} · ${seen}</span></span>
${
  !isThis &&
  html`<form method="post" action="/me/sessions">${tokenField(token)}
<input type="hidden" name="session" value="${id}">
<button class="second" type="submit" aria-label="Sign out ${name}, ${address}">Sign out</button>
</form>`
}</li>`;
  });
  return html`<section class="card" aria-labelledby="sessions-title">
<h2 id="sessions-title">Sessions</h2>
<ul class="rows">${rows}</ul>
${
  sessions.length > 1 &&
  html`<form method="post" action="/me/sessions">${tokenField(token)}
<input type="hidden" name="session" value="others">
<button class="second" type="submit">Sign out everywhere else</button></form>`
}</section>`;
}

const moments = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
  timeZoneName: "short",
});

/** Without the year: sessions are never that long. */
function momentOf(time: Date): string {
  return moments.format(time);
}

function addressCard(me: Me): Html {
  const { person, token, asked } = me;
  return html`<section class="card" aria-labelledby="address-title">
<h2 id="address-title">Your address</h2>
<p><strong>${person.email}</strong>
${person.emailVerified && html`<span class="quiet">confirmed</span>`}</p>
${
  !person.emailVerified &&
  html`<p>You have not confirmed it yet. Open the link in our mail.</p>
<form method="post" action="/me/verification">${tokenField(token)}
<button class="second" type="submit">Send the mail again</button></form>`
}
${
  asked !== undefined &&
  html`<p>To finish the change, open the link in the mail to <strong>${asked}</strong>.</p>`
}${changeForm(me)}</section>`;
}

function changeForm({ token, email, hasSecondFactor, problems = {} }: Me): Html {
  return html`<form method="post" action="/me/address" novalidate>${tokenField(token)}
${field({
  id: "new-email",
  name: "email",
  label: "New email address",
  type: "email",
  value: email,
  problem: problems.email,
  autocomplete: "email",
  isFocused: problems.email !== undefined,
})}
${currentField("address", problems.address)}
${hasSecondFactor && codeField(problems.addressCode, "address-code")}
<button class="second" type="submit">Change the address</button></form>`;
}

const browsers: [mark: RegExp, name: string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\//, "Firefox"],
  [/(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [mark: RegExp, name: string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

function browserName(userAgent: string): string {
  const nameIn = (marks: [RegExp, string][]) => marks.find(([mark]) => mark.test(userAgent))?.[1];
  const system = nameIn(systems);
  return `${nameIn(browsers) ?? "A browser"}${system === undefined ? "" : ` on ${system}`}`;
}
