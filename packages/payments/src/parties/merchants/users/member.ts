/* An invited person; access begins with the accepted invitation. */
import { type Id, isId } from "../../../core/ids.ts";

const start = "merchant ";

export function purposeOf(merchantId: Id): string {
  return start + merchantId;
}

export function merchantOf(purpose: string): Id | undefined {
  const id = purpose.slice(start.length);
  return purpose.startsWith(start) && isId(id) ? id : undefined;
}
