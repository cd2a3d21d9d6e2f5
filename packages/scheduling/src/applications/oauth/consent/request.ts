/* With an unknown application or address the browser stays here: anyone can craft such a link (RFC
   6749, 4.1.2.1). */
import type { Context } from "../../../core/context.ts";
import type { Scope } from "../../../core/rights.ts";
import { type Application, scopesFor } from "../applications/application.ts";
import { isRegistered } from "../applications/redirects.ts";
import { findApplication } from "../applications/store.ts";
import { listedScopes, readParameters } from "../parameters.ts";
import { isChallenge } from "../pkce.ts";

export interface Return {
  application: Application;
  redirectUrl: string;
  isNamed: boolean;
  state: string | undefined;
}

export interface ConsentRequest extends Return {
  scopes: Scope[];
  codeChallenge: string | undefined;
}

export interface DeclinedConsent {
  error: string;
  description: string;
}

const names = ["response_type", "scope", "code_challenge", "code_challenge_method"] as const;

type Values = Partial<Record<(typeof names)[number], string>>;

export async function readReturn(
  { db }: Pick<Context, "db">,
  input: unknown,
): Promise<Return | string> {
  const { values, problem } = readParameters(input, ["client_id", "redirect_uri"]);
  if (problem !== undefined) return "The link is damaged.";
  const { client_id: clientId = "", redirect_uri: named } = values;
  const application = await findApplication(db, clientId);
  if (application === undefined) return "The application is unknown.";
  const { redirectUrls } = application;
  const only = redirectUrls.length === 1 ? redirectUrls[0] : undefined;
  const redirectUrl = named ?? only;
  if (redirectUrl === undefined || !isRegistered(redirectUrls, redirectUrl)) {
    return "The application has not registered this redirect address.";
  }
  const { state } = readParameters(input, ["state"]).values;
  const isPlain = state !== undefined && /^[ -~]*$/.test(state);
  const isNamed = named !== undefined;
  return { application, redirectUrl, isNamed, state: isPlain ? state : undefined };
}

export function readConsentRequest(
  back: Return,
  input: unknown,
  isDamaged: boolean,
): ConsentRequest | DeclinedConsent {
  const { values, problem } = readParameters(input, names);
  const { values: texts, problem: invalidState } = readParameters(input, ["state"]);
  const isStateLost = invalidState !== undefined || texts.state !== back.state;
  if (problem !== undefined) return wrong(problem);
  if (isDamaged || isStateLost) return wrong("A parameter has signs that it must not have");
  const { response_type: responseType, code_challenge: codeChallenge } = values;
  if (responseType === undefined) return wrong("response_type is missing");
  if (responseType !== "code") {
    return { error: "unsupported_response_type", description: "response_type must be code" };
  }
  const invalid = problemOfChallenge(back.application, values);
  if (invalid !== undefined) return wrong(invalid);
  const scopes = scopesFor(back.application, listedScopes(values.scope));
  if (scopes === undefined) {
    const description = "A scope is unknown, or more than the application was registered with";
    return { error: "invalid_scope", description };
  }
  return { ...back, scopes, codeChallenge };
}

/** RFC 7636. */
function problemOfChallenge({ isConfidential }: Application, input: Values): string | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = input;
  if (challenge === undefined) {
    if (method !== undefined) return "code_challenge is missing";
    return isConfidential ? undefined : "code_challenge is missing: a public client needs PKCE";
  }
  if (method !== "S256") return "code_challenge_method must be S256";
  return isChallenge(challenge) ? undefined : "code_challenge is not an S256 challenge";
}

function wrong(description: string): DeclinedConsent {
  return { error: "invalid_request", description };
}
