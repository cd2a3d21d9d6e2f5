// A sheet that holds several parts of one thing, one below the other.
import { Sheet, type SheetProps } from "./sheet.tsx";
import "./entries.css";

export function Detail({ children, ...sheet }: SheetProps) {
  return (
    <Sheet {...sheet}>
      <div className="detail">{children}</div>
    </Sheet>
  );
}
