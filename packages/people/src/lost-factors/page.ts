import { html } from "@frontdesk/server/html";
import { tokenField } from "../pages/form.ts";
import type { RenderedPage } from "../pages/layout.ts";

export function objectionPage({ token, email }: { token: string; email: string }): RenderedPage {
  return {
    title: "Keep the second factor",
    token,
    body: html`<p><strong>${email}</strong></p>
<p>An operator received a report of a lost second factor and will soon turn it off. Object if you
still have it, or did not report it.</p>
<form method="post">
${tokenField(token)}
<button type="submit">Keep the second factor</button>
</form>`,
  };
}

export function objectedPage(): RenderedPage {
  return {
    title: "The second factor stays",
    body: html`<p>Thank you: it stays on. Another person may have tried to sign in as you. Choose a
new password if others may know yours.</p>
<p><a class="way" href="/forgot">Choose a new password</a></p>`,
  };
}
