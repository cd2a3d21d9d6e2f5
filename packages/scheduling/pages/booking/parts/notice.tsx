import type { ComponentChildren } from "preact";

interface NoticeProps {
  kind: "wrong" | "waiting" | "right";
  children: ComponentChildren;
}

/** Something that has just become so, told at once to those who do not see it. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div class={`notice ${kind}`} role={kind === "wrong" ? "alert" : "status"}>
      {children}
    </div>
  );
}

interface ButtonProps {
  isBusy?: boolean;
  kind?: "plain" | "danger";
  onPress?: () => void;
  children: ComponentChildren;
}

/** A button that says while it is at work, and does nothing twice. */
export function Button({ isBusy = false, kind, onPress, children }: ButtonProps) {
  const onClick = (event: MouseEvent) => {
    if (isBusy) event.preventDefault();
    else onPress?.();
  };
  return (
    <button
      type={onPress === undefined ? "submit" : "button"}
      class={kind === undefined ? "button" : `button ${kind}`}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
