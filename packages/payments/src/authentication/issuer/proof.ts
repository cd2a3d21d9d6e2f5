import { randomBytes } from "node:crypto";
import type { Scheme } from "../../acquiring/port/scheme.ts";

const indicators = {
  visa: { Y: "05", A: "06", otherwise: "07" },
  mastercard: { Y: "02", A: "01", otherwise: "00" },
} as const;

export function proofOf(
  transStatus: string,
  scheme: Scheme = "visa",
): { eci: string; authenticationValue?: string; transStatusReason?: string } {
  if (transStatus === "Y" || transStatus === "A") {
    const authenticationValue = randomBytes(20).toString("base64");
    return { eci: indicators[scheme][transStatus], authenticationValue };
  }
  return { eci: indicators[scheme].otherwise, transStatusReason: reasons[transStatus] ?? "01" };
}

// Not authenticated, suspected fraud, technical problem.
const reasons: Readonly<Record<string, string>> = { N: "01", R: "11", U: "22" };
