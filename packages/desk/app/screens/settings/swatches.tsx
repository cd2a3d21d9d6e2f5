import { onValue } from "../../components/fields.tsx";
import { useWords } from "../../locales/words.ts";

/** The hues of the calendar: each has enough contrast with white. */
const swatches = [
  "#9f3e4b",
  "#9d4616",
  "#855904",
  "#6d6600",
  "#40731a",
  "#047554",
  "#067272",
  "#036e8b",
  "#2863ab",
  "#5d55a9",
  "#7f4995",
  "#954074",
] as const;

const ours = "#0b6352";

interface SwatchesProps {
  picked: string;
  /** Dark enough. */
  used: string;
  error: string | undefined;
  onChange: (color: string) => void;
}

export function Swatches({ picked, used, error, onChange }: SwatchesProps) {
  const { studio, settings } = useWords();
  const { look: words } = settings;
  const isOwn = picked !== "" && !swatches.some((one) => one === picked);
  const swatch = (color: string, label: string) => (
    <label key={color} className="swatch" title={label}>
      <input
        type="radio"
        name="swatch"
        aria-label={label}
        checked={picked === color}
        onChange={() => onChange(color)}
      />
      <span style={{ background: color || ours }} />
    </label>
  );
  return (
    <fieldset className="bare look-colors">
      <legend>{studio.color}</legend>
      <div className="look-swatches">
        {swatch("", words.ours)}
        {swatches.map((color, at) => swatch(color, `${studio.color} ${at + 1}`))}
      </div>
      <label className="color">
        {words.another}
        <input type="color" value={isOwn ? picked : used || ours} onChange={onValue(onChange)} />
      </label>
      {used !== picked && (
        <p className="note" role="status">
          {words.tooLight({ color: picked, used })}
        </p>
      )}
      {error !== undefined && (
        <p className="color-wrong" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
