import { formatMessage } from "@frontdesk/server/locales/message";
import { usePage } from "../flow/content.ts";
import { writeDays } from "../flow/write.ts";

interface ClosedProps {
  from: string;
  /** The first day after. */
  until: string;
}

/** The closed days of the business, among the given ones. */
export function Closed({ from, until }: ClosedProps) {
  const { content, words } = usePage();
  const closures = content.page?.closures ?? [];
  const near = closures.filter((one) => one.from < until && one.to >= from);
  if (near.length === 0) return null;
  return (
    <p class="closed">
      {near
        .map((one) => formatMessage(words.closed, { days: writeDays(content.locale, one) }))
        .join(" · ")}
    </p>
  );
}
