/* Signed links only: others could claim a consent that no customer gave. */

import type { Consents } from "../../card-payments/transactions/agreement.schema.ts";
import { isPurpose } from "../../card-payments/transactions/agreement.schema.ts";
import { maxAmount } from "../../core/money.ts";
import type { ParameterName, Parameters } from "./parameters.ts";
import { type ReturnLink, readRedirect, type Sites } from "./redirect.ts";
import { LinkError } from "./refusals.ts";

export const signedNames = [
  "consent",
  "given_at",
  "back",
  "starts",
  "color",
] as const satisfies readonly ParameterName[];

export interface Occasion extends ReturnLink {
  /** Limit per purpose, minor units. */
  consents: Consents | undefined;
  /** ISO 8601; undefined if the page must ask. */
  givenAt: string | undefined;
  starts: Start | undefined;
  /** `#0b6352` */
  color: string | undefined;
}

/** Local wall time: a browser needs no time zone data. */
export interface Start {
  /** `2027-03-01T10:00` */
  wall: string;
  timezone: string | undefined;
}

export function readOccasion(parameters: Parameters, sites: Sites): Occasion {
  const consents = consentsOf(parameters);
  return {
    consents,
    givenAt: acceptedAtOf(parameters, consents),
    ...backOf(parameters, sites),
    starts: startOf(parameters),
    color: colorOf(parameters),
  };
}

const faultOf = (name: ParameterName) => new LinkError("parameter", { name });

/** `no_show:4000,balance:6000` */
function consentsOf({ consent }: Parameters): Consents | undefined {
  if (!consent) return undefined;
  const consents: Consents = {};
  for (const part of consent.split(",")) {
    const [, purpose = "", limit = ""] = /^([a-z_]+):([1-9]\d{0,15})$/.exec(part) ?? [];
    const isNew = isPurpose(purpose) && consents[purpose] === undefined;
    if (!isNew || Number(limit) > maxAmount) throw faultOf("consent");
    consents[purpose] = Number(limit);
  }
  return consents;
}

function acceptedAtOf({ given_at: acceptedAt }: Parameters, consents: Consents | undefined) {
  if (!acceptedAt) return undefined;
  if (consents === undefined) throw faultOf("given_at");
  try {
    return Temporal.Instant.from(acceptedAt).toString();
  } catch {
    throw faultOf("given_at");
  }
}

function backOf({ back }: Parameters, sites: Sites): ReturnLink {
  if (!back) return { back: undefined, backHost: undefined };
  const read = readRedirect(back, sites);
  if (read === undefined) throw faultOf("back");
  return { back: read.url, backHost: read.isAutomatic ? undefined : read.host };
}

const zoned =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)(?:\[([A-Za-z0-9_+/-]+)\])?$/;

/** RFC 9557: `2027-03-01T10:00:00+01:00[Europe/Copenhagen]`. */
function startOf({ starts }: Parameters): Start | undefined {
  if (!starts) return undefined;
  const [, wall, timezone] = zoned.exec(starts) ?? [];
  try {
    Temporal.Instant.from(starts.replace(/\[.*/, ""));
  } catch {
    throw faultOf("starts");
  }
  if (wall === undefined) throw faultOf("starts");
  return { wall, timezone };
}

function colorOf({ color }: Parameters): string | undefined {
  if (!color) return undefined;
  if (!/^#[\da-f]{6}$/i.test(color)) throw faultOf("color");
  return color;
}
