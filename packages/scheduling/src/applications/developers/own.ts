import type { Problem } from "@frontdesk/server/refusal";
import { onOneLine } from "@frontdesk/server/text/clean";
import { isLongerThan } from "@frontdesk/server/text/length";
import type { Static } from "typebox";
import { momentOf } from "../../core/dates.ts";
import { longestName } from "../../core/limits.ts";
import { unprocessable } from "../../core/refusals.ts";
import { scopesAmong } from "../../core/scopes.ts";
import type { Settings } from "../../core/settings.ts";
import type { Application } from "../oauth/applications/application.ts";
import { problemOfRedirect } from "../oauth/applications/redirects.ts";
import type { ApplicationFields } from "../oauth/applications/store.ts";
import { applicationRefusals as refusals } from "./refusals.ts";
import type { OwnApplication } from "./schema.ts";

export function ownApplicationOf(
  application: Application,
  { publicUrl }: Pick<Settings, "publicUrl">,
): Static<typeof OwnApplication> {
  const { id, name, clientId, isConfidential, createdAt, scopes } = application;
  return {
    id,
    name,
    client_id: clientId,
    confidential: isConfidential,
    redirect_urls: application.redirectUrls,
    may_use_passwords: application.mayUsePasswords,
    scopes,
    access_seconds: application.accessSeconds,
    requests_per_window: application.requestsPerWindow,
    authorize_url: `${publicUrl}/oauth/authorize`,
    token_url: `${publicUrl}/oauth/token`,
    created_at: momentOf(createdAt),
  };
}

export function fittingFields(
  fields: ApplicationFields,
  { isConfidential }: Pick<Application, "isConfidential">,
): ApplicationFields {
  const name = onOneLine(fields.name);
  const redirectUrls = [...new Set(fields.redirectUrls)];
  const scopes = scopesAmong(fields.scopes) ?? [];
  const { mayUsePasswords } = fields;
  const problems: Problem[] = [];
  if (name === "" || isLongerThan(name, longestName)) problems.push(refusals.longName());
  if (redirectUrls.length === 0 && !mayUsePasswords) problems.push(refusals.noRedirect());
  for (const [at, url] of fields.redirectUrls.entries()) {
    const problem = problemOfRedirect(url);
    if (problem !== undefined) problems.push(refusals.unfitRedirect(at, problem));
  }
  if (mayUsePasswords && !isConfidential) problems.push(refusals.publicPasswords());
  if (problems.length > 0) throw unprocessable(problems);
  return { ...fields, name, redirectUrls, scopes };
}
