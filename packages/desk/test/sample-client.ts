import type { Client, ClientHistory } from "@frontdesk/scheduling-client/types/purposes";

export const sampleClient: Client = {
  id: 1,
  creator_id: null,
  name: "Ann Larsen",
  notes: null,
  email: "ann@example.com",
  phone: "+45 12 34 56 78",
  locale: null,
  reminders_off: false,
  archived: false,
  updated_at: "2026-11-20T09:00:00.000Z",
  url: "https://book.example/v1/studio/clients/1",
  color: "#C2185B",
  created_at: "2026-11-20T09:00:00.000Z",
};

const visit = { service: "Massage", resources: [{ id: 5, name: "Mia" }], price: 8000 };

/** A visit in the past, and one to come. */
export const sampleHistory: ClientHistory = {
  client_id: 1,
  visits: 4,
  no_shows: 1,
  cancelled: 0,
  spend: [
    { currency: "EUR", amount: 26_000 },
    { currency: "JPY", amount: 9000 },
  ],
  first_visit: null,
  last_visit: null,
  next_visit: {
    appointment_id: 3,
    starts_at: "2026-12-30T09:00:00.000Z",
    date: "2026-12-30",
    start_time: 600,
  },
  appointments: [
    {
      ...visit,
      id: 3,
      state: "confirmed",
      starts_at: "2026-12-30T09:00:00.000Z",
      date: "2026-12-30",
      start_time: 600,
      end_time: 660,
      paid: 0,
      currency: "EUR",
    },
    {
      ...visit,
      id: 2,
      state: "attended",
      starts_at: "2026-11-02T09:00:00.000Z",
      date: "2026-11-02",
      start_time: 600,
      end_time: 660,
      paid: 8000,
      currency: "EUR",
    },
  ],
  has_more: false,
};
