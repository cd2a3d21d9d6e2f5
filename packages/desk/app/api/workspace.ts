/* Every query key starts with the workspace's id. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { desk } from "./clients.ts";
import type { Session, Workspace } from "./desk.ts";

export interface Here {
  workspace: Workspace;
  session: Session;
  /** First path segments. */
  screens: ReadonlySet<string>;
}

export const HereContext = createContext<Here | undefined>(undefined);

function useHere(): Here {
  const here = useContext(HereContext);
  if (here === undefined) throw new Error("This is shown outside of a place");
  return here;
}

export function useWorkspace(): Workspace {
  return useHere().workspace;
}

export function useSession(): Session {
  return useHere().session;
}

export function useHas(): (path: string) => boolean {
  const { screens } = useHere();
  return (path) => screens.has(path.split("/")[0] ?? "");
}

export const own = {
  session: queryOptions({ queryKey: ["session"], queryFn: ({ signal }) => desk.session(signal) }),
  places: queryOptions({ queryKey: ["places"], queryFn: ({ signal }) => desk.places(signal) }),
};

const remembered = "frontdesk-place";

export function rememberWorkspace(id: string): void {
  try {
    localStorage.setItem(remembered, id);
  } catch {}
}

export function firstWorkspace(
  workspaces: readonly Workspace[],
  lastId = localStorage.getItem(remembered),
): Workspace | undefined {
  const last = workspaces.find(({ id }) => id === lastId);
  return last ?? (workspaces.length === 1 ? workspaces[0] : undefined);
}

/** Frames wait for the person. */
export function usePersonId(): string {
  const { data } = useQuery(own.session);
  if (data === undefined) throw new Error("This is shown before the session is known");
  return data.person.id;
}
