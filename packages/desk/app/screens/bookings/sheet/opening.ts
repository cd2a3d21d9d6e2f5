import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useWorkspace } from "../../../api/workspace.ts";
import { type NewSpot, spotText } from "../../../components/spot.ts";

export type Below = "calendar" | "bookings";

export function useOpening(below: Below) {
  const { id: workspace } = useWorkspace();
  const navigate = useNavigate();
  return useMemo(() => {
    const at = `/p/${workspace}/${below}`;
    const go = (path: string, request: object = {}) => {
      const search = (before: object) => ({ ...before, at: undefined, ...request });
      void navigate({ to: `${at}${path}`, search, resetScroll: false });
    };
    return {
      /** A booking's id, or `appointments/3`. */
      open: (path: number | string) => go(`/${path}`),
      pay: (appointment: number) => go(`/appointments/${appointment}`, { pay: "yes" }),
      make: (spot: Partial<NewSpot>) => go("/new", { at: spotText(spot) }),
      block: (spot: Partial<NewSpot>) => go("/block", { at: spotText(spot) }),
      close: () => go(""),
    };
  }, [workspace, below, navigate]);
}
