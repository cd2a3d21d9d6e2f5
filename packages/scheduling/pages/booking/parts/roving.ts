// Arrow keys in a grid. Every item also stays a tab stop, so they are optional.

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function moveAmong(event: KeyboardEvent): void {
  const group = event.currentTarget as HTMLElement;
  const all = [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const at = all.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const to = targetOf(event.key, {
    all,
    at,
    isMirrored: getComputedStyle(group).direction === "rtl",
  });
  if (to === undefined) return;
  event.preventDefault();
  to.focus();
}

interface Among {
  all: HTMLElement[];
  at: number;
  isMirrored: boolean;
}

function targetOf(key: string, { all, at, isMirrored }: Among): HTMLElement | undefined {
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const stage = steps[key];
  if (stage !== undefined) return all[at + (isMirrored ? -stage : stage)];
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const here = all[at]!.getBoundingClientRect();
  const others = key === "ArrowDown" ? all.slice(at + 1) : all.slice(0, at).reverse();
  return others.find((one) => {
    const there = one.getBoundingClientRect();
    return there.top !== here.top && Math.abs(there.left - here.left) < here.width / 2;
  });
}
