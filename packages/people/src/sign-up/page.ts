import { html } from "@frontdesk/server/html";
import { longestName } from "@frontdesk/server/names";
import { field, nextField, notice, type Problems, tokenField } from "../pages/form.ts";
import type { RenderedPage } from "../pages/layout.ts";
import { withNext } from "../pages/safe-path.ts";
import { longestPassword, shortestPassword } from "../passwords/password.ts";

export interface SignUpForm {
  token: string;
  next: string | undefined;
  email?: string;
  name?: string;
  problems?: Problems<"email" | "name" | "password"> | undefined;
  isThrottled?: boolean;
}

export const passwordHint = `${shortestPassword} to ${longestPassword} characters of any kind. \
A sentence works well.`;

export function signUpPage(form: SignUpForm): RenderedPage {
  const { token, next, email, name, problems = {}, isThrottled = false } = form;
  const hasProblem = isThrottled || Object.keys(problems).length > 0;
  const status = isThrottled ? 429 : hasProblem ? 400 : 200;
  return {
    title: "Sign up",
    status,
    hasProblem,
    body: html`${isThrottled && notice("Too many attempts. Please wait an hour.", true)}
<form method="post" action="/sign-up" novalidate>
${tokenField(token)}${nextField(next)}
${field({
  name: "name",
  label: "Your name",
  value: name,
  problem: problems.name,
  autocomplete: "name",
  longest: longestName,
  isFocused: !hasProblem || problems.name !== undefined,
})}
${field({
  name: "email",
  label: "Email address",
  type: "email",
  value: email,
  problem: problems.email,
  autocomplete: "username",
  isFocused: problems.name === undefined && problems.email !== undefined,
})}
${field({
  name: "password",
  label: "Password",
  type: "password",
  hint: passwordHint,
  problem: problems.password,
  autocomplete: "new-password",
  isFocused: Object.keys(problems).join() === "password",
})}
<button type="submit">Sign up</button>
</form>
<p class="below quiet">Already have an account?
<a href="${withNext("/sign-in", next)}">Sign in</a></p>`,
  };
}

export function checkMailPage(isFolder = false): RenderedPage {
  return {
    title: "Check your mail",
    body: html`<p>If the address is valid, we have sent a mail with a link to it.
${
  isFolder
    ? html`</p>
<p class="notice">This installation has no mail server yet. The mail is a file in the folder
<strong>mail</strong> of the data folder. The log shows its link at “mail written”.</p>`
    : html`It can take a few minutes. Check the spam folder, too.</p>`
}
<p><a class="way" href="/sign-in">Sign in</a></p>`,
  };
}
