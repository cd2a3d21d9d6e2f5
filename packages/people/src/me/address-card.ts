import { type Html, html } from "@frontdesk/server/html";
import { codeField, currentField, field, tokenField } from "../pages/form.ts";
import type { Me } from "./me.ts";

export function addressCard(me: Me): Html {
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
