import type { ComponentChildren } from "preact";

interface NoticeProps {
  kind: "wrong" | "waiting" | "right";
  children: ComponentChildren;
}

/** Live region: announced at once by screen readers. */
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
