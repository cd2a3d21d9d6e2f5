// What the stream of a place says.
import type { SentEvent } from "@frontdesk/rest/api/stream";

export type Half = "payments" | "scheduling";

export type Message =
  | { kind: "happened"; of: Half; type: string }
  /** A half is heard from now on; with a gap something may have happened unheard. */
  | { kind: "open"; of: Half; gap: boolean }
  /** A half cannot be reached for now. */
  | { kind: "away"; of: Half };

/** Nothing where it says what this page does not know. */
export function messageOf({
  type: event,
  text,
}: Pick<SentEvent, "type" | "text">): Message | undefined {
  if (text === "") return undefined;
  const said = JSON.parse(text) as { of: Half; gap: boolean; type: string };
  if (event === "payments" || event === "scheduling") {
    return { kind: "happened", of: event, type: said.type };
  }
  if (event === "open") return { kind: "open", of: said.of, gap: said.gap };
  if (event === "away") return { kind: "away", of: said.of };
  return undefined;
}
