import type { OpenService } from "../../../src/appointments/pages/shapes.ts";

const terms = {
  price: 8000,
  currency: "EUR",
  no_show_fee: null,
  approval: "none",
  cancellation: [
    { minutes_before: 1440, refund_percent: 100 },
    { minutes_before: 120, refund_percent: 50 },
  ],
  reschedule_before: 1440,
  questions: [],
} as const satisfies Partial<OpenService>;

function makeService(own: Partial<OpenService> & Pick<OpenService, "id" | "name">): OpenService {
  return {
    ...terms,
    cancellation: [...terms.cancellation],
    questions: [],
    description: "",
    duration: 60,
    deposit: { kind: "none", amount: 0 },
    verify_email: false,
    parts: [],
    ...own,
  };
}

export const full = { serviceId: "5", resourceId: 21 };

export const services = [
  makeService({
    id: "1",
    name: "Massage",
    description: "Back, neck and shoulders, with warm oil.",
    deposit: { kind: "fixed", amount: 2000 },
    parts: [
      {
        id: "a",
        name: "Therapist",
        choosable: true,
        resources: [
          { id: 11, name: "Ann" },
          { id: 12, name: "Bo" },
        ],
      },
    ],
    questions: [
      {
        id: "q1",
        label: "Anything we should know?",
        kind: "long_text",
        options: [],
        required: false,
      },
      { id: "q2", label: "Pressure", kind: "choice", options: ["Soft", "Firm"], required: true },
      {
        id: "q3",
        label: "Where does it hurt?",
        kind: "choices",
        options: ["Neck", "Back"],
        required: false,
      },
      { id: "q4", label: "I have no injuries", kind: "checkbox", options: [], required: true },
    ],
  }),
  makeService({ id: "2", name: "Haircut", duration: 30, price: 3550 }),
  makeService({ id: "3", name: "First talk", duration: 45, price: null, approval: "required" }),
  makeService({ id: "4", name: "Four hands", duration: 120, no_show_fee: 5000 }),
  makeService({ id: full.serviceId, name: "Fully booked" }),
  makeService({
    id: "6",
    name: "Portrait",
    parts: [
      {
        id: "a",
        name: "Photographer",
        choosable: true,
        resources: [
          { id: 11, name: "Ann" },
          { id: 12, name: "Bo" },
        ],
      },
      {
        id: "b",
        name: "Studio",
        choosable: true,
        resources: [
          { id: full.resourceId, name: "North" },
          { id: 22, name: "South" },
        ],
      },
    ],
  }),
];
