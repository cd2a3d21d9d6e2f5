const shapes = {
  done: "m15 25 6 6 12-14",
  waiting: "M24 13v11l7 5",
  over: "m17 17 14 14m0-14-14 14",
};

export function Sign({ kind }: { kind: keyof typeof shapes }) {
  return (
    <svg class={`sign ${kind}`} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      <path d={shapes[kind]} />
    </svg>
  );
}
