import type {
  Appointment,
  AppointmentStanding,
} from "@frontdesk/scheduling-client/types/appointments";
import type { Order } from "@frontdesk/scheduling-client/types/orders";

export const sampleAppointment: Appointment = {
  id: 3,
  url: "https://book.example/v1/studio/appointments/3",
  service_id: 1,
  service: "Massage",
  session_id: 1,
  client_id: 1,
  state: "confirmed",
  seats: 1,
  starts_at: "2026-11-30T09:00:00.000Z",
  ends_at: "2026-11-30T10:00:00.000Z",
  date: "2026-11-30",
  start_time: 600,
  end_time: 660,
  timezone: "Europe/Copenhagen",
  locale: "en",
  held_until: null,
  decide_by: null,
  attention: null,
  reschedules: 0,
  made_by_staff: false,
  cancelled_by: null,
  revision: 1,
  created_at: "2026-11-20T09:00:00.000Z",
  updated_at: "2026-11-20T09:00:00.000Z",
  resource_ids: [5],
  charges: [],
  customer: { name: "Ann Larsen", email: "ann@example.com", phone: null, answers: {}, notes: null },
};

/** One free time of the service, on the day of the appointment. */
export const sampleSlots = {
  timezone: "Europe/Copenhagen",
  duration: 60,
  days: [
    {
      date: "2026-11-30",
      slots: [{ starts_at: "2026-11-30T10:00:00.000Z", time: "11:00", offset: "+01:00" }],
    },
  ],
  next_date: null,
  clock: [],
};

export const sampleStatus: AppointmentStanding = {
  resources: [{ id: 5, name: "Mia" }],
  told_by_mail: true,
  takes_message: true,
  may_change: true,
  terms: {
    duration: 60,
    price: 8000,
    currency: "EUR",
    deposit: 2000,
    no_show_fee: 4000,
    approval: "none",
    cancellation: [],
    questions: [],
  },
  consents: ["no_show_fee"],
  payment: null,
  refund_now: null,
  free_until: null,
  balance: { price: 8000, paid: 2000, allowance: 0, due: 6000 },
  refunds: [],
  orders: [],
  receipts: [],
  chargeable: null,
};

export const sampleOrder: Order = {
  id: 1,
  state: "paid",
  payment: "cash",
  currency: "EUR",
  total: 6600,
  refunded: 0,
  items: [
    {
      position: 1,
      kind: "appointment",
      appointment_id: 3,
      resource_id: null,
      price: 8000,
      paid: 6000,
      keep: 6000,
      tax_rate: null,
    },
    {
      position: 2,
      kind: "tip",
      appointment_id: 3,
      resource_id: 5,
      price: null,
      paid: 600,
      keep: 600,
      tax_rate: null,
    },
  ],
  refunds: [],
  user_id: 1,
  payment_url: null,
  expires_at: null,
  paid_at: "2026-11-30T10:05:00.000Z",
  created_at: "2026-11-30T10:05:00.000Z",
  updated_at: "2026-11-30T10:05:00.000Z",
  url: "https://book.example/v1/studio/orders/1",
};
