import { html } from "@frontdesk/server/html";
import { field, tokenField } from "../pages/form.ts";
import type { RenderedPage } from "../pages/layout.ts";
import { pictureOf } from "../second-factors/picture.ts";
import { otpauthUri, writtenSecret } from "../second-factors/totp.ts";
import type { SignedIn } from "../sessions/session.ts";

interface Setup {
  person: SignedIn;
  token: string;
  secret: Buffer;
  productName: string;
  problem?: string;
}

export function setupPage({ person, token, secret, productName, problem }: Setup): RenderedPage {
  const uri = otpauthUri(secret, { issuer: productName, email: person.email });
  const key = writtenSecret(secret).replace(/(.{4})(?=.)/g, "$1 ");
  return {
    title: "Turn on the second factor",
    status: problem === undefined ? 200 : 400,
    hasProblem: problem !== undefined,
    person,
    token,
    body: html`<p>Scan this picture with your authenticator app:</p>
<p><img class="scan" src="${pictureOf(uri)}" width="240" height="240" alt="QR code of the key"></p>
<p>Or add an account there with this key:</p>
<code class="secret">${key}</code>
<p>On the device with the app, you can also <a href="${uri}">open the app</a>.</p>
<details><summary>The full address, for other programs</summary>
<code class="secret">${uri}</code></details>
<form method="post" action="/me/second-factor/confirm" novalidate>${tokenField(token)}
${field({
  name: "code",
  label: "Code",
  hint: "The six digits in the app.",
  problem,
  autocomplete: "one-time-code",
  isCode: true,
  isFocused: problem !== undefined,
  longest: 20,
})}
<button type="submit">Turn it on</button></form>
<p class="below"><a class="way" href="/me">Not now</a></p>`,
  };
}

export function backupCodesPage(
  person: SignedIn,
  token: string,
  codes: readonly string[],
): RenderedPage {
  return {
    title: "Your backup codes",
    person,
    token,
    body: html`<p>Each code signs you in once without your app. Store them in a safe
place: <strong>we show them only now</strong>.</p>
<ul class="secret codes">${codes.map((code) => html`<li>${code}</li>`)}</ul>
<p><a class="button" href="/me">I have stored them</a></p>`,
  };
}
