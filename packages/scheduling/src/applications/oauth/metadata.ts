import type { Static } from "typebox";
import { scopes } from "../../core/rights.ts";
import type { Settings } from "../../core/settings.ts";
import type { Metadata } from "./schema.ts";
import { grantTypes } from "./token/exchange.ts";

const withSecret = ["client_secret_basic", "client_secret_post"];

/** RFC 8414. */
export function metadataOf({ publicUrl }: Settings): Static<typeof Metadata> {
  return {
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}/oauth/authorize`,
    token_endpoint: `${publicUrl}/oauth/token`,
    revocation_endpoint: `${publicUrl}/oauth/revoke`,
    introspection_endpoint: `${publicUrl}/oauth/introspect`,
    scopes_supported: [...scopes],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: [...grantTypes],
    token_endpoint_auth_methods_supported: [...withSecret, "none"],
    revocation_endpoint_auth_methods_supported: [...withSecret, "none"],
    introspection_endpoint_auth_methods_supported: withSecret,
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
  };
}
