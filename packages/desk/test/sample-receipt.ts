import type { Receipt } from "@frontdesk/scheduling-client/types/orders";

export const sampleReceipt: Receipt = {
  id: 1,
  number: "R-2026-000002",
  kind: "receipt",
  order_id: 1,
  payment: "cash",
  currency: "EUR",
  total: 6600,
  lines: [
    {
      position: 1,
      kind: "appointment",
      appointment_id: 3,
      service: "Massage",
      date: "2026-11-30",
      amount: 6000,
      tax_rate: 25,
      tax: 1200,
    },
    {
      position: 2,
      kind: "tip",
      appointment_id: 3,
      service: null,
      date: null,
      amount: 600,
      tax_rate: null,
      tax: 0,
    },
  ],
  taxes: [{ rate: 25, gross: 6000, tax: 1200 }],
  earlier: ["R-2026-000001"],
  seller: {
    name: "Corner Studio",
    address: "Main Street 1\n2100 Copenhagen",
    email: "studio@example.com",
    phone: null,
    vat_number: "DK12345678",
  },
  client_name: "Ann Larsen",
  issued_at: "2026-11-30T10:05:00.000Z",
};
