import type { Context } from "../../core/context.ts";
import { type Application, isAuthentic } from "./applications/application.ts";
import { findApplication } from "./applications/store.ts";
import { readParameters } from "./parameters.ts";
import { clientRefusals as refusals } from "./refusals.ts";

export interface Credentials {
  clientId: string | undefined;
  secret: string | undefined;
}

const basic = /^basic +/i;

/**
 * Credentials are in the `Authorization` header or the body, but not two different ones (RFC 6749,
 * section 2.3.1).
 */
export function credentialsOf(authorization: string | undefined, body: unknown): Credentials {
  const { values, problem } = readParameters(body, ["client_id", "client_secret"]);
  if (problem !== undefined) throw refusals.malformed(problem);
  const credentials: Credentials = { clientId: values.client_id, secret: values.client_secret };
  if (authorization === undefined || !basic.test(authorization)) return credentials;
  const written = authorization.replace(basic, "");
  const parts = /^([^:]+):(.*)$/s.exec(Buffer.from(written, "base64").toString("utf8"));
  if (parts === null) throw refusals.unknownClient();
  const [clientId, secret] = [decoded(parts[1]!), decoded(parts[2]!)];
  if (!/^[ -~]*$/.test(clientId + secret)) throw refusals.unknownClient();
  const isOther = credentials.clientId !== undefined && credentials.clientId !== clientId;
  // Some clients always send the header, with an empty secret.
  const isOtherSecret =
    secret !== "" && credentials.secret !== undefined && credentials.secret !== secret;
  if (isOther || isOtherSecret) throw refusals.twoNames();
  return { clientId, secret: secret === "" ? credentials.secret : secret };
}

// Each half is form-encoded before joining.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

export async function authenticClient(
  { db }: Pick<Context, "db">,
  { clientId, secret }: Credentials,
): Promise<Application> {
  const application = clientId === undefined ? undefined : await findApplication(db, clientId);
  if (application === undefined || !isAuthentic(application, secret))
    throw refusals.unknownClient();
  return application;
}
