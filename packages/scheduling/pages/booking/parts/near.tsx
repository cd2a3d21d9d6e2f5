import type { OpenSlot } from "../../../src/appointments/pages/shapes.ts";
import { usePage } from "../flow/content.ts";
import { writeMoment } from "../flow/write.ts";
import { Notice } from "./notice.tsx";

interface NearProps {
  slots: readonly OpenSlot[];
  onChoose(slot: OpenSlot): void;
}

export function JustTaken({ slots, onChoose }: NearProps) {
  const { words } = usePage();
  return (
    <Notice kind="waiting">
      <p>
        {words.justTaken} {slots.length > 0 && words.nearTimes}
      </p>
      <NearTimes slots={slots} onChoose={onChoose} />
    </Notice>
  );
}

export function NearTimes({ slots, onChoose }: NearProps) {
  const { content, clockOf, timezone: timeZone } = usePage();
  const { locale } = content;
  return (
    <div class="near-times">
      {slots.map((slot) => (
        <button
          key={slot.starts_at}
          type="button"
          class="button plain"
          onClick={() => onChoose(slot)}
        >
          {writeMoment({ locale, clock: clockOf(timeZone) }, slot.starts_at)}
        </button>
      ))}
    </div>
  );
}
