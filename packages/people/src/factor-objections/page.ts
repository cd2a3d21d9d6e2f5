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
    title: "Turn off the second factor",
    token,
    body: html`<p><strong>${email}</strong></p>
<p>A person turned on a second factor for this account. If it was not you, turn it off. We sign out
all devices, and you choose a new password. The access of applications and personal tokens ends.</p>
${newAccessLists(access)}
<form method="post">
${tokenField(token)}
<button type="submit">Turn off the second factor</button>
</form>`,
  };
}

export function factorEndedPage(): RenderedPage {
  return {
    title: "The second factor is off",
    body: html`<p>Another person knows your password, so it no longer works. Choose a new one now.
If you also got a mail about a new address, open its link, too.</p>
<p><a class="way" href="/forgot">Choose a new password</a></p>`,
  };
}
