import { html } from "@frontdesk/server/html";
import { field, notice, tokenField } from "../pages/form.ts";
import type { Shown } from "../pages/layout.ts";
import { passwordHint } from "../sign-up/page.ts";

interface ForgotForm {
  token: string;
  email?: string;
  problem?: string;
  isThrottled?: boolean;
}

export function forgotPage({ token, email, problem, isThrottled = false }: ForgotForm): Shown {
  return {
    title: "Choose a new password",
    status: isThrottled ? 429 : problem === undefined ? 200 : 400,
    hasProblem: isThrottled || problem !== undefined,
    body: html`${isThrottled && notice("Too many tries. Please wait an hour.", true)}
<p>We send a link to your address. It lets you choose a password.</p>
<form method="post" action="/forgot" novalidate>
${tokenField(token)}
${field({
  name: "email",
  label: "E-mail address",
  type: "email",
  value: email,
  problem,
  autocomplete: "username",
  isFocused: true,
})}
<button type="submit">Send the link</button>
</form>
<p class="below"><a class="way" href="/sign-in">Back to the sign-in</a></p>`,
  };
}

interface ResetForm {
  token: string;
  email: string;
  /** What else can be ended, in words. */
  access: string | undefined;
  problem?: string | undefined;
}

export function resetPage({ token, email, access, problem }: ResetForm): Shown {
  return {
    title: "Choose a password",
    status: problem === undefined ? 200 : 400,
    hasProblem: problem !== undefined,
    body: html`<form method="post" novalidate>
${tokenField(token)}
${field({
  name: "email",
  label: "E-mail address",
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
<p class="below quiet">You will be signed out everywhere else.</p>`,
  };
}
