/** What application was given for a code, a refresh token or a password. */
export interface TokenAnswer {
  access_token: string;
  token_type: "bearer";
  /** In seconds. */
  expires_in: number;
  refresh_token: string;
  /** Parted by spaces. */
  scope: string;
  /** In seconds since 1970. */
  created_at: number;
}

/** What a token is good for (RFC 7662). */
export interface Introspection {
  active: boolean;
  scope?: string;
  client_id?: string;
  username?: string;
  token_type?: string;
  exp?: number;
  iat?: number;
  sub?: string;
  iss?: string;
}

/** What the service can do (RFC 8414). */
export interface Metadata {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  revocation_endpoint: string;
  introspection_endpoint: string;
  scopes_supported: string[];
  response_types_supported: string[];
  response_modes_supported: string[];
  grant_types_supported: string[];
  token_endpoint_auth_methods_supported: string[];
  revocation_endpoint_auth_methods_supported: string[];
  introspection_endpoint_auth_methods_supported: string[];
  code_challenge_methods_supported: string[];
  authorization_response_iss_parameter_supported: boolean;
}
