import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Failed } from "./failed.tsx";
import { Loading } from "./loading.tsx";

export interface ReadProps<Answer> {
  of: Pick<UseQueryResult<Answer>, "data" | "error" | "refetch" | "isFetching">;
  loading?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

export function Read<Answer>({ of, loading = <Loading />, children }: ReadProps<Answer>) {
  const { data, error, refetch } = of;
  // The end of a list shows the error of its next page.
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
