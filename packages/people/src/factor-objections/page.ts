import { html } from "@frontdesk/server/html";
import type { NewAccess } from "../lifecycle-hooks/new-access.ts";
import { newAccessLists } from "../lifecycle-hooks/page.ts";
import { tokenField } from "../pages/form.ts";
import type { RenderedPage } from "../pages/layout.ts";

export function factorObjectionPage({
  token,
  email,
  access,
}: {
  token: string;
  email: string;
  access: NewAccess;
}): RenderedPage {
  return {
    title: "End the second factor",
    token,
    body: html`<p><strong>${email}</strong></p>
<p>A second factor was turned on for this account. If it was not you, end it: all devices are signed
out, and you choose a new password. The access of applications and personal tokens ends as well.</p>
${newAccessLists(access)}
<form method="post">
${tokenField(token)}
<button type="submit">End the second factor</button>
</form>`,
  };
}

export function factorEndedPage(): RenderedPage {
  return {
    title: "The second factor was ended",
    body: html`<p>Your password ended too, because another person knows it. Choose a new one now. If
you also got a mail about a new address, open its link as well.</p>
<p><a class="way" href="/forgot">Choose a new password</a></p>`,
  };
}
