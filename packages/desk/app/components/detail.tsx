import { Sheet, type SheetProps } from "./sheet.tsx";
import "./entries.css";

export function Detail({ children, ...sheet }: SheetProps) {
  return (
    <Sheet {...sheet}>
      <div className="detail">{children}</div>
    </Sheet>
  );
}
