import type { CardScheme } from "../card/number.ts";

export function SchemeSign({ scheme }: { scheme: CardScheme | undefined }) {
  return (
    <span class="schemes">
      {scheme !== "mastercard" && <VisaSign />}
      {scheme !== "visa" && <MastercardSign />}
      {scheme !== undefined && (
        <span class="spoken">{scheme === "visa" ? "Visa" : "Mastercard"}</span>
      )}
    </span>
  );
}

// Nothing loads from elsewhere.
function VisaSign() {
  return (
    <svg class="scheme" viewBox="0 0 38 24" aria-hidden="true">
      <rect width="38" height="24" rx="4" fill="#1b2a7a" />
      <text x="19" y="16" text-anchor="middle" fill="#fff" class="letters">
        VISA
      </text>
    </svg>
  );
}

function MastercardSign() {
  return (
    <svg class="scheme" viewBox="0 0 38 24" aria-hidden="true">
      <rect width="38" height="24" rx="4" fill="#1f2430" />
      <circle cx="15" cy="12" r="7" fill="#e0312b" />
      <circle cx="23" cy="12" r="7" fill="#f3a11f" fill-opacity=".9" />
    </svg>
  );
}

export function Lock() {
  return (
    <svg class="lock" viewBox="0 0 16 16" aria-hidden="true">
      <rect x="3" y="7" width="10" height="7" rx="1.500" />
      <path d="M5 7V5a3 3 0 0 1 6 0v2" />
    </svg>
  );
}

export function Tick() {
  return (
    <svg class="sign tick" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      <path d="m14 25 7 7 13-15" />
    </svg>
  );
}
