import { html } from "@frontdesk/server/html";
import { field, nextField, notice, tokenField } from "../pages/form.ts";
import type { RenderedPage } from "../pages/layout.ts";
import { withNext } from "../pages/safe-path.ts";

export type SignInProblem = "wrong" | "throttled";

const notices: Record<string, string> = {
  "signed-out": "You are signed out.",
  ended: "Your session ended, and nothing was changed. Sign in to continue.",
  password: "You have a new password. Sign in with it.",
  verified: "Your address is confirmed.",
  address: "Your address is changed. Sign in with the new one.",
};

interface SignInForm {
  token: string;
  next: string | undefined;
  email?: string;
  refused?: SignInProblem;
  message?: string;
}

export const throttledText = "Too many attempts. Please wait 15 minutes, then try again.";

export function signInPage({
  token,
  next,
  email,
  refused,
  message = "",
}: SignInForm): RenderedPage {
  const wrong = refused === "wrong" ? "The email address or the password is wrong." : undefined;
  const text = Object.hasOwn(notices, message) ? notices[message] : undefined;
  return {
    title: "Sign in",
    status: statusOf(refused),
    hasProblem: refused !== undefined,
    body: html`${text !== undefined && notice(text)}
${refused === "throttled" && notice(throttledText, true)}
${wrong !== undefined && notice(wrong, true)}
<form method="post" action="/sign-in">
${tokenField(token)}${nextField(next)}
${field({
  name: "email",
  label: "Email address",
  type: "email",
  value: email,
  autocomplete: "username",
  isFocused: refused === undefined,
})}
${field({
  name: "password",
  label: "Password",
  type: "password",
  autocomplete: "current-password",
  isFocused: refused !== undefined,
})}
<button type="submit">Sign in</button>
</form>
<p class="below"><a class="way" href="/forgot">Forgot your password?</a></p>
<p class="below quiet">New here? <a href="${withNext("/sign-up", next)}">Sign up</a></p>`,
  };
}

interface CodeForm {
  token: string;
  next: string | undefined;
  refused?: SignInProblem;
}

export function secondFactorPage({ token, next, refused }: CodeForm): RenderedPage {
  const problem = "The code is wrong or already used. Wait for the next one.";
  return {
    title: "Enter your code",
    status: statusOf(refused),
    hasProblem: refused !== undefined,
    body: html`${refused === "throttled" && notice("Too many attempts. Please wait an hour.", true)}
<form method="post" action="/second-factor">
${tokenField(token)}${nextField(next)}
${field({
  name: "code",
  label: "Code",
  hint: "The six digits in your app, or one of your backup codes.",
  problem: refused === "wrong" ? problem : undefined,
  autocomplete: "one-time-code",
  isCode: true,
  isFocused: true,
  longest: 40,
})}
<button type="submit">Sign in</button>
</form>
<p class="below"><a class="way" href="${withNext("/sign-in", next)}">Start again</a></p>`,
  };
}

function statusOf(signInProblem: SignInProblem | undefined): number {
  if (signInProblem === undefined) return 200;
  return signInProblem === "throttled" ? 429 : 400;
}
