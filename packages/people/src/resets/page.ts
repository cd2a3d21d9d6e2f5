import { type Html, html } from "@frontdesk/server/html";
import { field, notice, type Problems, tokenField } from "../pages/form.ts";
import type { RenderedPage } from "../pages/layout.ts";
import { passwordHint } from "../sign-up/page.ts";

interface ForgotForm {
  token: string;
  email?: string;
  problem?: string;
  isThrottled?: boolean;
}

export function forgotPage({
  token,
  email,
  problem,
  isThrottled = false,
}: ForgotForm): RenderedPage {
  return {
    title: "Choose a new password",
    status: isThrottled ? 429 : problem === undefined ? 200 : 400,
    hasProblem: isThrottled || problem !== undefined,
    body: html`${isThrottled && notice("Too many attempts. Please wait an hour.", true)}
<p>We mail you a link to choose a new password.</p>
<form method="post" action="/forgot" novalidate>
${tokenField(token)}
${field({
  name: "email",
  label: "Email address",
  type: "email",
  value: email,
  problem,
  autocomplete: "username",
  isFocused: true,
})}
<button type="submit">Send the link</button>
</form>
<p class="below"><a class="way" href="/sign-in">Back to sign in</a></p>`,
  };
}

interface ResetForm {
  token: string;
  email: string;
  access: string | undefined;
  newAccess?: readonly string[] | undefined;
  problems?: Problems<"password" | "made">;
}

export function resetPage({
  token,
  email,
  access,
  newAccess,
  problems = {},
}: ResetForm): RenderedPage {
  const { password: problem } = problems;
  const hasProblem = Object.keys(problems).length > 0;
  return {
    title: "Choose a password",
    status: hasProblem ? 400 : 200,
    hasProblem,
    body: html`<form method="post" novalidate>
${tokenField(token)}
${newAccess !== undefined && newAccess.length > 0 && createdChoice(newAccess, problems.made)}
${field({
  name: "email",
  label: "Email address",
  type: "email",
  value: email,
  autocomplete: "username",
  isReadOnly: true,
})}
${field({
  name: "password",
  label: "New password",
  type: "password",
  hint: passwordHint,
  problem,
  autocomplete: "new-password",
  isFocused: true,
})}
${
  access !== undefined &&
  html`<div class="field"><label class="choice">
<input type="checkbox" name="end_access" value="yes"> <span>${access}</span></label></div>`
}
<button type="submit">Set the password</button>
</form>
<p class="below quiet">This signs you out everywhere else.</p>`,
  };
}

function createdChoice(created: readonly string[], problem: string | undefined): Html {
  return html`<p>A sign-up used this address without confirmation. This exists since
then:</p>
<ul class="points">${created.map((line) => html`<li>${line}</li>`)}</ul>
<fieldset class="field"${problem !== undefined && html` aria-describedby="made-problem"`}>
<legend>Was this you?</legend>
${problem !== undefined && html`<p class="problem" id="made-problem">${problem}</p>`}
<label class="choice"><input type="radio" name="made" value="remove">
<span>No: remove it, with all its members</span></label>
<label class="choice"><input type="radio" name="made" value="keep">
<span>Yes: keep it</span></label></fieldset>`;
}
