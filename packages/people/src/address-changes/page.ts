import { type Html, html } from "@frontdesk/server/html";
import type { NewAccess } from "../lifecycle-hooks/new-access.ts";
import { newAccessLists } from "../lifecycle-hooks/page.ts";
import { field, notice, tokenField } from "../pages/form.ts";
import type { RenderedPage } from "../pages/layout.ts";
import type { SignedIn } from "../sessions/session.ts";
import { type SignInProblem, throttledText } from "../sign-in/page.ts";

interface ConfirmForm {
  token: string;
  email: string;
  formerEmail: string;
  newAccess: readonly string[];
  person: SignedIn | undefined;
  refused?: SignInProblem | undefined;
}

export function confirmPage(form: ConfirmForm): RenderedPage {
  const { token, email, formerEmail, newAccess, person, refused } = form;
  return {
    title: "Confirm your new address",
    status: refused === undefined ? 200 : refused === "wrong" ? 400 : 429,
    hasProblem: refused !== undefined,
    person,
    token,
    body: html`${refused === "throttled" && notice(throttledText, true)}
<p><strong>${email}</strong></p>
<p>It takes the place of ${formerEmail}. You sign in with it from then on, and are signed out
everywhere else.</p>
${newAccess.length > 0 && createdByOthers(newAccess)}
<form method="post">
${tokenField(token)}
${
  person === undefined &&
  field({
    name: "password",
    label: "Your password",
    type: "password",
    problem: refused === "wrong" ? "The password is not right." : undefined,
    autocomplete: "current-password",
    isFocused: true,
  })
}
<button type="submit">Confirm</button>
</form>`,
  };
}

function createdByOthers(created: readonly string[]): Html {
  return html`<p>Somebody signed up with this address and never confirmed it. If you confirm it,
this is removed, with everybody who was let in:</p>
<ul class="points">${created.map((line) => html`<li>${line}</li>`)}</ul>`;
}

export function takenPage(): RenderedPage {
  return {
    title: "This address is taken",
    status: 409,
    hasProblem: true,
    body: html`<p>It belongs to another account now, so nothing was changed.</p>
<p><a class="way" href="/me">Go back to your account</a></p>`,
  };
}

interface ObjectionForm {
  token: string;
  email: string;
  formerEmail: string;
  isChanged: boolean;
  access: NewAccess | undefined;
}

export function addressObjectionPage({
  token,
  email,
  formerEmail,
  isChanged,
  access,
}: ObjectionForm): RenderedPage {
  return {
    title: isChanged ? "Have your address back" : "Keep your address",
    token,
    body: html`<p><strong>${formerEmail}</strong></p>
${
  isChanged
    ? html`<p>The account has the address ${email} now. If it was not you, object: you get your
address back, all devices are signed out, and you choose a new password. The access of applications,
personal tokens and a second factor that is newer than the request end as well.</p>`
    : html`<p>Somebody who is signed in asked for the address ${email} in its place. If it was not
you, object.</p>`
}
${access !== undefined && newAccessLists(access)}
<form method="post">
${tokenField(token)}
<button type="submit">${isChanged ? "Object: have it back" : "Object: it stays"}</button>
</form>`,
  };
}

export function addressKeptPage(): RenderedPage {
  return {
    title: "The address stays",
    body: html`<p>Thank you: the account has the address it had. Somebody knows your password, so
choose a new one now. If you also got a mail about a second factor that you did not turn on, open
its link as well.</p>
<p><a class="way" href="/forgot">Choose a new password</a></p>`,
  };
}
