interface Audit {
  /** Error without an answer of the registry. */
  message?: string;
  vulnerabilities?: Record<string, VulnerablePackage>;
}

interface VulnerablePackage {
  severity: string;
  via: (string | { title?: string; url?: string })[];
  fixAvailable: boolean | object;
}

const bad = new Set(["high", "critical"]);

/** From `npm audit --json`; true if it blocks a release. */
export function adviceOf(printed: string): { lines: string[]; isBad: boolean } {
  const audit = parsed(printed);
  if (audit?.vulnerabilities === undefined) {
    const reason = audit?.message ?? "no answer";
    return { lines: [`advisories were not checked: ${reason}`], isBad: false };
  }
  const matches = Object.entries(audit.vulnerabilities);
  const lines = matches.flatMap(([name, { severity, via, fixAvailable }]) =>
    via
      .filter((one) => typeof one === "object")
      .map(({ title = "", url = "" }) => {
        const fix = fixAvailable === false ? "no fix yet" : "a fix is there";
        return `${severity}: ${name}: ${title} ${url} (${fix})`;
      }),
  );
  const isBad = matches.some(([, { severity }]) => bad.has(severity));
  return { lines: lines.length > 0 ? lines : ["no advisories"], isBad };
}

function parsed(text: string): Audit | undefined {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return undefined;
  }
}
