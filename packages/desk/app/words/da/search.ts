import type { Words } from "../en.ts";

export const searchDa: Words["search"] = {
  title: "Søg",
  hint: "En side, et navn, et beløb, de sidste fire cifre",
  found: "Fundet",
  asking: "Leder …",
  none: "Intet indeholder det.",
  sections: {
    screens: "Sider",
    payments: "Betalinger",
    disputes: "Indsigelser",
    payouts: "Udbetalinger",
    bookings: "Bookinger",
    clients: "Kunder",
  },
};

export const keysDa: Words["keys"] = {
  title: "Taster",
  show: "Vis tasterne",
};
