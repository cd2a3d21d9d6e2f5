import type { OpenSlot } from "../../../src/appointments/pages/shapes.ts";
import { useShown } from "../flow/shown.ts";
import { writeMoment } from "../flow/write.ts";

interface NearProps {
  slots: readonly OpenSlot[];
  onChoose(slot: OpenSlot): void;
}

/** Times close to one that cannot be had, each a tap away. */
export function NearTimes({ slots, onChoose }: NearProps) {
  const { content, timezone: timeZone } = useShown();
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
          {writeMoment({ locale, timeZone }, slot.starts_at)}
        </button>
      ))}
    </div>
  );
}
