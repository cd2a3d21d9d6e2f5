import type { AgendaBlock } from "@frontdesk/scheduling-client/types/bookings";
import { Menu, UnstyledButton } from "@mantine/core";
import { useMaySee } from "../../api/rights.ts";
import { blockAttendance } from "../../components/attendance.ts";
import { useGo } from "../../components/screen-link.tsx";
import { EllipsisSign } from "../../icons.ts";
import { useWords } from "../../locales/words.ts";

export interface RowMenuProps {
  block: AgendaBlock;
  now: Date;
  describedBy: string;
  onNoShow(): void;
}

/** Further acts on an appointment of today. */
export function RowMenu({ block, now, describedBy, onNoShow }: RowMenuProps) {
  const { appointments, home } = useWords();
  const go = useGo();
  const maySeeClients = useMaySee("clients");
  const { id, state, money } = block;
  const open = (wish: Record<string, string> = {}) => go(`appointments/${id}`, wish);
  const isKept = state === "booked" || state === "attended";
  const isUnpaid = money === "due" || money === "deposit" || money === "failed";
  const isNoShowPossible = blockAttendance(block, now)?.isNoShowPossible === true;
  return (
    <Menu position="bottom-end" width={200} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className="home-acts" aria-label={home.more} aria-describedby={describedBy}>
          <EllipsisSign />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => open()}>{home.open}</Menu.Item>
        {state === "booked" && (
          <Menu.Item onClick={() => open({ move: "yes" })}>{appointments.move}…</Menu.Item>
        )}
        {isKept && isUnpaid && maySeeClients && (
          <Menu.Item onClick={() => open({ pay: "yes" })}>{appointments.payments.take}</Menu.Item>
        )}
        {isKept && isNoShowPossible && (
          <Menu.Item onClick={onNoShow}>{appointments.noShow}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
