import type { SentEvent } from "@frontdesk/rest/api/stream";

export type ServiceSide = "payments" | "scheduling";

export type Message =
  | { kind: "happened"; of: ServiceSide; type: string }
  /** With a gap, events may be lost. */
  | { kind: "open"; of: ServiceSide; gap: boolean }
  | { kind: "away"; of: ServiceSide };

export function messageOf({
  type: event,
  text,
}: Pick<SentEvent, "type" | "text">): Message | undefined {
  if (text === "") return undefined;
  const labels = JSON.parse(text) as { of: ServiceSide; gap: boolean; type: string };
  if (event === "payments" || event === "scheduling") {
    return { kind: "happened", of: event, type: labels.type };
  }
  if (event === "open") return { kind: "open", of: labels.of, gap: labels.gap };
  if (event === "away") return { kind: "away", of: labels.of };
  return undefined;
}
