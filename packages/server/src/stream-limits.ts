/*
 * No caller can occupy all streams. The last slots of the process stay free for callers and
 * networks with few streams.
 */
import { networkOf, widerNetworkOf } from "./network.ts";

export interface StreamOwner {
  /** The caller together with its tenant. */
  who: string;
  /** An app or a person, for any tenant. */
  caller: string;
  application?: string | undefined;
  address: string;
}

export const mostStreams = {
  ofOne: 5,
  ofCaller: 50,
  ofApplication: 200,
  /** An IPv4 address, or the first 64 bits of an IPv6 one. */
  ofAddress: 100,
  /** The first 24 bits of IPv4, the first 48 of IPv6. */
  ofNetwork: 200,
  ofProcess: 500,
};

/** Slots reserved for owners with fewer streams than this. */
export const kept = { places: 100, ofCaller: 5, ofNetwork: 20 };

export function createPlaces(all = inProcess) {
  const open = new Map<string, number>();
  const of = (name: string) => open.get(name) ?? 0;

  function hasCapacity(marks: readonly Mark[]): boolean {
    if (all.open >= mostStreams.ofProcess) return false;
    const isKept = all.open >= mostStreams.ofProcess - kept.places;
    return marks.every(({ name, most, few }) => of(name) < (isKept ? few : most));
  }

  return {
    enter(owner: StreamOwner): (() => void) | undefined {
      const marks = marksOf(owner);
      if (!hasCapacity(marks)) return undefined;
      all.open += 1;
      for (const { name } of marks) open.set(name, of(name) + 1);
      return () => {
        all.open -= 1;
        for (const { name } of marks) {
          if (of(name) === 1) open.delete(name);
          else open.set(name, of(name) - 1);
        }
      };
    },
  };
}

export type Places = ReturnType<typeof createPlaces>;

const inProcess = { open: 0 };

interface Mark {
  name: string;
  most: number;
  few: number;
}

function marksOf({ who, caller, application, address }: StreamOwner): Mark[] {
  const { ofOne, ofCaller, ofApplication, ofAddress, ofNetwork } = mostStreams;
  return [
    { name: `one ${who}`, most: ofOne, few: ofOne },
    { name: `caller ${caller}`, most: ofCaller, few: kept.ofCaller },
    ...(application === undefined
      ? []
      : [{ name: `application ${application}`, most: ofApplication, few: kept.ofNetwork }]),
    { name: `address ${networkOf(address)}`, most: ofAddress, few: kept.ofNetwork },
    { name: `network ${widerNetworkOf(address)}`, most: ofNetwork, few: kept.ofNetwork },
  ];
}
