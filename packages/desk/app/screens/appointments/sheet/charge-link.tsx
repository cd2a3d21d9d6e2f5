import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import type { ReactNode } from "react";
import { useWorkspace } from "../../../api/workspace.ts";
import { ScreenLink } from "../../../components/screen-link.tsx";

type Charge = NonNullable<Appointment["charges"]>[number];

interface ChargeLinkProps {
  charge: Charge | undefined;
  children: ReactNode;
}

/** Leads to the payment if this workspace's shop took it. */
export function ChargeLink({ charge, children }: ChargeLinkProps) {
  const { merchant } = useWorkspace();
  const id = charge?.transaction_id ?? null;
  if (id === null || charge?.merchant_id !== merchant?.id) return children;
  return <ScreenLink to={`payments/${id}`}>{children}</ScreenLink>;
}
