import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useHas, useWorkspace } from "../api/workspace.ts";

export interface ScreenLinkProps {
  /** Path below the workspace: `payments/5f…`. */
  to: string;
  search?: Record<string, string | undefined>;
  keepsFilters?: boolean;
  className?: string;
  "aria-label"?: string;
  "aria-current"?: "page" | "true";
  children: ReactNode;
}

export function ScreenLink({
  to,
  search = {},
  keepsFilters = false,
  children,
  ...rest
}: ScreenLinkProps) {
  const { id } = useWorkspace();
  const has = useHas();
  const request = keepsFilters ? (before: object) => ({ ...before, ...search }) : search;
  if (!has(to)) return <span className={rest.className}>{children}</span>;
  return (
    <Link to={`/p/${id}/${to}`} search={request} resetScroll={!keepsFilters} {...rest}>
      {children}
    </Link>
  );
}

export function useGo(): (to: string, search?: Record<string, string | undefined>) => void {
  const { id } = useWorkspace();
  const navigate = useNavigate();
  return (to, search = {}) => void navigate({ to: `/p/${id}/${to}`, search });
}

/** Goes back with the search parameters. */
export function useBack(to: string): () => void {
  const { id } = useWorkspace();
  const navigate = useNavigate();
  return () => void navigate({ to: `/p/${id}/${to}`, search: (before: object) => before });
}
