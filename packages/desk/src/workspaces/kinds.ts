/** Forms from before the kinds of business send the parts themselves. */
const parts = ["both", "merchant", "account"] as const;

type Parts = (typeof parts)[number];
type Kind = readonly [value: string, label: string];

const kinds: readonly Kind[] = [
  ["massage", "Massage"],
  ["hair", "Hair"],
  ["fitness", "Fitness"],
  ["clinic", "Clinic"],
  ["shop", "Shop only"],
  ["other", "Other"],
];

/** Undefined for an unknown kind. */
export function partsOf(kind: string): Parts | undefined {
  if (kind === "shop") return "merchant";
  return kinds.some(([value]) => value === kind) ? "both" : parts.find((one) => one === kind);
}

const asKind: Readonly<Record<string, string>> = { both: "other", merchant: "shop" };

export const kindOf = (kind: string) => asKind[kind] ?? kind;

/** An older form may have chosen an account alone. */
export const listKinds = (chosen: string): readonly Kind[] =>
  chosen === "account" ? [...kinds, ["account", "Appointments only"]] : kinds;
