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
<p>It replaces ${formerEmail}. You then sign in with the new address, and we sign you out
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
    problem: refused === "wrong" ? "The password is wrong." : undefined,
    autocomplete: "current-password",
    isFocused: true,
  })
}
<button type="submit">Confirm</button>
</form>`,
  };
}

function createdByOthers(created: readonly string[]): Html {
  return html`<p>Another sign-up used this address and never confirmed it. If you confirm it,
we remove the following, with all its members:</p>
<ul class="points">${created.map((line) => html`<li>${line}</li>`)}</ul>`;
}

export function takenPage(): RenderedPage {
  return {
    title: "This address is taken",
    status: 409,
    hasProblem: true,
    body: html`<p>It belongs to another account. Nothing was changed.</p>
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
    title: isChanged ? "Restore your address" : "Keep your address",
    token,
    body: html`<p><strong>${formerEmail}</strong></p>
${
  isChanged
    ? html`<p>The account now has the address ${email}. If it was not you, object. You get your
address back, we sign out all devices, and you choose a new password. We also end the access of
applications, personal tokens and any second factor newer than the request.</p>`
    : html`<p>A signed-in person asked to replace it with ${email}. If it was not
you, object.</p>`
}
${access !== undefined && newAccessLists(access)}
<form method="post">
${tokenField(token)}
<button type="submit">${isChanged ? "Restore the address" : "Keep the address"}</button>
</form>`,
  };
}

export function addressKeptPage(): RenderedPage {
  return {
    title: "The address stays",
    body: html`<p>Thank you: the account keeps its address. Another person knows your
password, so choose a new one now. Did you also get a mail about an unknown second factor? Open its
link, too.</p>
<p><a class="way" href="/forgot">Choose a new password</a></p>`,
  };
}
