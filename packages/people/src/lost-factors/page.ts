import { html } from "@frontdesk/server/html";
import { tokenField } from "../pages/form.ts";
import type { RenderedPage } from "../pages/layout.ts";

export function objectionPage({ token, email }: { token: string; email: string }): RenderedPage {
  return {
    title: "Keep the second factor",
    token,
    body: html`<p><strong>${email}</strong></p>
<p>An operator was told that the second factor is lost, and is about to end it. Object if it is not,
or if it was not you who asked.</p>
<form method="post">
${tokenField(token)}
<button type="submit">Object: it stays</button>
</form>`,
  };
}

export function objectedPage(): RenderedPage {
  return {
    title: "The second factor stays",
    body: html`<p>Thank you: it is not ended. Somebody may have tried to sign in as you, so choose a
new password if others may know yours.</p>
<p><a class="way" href="/forgot">Choose a new password</a></p>`,
  };
}
