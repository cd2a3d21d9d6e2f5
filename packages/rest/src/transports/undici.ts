/* Node: undici, HTTP/1.1, decompression, and the proxies of the environment. */
import "./needs-node.ts";
import { RestError } from "../error.ts";
import { isRepeatable } from "../retry.ts";
import { readProxySettings } from "../settings.ts";
import { abortedBy } from "../time.ts";
import type { Answer, BuiltRequest, Transport, TransportLimits } from "../transport.ts";
import { acceptEncoding } from "./decode.ts";
import { Exchange } from "./exchange.ts";
import { proxyOf } from "./proxy.ts";
import { createConnector, leaveSeat, type Seat, takeSeat } from "./seat.ts";

const userAgent = "frontdesk-rest";

export function createTransport({ proxy = true }: { proxy?: boolean } = {}): Transport {
  const seatsOf = createSeats(proxy);
  return (request, limits) =>
    new Promise((resolve, reject) => {
      const pathAt = request.url.indexOf("/", "https://".length);
      const origin = request.url.slice(0, pathAt);
      const seats = seatsOf(origin);
      const path = request.url.slice(pathAt);
      run({ origin, path, seats, request, limits, resolve, reject }, isRepeatable(request));
    });
}

/** Connections to one origin, the last used on top. */
interface Seats {
  take(): Seat;
  giveBack(seat: Seat): void;
}

function createSeats(usesProxy: boolean): (origin: string) => Seats {
  const idle = new Map<string, Seat[]>();
  const connector = createConnector();
  return (origin) => ({
    take() {
      const free = idle.get(origin)?.pop();
      if (free !== undefined) return free;
      const proxy = usesProxy ? proxyOf(origin, readProxySettings()) : undefined;
      const onClose = (seat: Seat) => forget(idle, origin, seat);
      return takeSeat({ origin, proxy, connector, onClose });
    },
    giveBack(seat) {
      const seats = idle.get(origin);
      if (!seat.isConnected) leaveSeat(seat);
      else if (seats === undefined) idle.set(origin, [seat]);
      else seats.push(seat);
    },
  });
}

function forget(idle: Map<string, Seat[]>, origin: string, seat: Seat): void {
  const left = idle.get(origin)?.filter((other) => other !== seat);
  if (left === undefined || left.length === 0) idle.delete(origin);
  else idle.set(origin, left);
}

interface Errand {
  origin: string;
  path: string;
  seats: Seats;
  request: BuiltRequest;
  limits: TransportLimits;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** Sends again if the server closed the connection between two requests. */
function run(errand: Errand, mayRepeat: boolean): void {
  const { origin, path, seats, request, limits, resolve, reject } = errand;
  const { method, body } = request;
  const { signal, maxResponseBytes, onPart } = limits;
  const seat = seats.take();
  const leave = () => {
    seats.giveBack(seat);
    signal?.removeEventListener("abort", abort);
  };
  const isDecoding = asksForCompression(request);
  const terms = { origin, maxResponseBytes, isDecoding, onPart };
  const exchange = new Exchange(terms, {
    onAnswer(answer) {
      leave();
      resolve(answer);
    },
    onFailure(error, { isReused, isAnswered }) {
      leave();
      if (mayRepeat && isReused && !isAnswered && !signal?.aborted) run(errand, false);
      else reject(error);
    },
  });
  const abort = () => exchange.cancel(abortedBy(signal));
  signal?.addEventListener("abort", abort);
  try {
    const options = { origin, path, method, headers: linesOf(request), body: body ?? null };
    seat.dispatcher.dispatch(options, exchange);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : "undici refuses the request";
    exchange.cancel(new RestError({ code: "invalid_request", message, cause }));
  }
}

/** Names and values in turn. */
function linesOf(request: BuiltRequest): string[] {
  const { headers } = request;
  const lines: string[] = [];
  for (const name of Object.keys(headers)) lines.push(name, headers[name]!);
  if (headers["user-agent"] === undefined) lines.push("user-agent", userAgent);
  if (asksForCompression(request)) lines.push("accept-encoding", acceptEncoding);
  return lines;
}

/** A range would refer to the compressed body. */
function asksForCompression({ method, headers }: BuiltRequest): boolean {
  const isChosen = headers["accept-encoding"] !== undefined || headers.range !== undefined;
  return !isChosen && method !== "HEAD";
}
