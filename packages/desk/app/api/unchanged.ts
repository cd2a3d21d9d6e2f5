/* For operations without `If-Match`: reads the state again before a change. A colleague's change
   that the page does not show yet is refused like a 412. */
import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";

class ChangedSinceError extends Error {
  override readonly name = "ChangedSinceError";
  readonly status = 412;
}

/** The read failed, so nothing was sent: the change may wait and try again. */
class NotSentError extends Error {
  override readonly name = "NotSentError";
  readonly status = 503;
  readonly code = "service_away";
}

interface Comparison<Answer, Key extends QueryKey, Part> {
  query: FetchQueryOptions<Answer, Error, Answer, Key>;
  /** The state that the page shows. */
  seen: Part;
  /** The fields of the form. */
  part: (newest: Answer) => Part;
}

export async function checkUnchanged<Answer, Key extends QueryKey, Part>(
  queries: QueryClient,
  { query, seen, part }: Comparison<Answer, Key, Part>,
): Promise<void> {
  // A read under way may have begun before the colleague's change.
  await queries.cancelQueries({ queryKey: query.queryKey, exact: true });
  const newest = await queries.fetchQuery({ ...query, staleTime: 0 }).catch((cause: unknown) => {
    const { status } = cause as { status?: number };
    const isAnswered = status !== undefined && (status < 502 || status > 504);
    throw isAnswered ? cause : new NotSentError("", { cause });
  });
  if (JSON.stringify(part(newest)) !== JSON.stringify(seen)) throw new ChangedSinceError();
}
