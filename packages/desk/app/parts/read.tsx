// What was asked for, in each of its states: to come, there, there and read again, or not readable.
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Failed } from "./failed.tsx";
import { Loading } from "./loading.tsx";

export interface ReadProps<Answer> {
  of: Pick<UseQueryResult<Answer>, "data" | "error" | "refetch" | "isFetching">;
  /** The shape of what is to come. */
  loading?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** Shows what is known while it is read again; what cannot be read says so in its place. */
export function Read<Answer>({ of, loading = <Loading />, children }: ReadProps<Answer>) {
  const { data, error, refetch } = of;
  // The end of a list says what of it could not be read.
  const isElsewhere = data !== undefined && "fetchNextPage" in of;
  const failed = error !== null && !isElsewhere && (
    <Failed error={error} again={() => void refetch()} />
  );
  if (data === undefined) return failed === false ? loading : failed;
  return (
    <>
      {failed}
      {children(data)}
    </>
  );
}
