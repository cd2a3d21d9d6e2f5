import type { ConsentRequest } from "./request.ts";

export function parametersOf(request: ConsentRequest): Record<string, string> {
  const { application, redirectUrl, isNamed, state, scopes, codeChallenge } = request;
  return {
    client_id: application.clientId,
    ...(isNamed && { redirect_uri: redirectUrl }),
    response_type: "code",
    scope: scopes.join(" "),
    ...(state !== undefined && { state }),
    ...(codeChallenge !== undefined && {
      code_challenge: codeChallenge,
      code_challenge_method: "S256",
    }),
  };
}
