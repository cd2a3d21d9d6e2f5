import { html } from "@frontdesk/server/html";
import { longestName } from "@frontdesk/server/names";
import { field, type Problems, tokenField } from "../pages/form.ts";
import type { RenderedPage } from "../pages/layout.ts";
import type { SignedIn } from "../sessions/session.ts";
import { passwordHint } from "../sign-up/page.ts";
import type { InvitedPerson } from "./join.ts";

interface JoinForm {
  token: string;
  invited: InvitedPerson;
  name?: string;
  problems?: Problems<"name" | "password"> | undefined;
}

function invitedTo({ to }: InvitedPerson) {
  return to !== undefined && html`<p>You are invited to <strong>${to}</strong>.</p>`;
}

export function joinPage({ token, invited, name, problems = {} }: JoinForm): RenderedPage {
  const hasProblem = Object.keys(problems).length > 0;
  const isNamed = invited.name !== null;
  return {
    title: "You are invited",
    status: hasProblem ? 400 : 200,
    hasProblem,
    body: html`${invitedTo(invited)}<p>Choose a password to accept the invitation.</p>
<form method="post" novalidate>
${tokenField(token)}
${field({
  name: "email",
  label: "Email address",
  type: "email",
  value: invited.email,
  autocomplete: "username",
  isReadOnly: true,
})}
${
  !isNamed &&
  field({
    name: "name",
    label: "Your name",
    value: name,
    problem: problems.name,
    autocomplete: "name",
    longest: longestName,
    isFocused: !hasProblem || problems.name !== undefined,
  })
}
${field({
  name: "password",
  label: "Password",
  type: "password",
  hint: passwordHint,
  problem: problems.password,
  autocomplete: "new-password",
  isFocused: isNamed || (hasProblem && problems.name === undefined),
})}
<button type="submit">Accept the invitation</button>
</form>`,
  };
}

export function signedInJoinPage(
  person: SignedIn,
  invited: InvitedPerson,
  token: string,
): RenderedPage {
  const isInvited = person.personId === invited.personId;
  return {
    title: "You are invited",
    person,
    token,
    body: isInvited
      ? html`${invitedTo(invited)}<p>You are signed in as <strong>${person.email}</strong>.</p>
<form method="post">${tokenField(token)}
<button type="submit">Accept the invitation</button>
</form>`
      : html`<p>The invitation is for <strong>${invited.email}</strong>, but you are signed in as
<strong>${person.email}</strong>. Sign out, then open the link again.</p>`,
  };
}
