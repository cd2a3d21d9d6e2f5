import { html } from "@frontdesk/server/html";
import { field, nextField, notice, tokenField } from "../pages/form.ts";
import type { RenderedPage } from "../pages/layout.ts";
import type { SignedIn } from "../sessions/session.ts";
import type { SignInProblem } from "../sign-in/page.ts";
import { throttledText } from "../sign-in/page.ts";

interface VerificationForm {
  token: string;
  next: string | undefined;
  email: string;
  person: SignedIn | undefined;
  refused?: SignInProblem;
}

export function closedPage(person: SignedIn | undefined, isConfirmed: boolean): RenderedPage {
  if (person !== undefined && isConfirmed) {
    return {
      title: "Your address is confirmed",
      person,
      body: html`<p><strong>${person.email}</strong></p>
<p>You can close this page.</p>
<p><a class="way" href="/me">Go to your account</a></p>`,
    };
  }
  return {
    title: "This link is not valid",
    status: 404,
    body: html`<p>A link works once, for three days. If you used it, your address is confirmed.
Otherwise it has expired or is incomplete: sign in and request another link.</p>
<p><a class="way" href="/sign-in">Sign in</a></p>`,
  };
}

export function verificationPage(form: VerificationForm): RenderedPage {
  const { token, next, email, person, refused } = form;
  const problem = refused === "wrong" ? "The password is wrong." : undefined;
  return {
    title: "Confirm your address",
    status: refused === undefined ? 200 : refused === "wrong" ? 400 : 429,
    hasProblem: refused !== undefined,
    person,
    token,
    body: html`${refused === "throttled" && notice(throttledText, true)}
<p><strong>${email}</strong></p>
<form method="post">
${tokenField(token)}${nextField(next)}
${
  person === undefined &&
  field({
    name: "password",
    label: "Password from your sign-up",
    type: "password",
    problem,
    autocomplete: "current-password",
    isFocused: true,
  })
}
<button type="submit">Confirm</button>
</form>
${
  person === undefined &&
  html`<p class="below quiet">Did you not sign up yourself?
<a href="/forgot">Choose your own password</a>.</p>`
}`,
  };
}
