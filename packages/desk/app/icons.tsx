// An icon alone needs a label on its container.
const sign = (...lines: string[]) =>
  function Sign() {
    return (
      <svg
        className="sign"
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={lines.join("")} />
      </svg>
    );
  };

export const HomeSign = sign("M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-5v-6h-4v6H5a1 1 0 0 1-1-1z");
export const CalendarSign = sign(
  "M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z",
  "M4 10.5h16M8 3.5v4M16 3.5v4",
);
export const PaymentsSign = sign(
  "M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z",
  "M3 10h18M7 14.5h3",
);
export const MoreSign = sign("M4 7h16M4 12h16M4 17h16");
export const SearchSign = sign("M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l4.5 4.5");
export const PlusSign = sign("M12 5v14M5 12h14");
export const DownSign = sign("m7 10 5 5 5-5");
export const CheckSign = sign("m5 12.5 4.5 4.5L19 7.5");
export const NextSign = sign("m10 7 5 5-5 5");
