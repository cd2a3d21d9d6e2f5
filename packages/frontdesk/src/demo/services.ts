import { changePage } from "@frontdesk/scheduling/offering/booking-pages/change";
import { createService } from "@frontdesk/scheduling/offering/services/create";
import type { Actor } from "@frontdesk/scheduling/parties/identity/identity";
import type { Past } from "./parts.ts";
import type { Purse } from "./purse.ts";

/** Staff by index in the cast; prices in euro. */
const offered = [
  {
    name: "Massage, 60 min",
    description: "Deep or gentle, as you like it. Come five minutes early.",
    duration: 60,
    price: 80,
    givenBy: [0, 3],
    questions: [],
    approval: "none",
  },
  {
    name: "Cut",
    description: "",
    duration: 45,
    price: 52,
    givenBy: [1],
    questions: [],
    approval: "none",
  },
  {
    name: "First visit",
    description: "We find out what hurts, and what to do about it.",
    duration: 60,
    price: 90,
    givenBy: [2],
    approval: "required",
    questions: [
      { id: "hurts", label: "Where does it hurt?", required: true },
      { id: "since", label: "Since when?", required: false },
    ],
  },
] as const;

const terms = {
  visibility: "public",
  minimum_notice: 120,
  slot_step: 30,
  cancellation: [{ minutes_before: 1440, refund_percent: 100 }],
} satisfies Partial<Parameters<typeof createService>[2]>;

const ask = (question: { id: string; label: string; required: boolean }) => ({
  ...question,
  kind: "text" as const,
  options: [],
});

export interface Offer {
  massage: number;
  cut: number;
  firstVisit: number;
}

export async function offerServices(
  { scheduling }: Past,
  actor: Actor,
  { therapists, email, purse }: { therapists: readonly number[]; email: string; purse: Purse },
): Promise<Offer> {
  const ids: number[] = [];
  const { currency, of } = purse;
  for (const { givenBy, questions, price, ...service } of offered) {
    const by = givenBy.map((location) => therapists[location]!);
    const parts = [{ name: "With", resource_ids: by, count: 1, choosable: by.length > 1 }];
    const cost = { currency, price: of(price) };
    const body = { ...service, ...terms, ...cost, questions: questions.map(ask), parts };
    ids.push((await createService(scheduling, actor, body)).id);
  }
  const [massage = 0, cut = 0, firstVisit = 0] = ids;
  const page = { published: true, contact_email: email, phone: "+45 20 30 40 50" };
  const addresses = { privacy_url: "https://studio.example/privacy", address: "Harbour Street 7" };
  const intro = "Massage, hair and physiotherapy by the water.";
  const body = { ...page, ...addresses, intro };
  await changePage(scheduling, actor, { body, check: () => {} });
  return { massage, cut, firstVisit };
}
