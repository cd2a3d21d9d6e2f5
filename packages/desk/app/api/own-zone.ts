import { offsetAt, timeNow } from "./clock.ts";

export function ownZone(): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    // Some browsers report an unusable zone such as `Etc/Unknown`.
    return new Intl.DateTimeFormat("en", { timeZone }) && timeZone;
  } catch {
    return undefined;
  }
}

const monthMs = 30 * 86_400_000;

/** Equal to the workspace's all year. */
export function isOwnClock(): boolean {
  if (ownZone() === undefined) return false;
  const now = timeNow().getTime();
  return [0, 3, 6, 9].every((months) => {
    const at = new Date(now + months * monthMs);
    return (offsetAt(at) ?? -at.getTimezoneOffset()) === -at.getTimezoneOffset();
  });
}
