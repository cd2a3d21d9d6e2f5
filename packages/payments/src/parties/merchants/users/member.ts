/* A user of a merchant is an invited person. The membership exists at once; access begins with
   the accepted invitation. */
import { type Id, isId } from "../../../core/ids.ts";

const start = "merchant ";

export function purposeOf(merchantId: Id): string {
  return start + merchantId;
}

export function merchantOf(purpose: string): Id | undefined {
  const id = purpose.slice(start.length);
  return purpose.startsWith(start) && isId(id) ? id : undefined;
}
