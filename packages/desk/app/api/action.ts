/* Every change goes through here: the form shows its refusal, else the bar at the bottom. */
import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from "@tanstack/react-query";
import { useContext, useState } from "react";
import { joinRunning, type Running } from "./joined.ts";
import { type Anchor, taken, turnedDown } from "./refusals.ts";
import { whenBelowLimit } from "./retrying.ts";
import { noteChange } from "./second-click.ts";
import { HereContext } from "./workspace.ts";

export function useAction<Answer, Input = void, Before = unknown>(
  [name, anchor]: readonly [name: string, anchor: Anchor],
  options: UseMutationOptions<Answer, Error, Input, Before>,
): UseMutationResult<Answer, Error, Input, Before> {
  const { mutationFn, onSuccess, onError, onSettled } = options;
  const [running] = useState<Running[]>([]);
  const workspace = useContext(HereContext)?.workspace;
  return useMutation({
    ...options,
    ...(mutationFn !== undefined && {
      mutationFn: (...inputs: Parameters<typeof mutationFn>) => {
        noteChange();
        return joinRunning(running, inputs[0], () => whenBelowLimit(() => mutationFn(...inputs)));
      },
    }),
    onSuccess: (...answers) => {
      taken();
      return onSuccess?.(...answers);
    },
    onError: (...inputs) => {
      turnedDown({ name, anchor, error: inputs[0], place: workspace });
      return onError?.(...inputs);
    },
    onSettled: (...inputs) => {
      const settled = onSettled?.(...inputs);
      // The form shows a refusal before the refetch ends.
      return inputs[1] === null ? settled : undefined;
    },
  });
}
