const browsers: [mark: RegExp, name: string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\//, "Firefox"],
  [/(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [mark: RegExp, name: string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

export function browserName(userAgent: string): string {
  const nameIn = (marks: [RegExp, string][]) => marks.find(([mark]) => mark.test(userAgent))?.[1];
  const system = nameIn(systems);
  return `${nameIn(browsers) ?? "A browser"}${system === undefined ? "" : ` on ${system}`}`;
}
