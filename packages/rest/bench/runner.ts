/* One candidate per process: none pays for another's garbage or compiled code. */
import { type CandidateName, candidates, type Load, type Sender } from "./candidates.ts";
import { runSlice, type Span } from "./slice.ts";

export interface Order extends Span {
  load: Load;
}

const [name, origin] = process.argv.slice(2) as [CandidateName, string];
const senders: Record<Load, Sender> = {
  GET: candidates[name](origin, "GET"),
  POST: candidates[name](origin, "POST"),
};

process.on("message", async ({ load, ...span }: Order) => {
  process.send?.(await runSlice(span, senders[load]));
});
process.on("disconnect", () => process.exit());
process.send?.([await senders.GET(), await senders.POST()]);
