// Undo covers money only as long as a refund waits.

export interface Offer {
  id: number;
  label: string;
  act?: (() => Promise<unknown>) | undefined;
  isPending?: boolean;
  /** The latest attempt failed. */
  error?: unknown;
}

let offers: readonly Offer[] = [];
let count = 0;
const subscribers = new Set<() => void>();

function set(next: readonly Offer[]): void {
  offers = next;
  for (const subscriber of subscribers) subscriber();
}

function add(one: Omit<Offer, "id">): void {
  count += 1;
  // A failed attempt appears again after newer notices.
  const kept = offers.filter(({ isPending, error }) => isPending === true || error !== undefined);
  set([...kept, { ...one, id: count }]);
}

export const offerUndo = (label: string, act: () => Promise<unknown>) => add({ label, act });
export const say = (label: string) => add({ label });

export const latestOffer = (): Offer | undefined => offers.at(-1);
export const closeOffer = (id: number) => set(offers.filter((one) => one.id !== id));
export const closeOffers = () => set([]);

export async function runUndo({ id, act }: Offer): Promise<void> {
  const change = (state: Pick<Offer, "isPending" | "error">) =>
    set(offers.map((one) => (one.id === id ? { ...one, error: undefined, ...state } : one)));
  change({ isPending: true });
  try {
    await act?.();
    closeOffer(id);
  } catch (error) {
    change({ isPending: false, error });
  }
}

export function followOffers(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => void subscribers.delete(subscriber);
}
