import {
  entered,
  field,
  type Problems,
  problemsIn,
  tokenField,
} from "@frontdesk/people/pages/form";
import { type Html, html } from "@frontdesk/server/html";
import { problemInName } from "@frontdesk/server/names";
import { onOneLine } from "@frontdesk/server/text/clean";
import { isLongerThan } from "@frontdesk/server/text/length";
import { longestName } from "../../core/limits.ts";
import type { Scope } from "../../core/rights.ts";
import { scopesAmong } from "../../core/scopes.ts";
import {
  type AccessSeconds,
  accessLives,
  usualAccessSeconds,
} from "../oauth/applications/application.ts";
import { problemOfRedirect } from "../oauth/applications/redirects.ts";
import { chosenIn, scopeChoice } from "../pages.ts";

export interface ApplicationDraft {
  name: string;
  redirects: string;
  isConfidential: boolean;
  mayUsePasswords: boolean;
  scopes: readonly Scope[];
  accessSeconds: AccessSeconds;
  problems: Problems<"name" | "redirects" | "scopes">;
}

const mostRedirects = 20;

export const emptyApplicationDraft: ApplicationDraft = {
  name: "",
  redirects: "",
  isConfidential: true,
  mayUsePasswords: false,
  scopes: [],
  accessSeconds: usualAccessSeconds,
  problems: {},
};

export function readDraft(body: unknown): ApplicationDraft {
  const name = onOneLine(entered(body, "name"));
  const redirects = entered(body, "redirects").trim();
  const chosen = scopesAmong(chosenIn(body, "scopes")) ?? [];
  const isConfidential = entered(body, "kind") !== "public";
  const mayUsePasswords = isConfidential && entered(body, "passwords") === "yes";
  const problems = problemsIn({
    name: problemOfName(name),
    redirects: problemOfRedirects(redirectsIn({ redirects }), mayUsePasswords),
    scopes: chosen.length === 0 ? "Please choose at least one permission." : undefined,
  });
  return {
    name,
    redirects,
    isConfidential,
    mayUsePasswords,
    scopes: chosen,
    accessSeconds: lifeOf(entered(body, "access_seconds")),
    problems: problems ?? {},
  };
}

function lifeOf(text: string): AccessSeconds {
  const [match = usualAccessSeconds] =
    accessLives.find(([seconds]) => String(seconds) === text) ?? [];
  return match;
}

export function redirectsIn({ redirects }: Pick<ApplicationDraft, "redirects">): string[] {
  return [...new Set(redirects.split(/\s+/).filter((line) => line !== ""))];
}

function problemOfName(name: string): string | undefined {
  if (name === "") return "Please enter a name.";
  if (isLongerThan(name, longestName)) return `Please use at most ${longestName} characters.`;
  return problemInName(name);
}

function problemOfRedirects(urls: string[], mayUsePasswords: boolean): string | undefined {
  if (urls.length === 0 && !mayUsePasswords) return "Please enter a redirect address.";
  if (urls.length > mostRedirects) return `Please enter at most ${mostRedirects} addresses.`;
  const [invalid] = urls.flatMap((url) => {
    const problem = problemOfRedirect(url);
    return problem === undefined ? [] : [`${url.slice(0, 100)} ${problem}.`];
  });
  return invalid;
}

export function applicationForm(draft: ApplicationDraft, token: string): Html {
  const { name, scopes, problems } = draft;
  return html`<form method="post" action="/developers/applications" novalidate>${tokenField(token)}
${field({
  name: "name",
  label: "Name",
  value: name,
  hint: "Shown to people when they allow access.",
  problem: problems.name,
  autocomplete: "off",
  longest: longestName,
  isFocused: problems.name !== undefined,
})}
${redirectField(draft)}${kindField(draft)}${passwordField(draft)}
${scopeChoice(scopes, problems.scopes)}
${lifeField(draft)}
<button type="submit">Register</button></form>`;
}

function redirectField({ redirects, problems: { redirects: problem } }: ApplicationDraft): Html {
  const ids = problem === undefined ? "redirects-hint" : "redirects-hint redirects-problem";
  return html`<div class="field"><label for="redirects">Redirect addresses</label>
<p class="hint" id="redirects-hint">Redirect URIs, one per line, exactly as your application
sends them: https, or http on localhost.</p>
${problem !== undefined && html`<p class="problem" id="redirects-problem">${problem}</p>`}
<textarea id="redirects" name="redirects" rows="3" spellcheck="false" aria-describedby="${ids}"${
    problem !== undefined && html` aria-invalid="true"`
  }>
${redirects}</textarea></div>`;
}

function kindField({ isConfidential }: ApplicationDraft): Html {
  const checked = html` checked`;
  return html`<fieldset class="field"><legend>Type</legend>
<label class="choice"><input type="radio" name="kind" value="confidential"${
    isConfidential && checked
  }> <span><strong>Confidential</strong>: runs on a server and can keep a secret</span></label>
<label class="choice"><input type="radio" name="kind" value="public"${!isConfidential && checked}>
<span><strong>Public</strong>: runs in a browser or on a device, and uses PKCE</span>
</label></fieldset>`;
}

function lifeField({ accessSeconds }: ApplicationDraft): Html {
  const options = accessLives.map(
    ([seconds, words]) =>
      html`<option value="${seconds}"${
        seconds === accessSeconds && html` selected`
      }>${words}</option>`,
  );
  return html`<div class="field"><label for="access-seconds">Access token lifetime</label>
<p class="hint" id="access-seconds-hint">A stolen token works that long. The application renews
it with the refresh token.</p>
<select id="access-seconds" name="access_seconds" aria-describedby="access-seconds-hint">
${options}</select></div>`;
}

function passwordField({ mayUsePasswords }: ApplicationDraft): Html {
  return html`<fieldset class="field"><legend>Passwords</legend>
<label class="choice"><input type="checkbox" name="passwords" value="yes"${
    mayUsePasswords && html` checked`
  }> <span>Our own application: exchanges a person’s password for a token. Confidential
applications only, and not for people with a second factor.</span></label></fieldset>`;
}
