/*
 * How many streams may be open at once. Nobody takes all of them with many tenants, keys or
 * addresses: every caller, application and network has a ceiling, and the last places of the
 * process are kept for callers and networks that have few.
 */
import { networkOf, widerNetworkOf } from "./network.ts";

/** Whose stream it is. */
export interface StreamOwner {
  /** The caller and the tenant that it is about. */
  who: string;
  /** The caller: an app or a person, whatever tenant it is about. */
  caller: string;
  /** The application that the caller uses, if it is not the caller itself. */
  application?: string | undefined;
  /** Where the caller is. */
  address: string;
}

/** The most at once, of one and in all. */
export const mostStreams = {
  ofOne: 5,
  ofCaller: 50,
  ofApplication: 200,
  /** An IPv4 address, or the first 64 bits of an IPv6 one. */
  ofAddress: 100,
  /** An IPv4 address' first 24 bits, or the first 48 of an IPv6 one. */
  ofNetwork: 200,
  ofProcess: 500,
};

/** The last places of the process, for those that have less than this. */
export const kept = { places: 100, ofCaller: 5, ofNetwork: 20 };

/** Places for the streams of one server; all of a process share `all`. */
export function createPlaces(all = inProcess) {
  const open = new Map<string, number>();
  const of = (name: string) => open.get(name) ?? 0;

  function hasRoom(marks: readonly Mark[]): boolean {
    if (all.open >= mostStreams.ofProcess) return false;
    const isKept = all.open >= mostStreams.ofProcess - kept.places;
    return marks.every(({ name, most, few }) => of(name) < (isKept ? few : most));
  }

  return {
    /** Takes a place, and returns what gives it back; undefined if there is none. */
    enter(owner: StreamOwner): (() => void) | undefined {
      const marks = marksOf(owner);
      if (!hasRoom(marks)) return undefined;
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
  /** How many it may have, and how many while only the kept places are left. */
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
