/*
 * Runs every change that the desk asks a server for. No refusal stays unseen: the form or dialog
 * shows it at its button, and where none does, the bar at the foot of the page.
 */
import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from "@tanstack/react-query";
import { useContext, useState } from "react";
import { joinRunning, type Running } from "./joined.ts";
import { HereContext } from "./place.ts";
import { type Anchor, taken, turnedDown } from "./refusals.ts";
import { whenThereIsRoom } from "./retrying.ts";

/** `name` is noun and verb; `anchor` says where a refusal is shown. */
export function useAction<Answer, Input = void, Before = unknown>(
  [name, anchor]: readonly [name: string, anchor: Anchor],
  options: UseMutationOptions<Answer, Error, Input, Before>,
): UseMutationResult<Answer, Error, Input, Before> {
  const { mutationFn, onSuccess, onError } = options;
  const [running] = useState<Running[]>([]);
  const place = useContext(HereContext)?.place;
  return useMutation({
    ...options,
    ...(mutationFn !== undefined && {
      mutationFn: (...given: Parameters<typeof mutationFn>) =>
        joinRunning(running, given[0], () => whenThereIsRoom(() => mutationFn(...given))),
    }),
    onSuccess: (...given) => {
      taken();
      return onSuccess?.(...given);
    },
    onError: (...given) => {
      turnedDown({ name, anchor, error: given[0], place });
      return onError?.(...given);
    },
  });
}
