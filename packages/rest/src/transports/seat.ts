/* One connection to an origin, direct or by a proxy, with one request at a time. undici's own
   timeouts are off: only the caller's apply. */
import type { Socket } from "node:net";
import { buildConnector, Client, type Dispatcher, ProxyAgent } from "undici";
import { RestError } from "../error.ts";
import { isWeb } from "../request.ts";
import { watch } from "./socket.ts";

export interface Seat {
  dispatcher: Dispatcher;
  isConnected: boolean;
  sockets: Set<Socket>;
}

type Connector = buildConnector.connector;

const terms = {
  headersTimeout: 0,
  bodyTimeout: 0,
  connectTimeout: 0,
  allowH2: false,
  connections: 1,
} as const;

/** Remembers TLS sessions. */
export function createConnector(): Connector {
  return buildConnector({ allowH2: false, timeout: 0 });
}

export interface ConnectionTarget {
  origin: string;
  proxy: string | undefined;
  connector: Connector;
  /** Called after the connection ends. */
  onClose: (seat: Seat) => void;
}

/** The seat opens at its first request; throws `connection_failed` for an invalid proxy URL. */
export function takeSeat({ origin, proxy, connector, onClose }: ConnectionTarget): Seat {
  const seat = { isConnected: false, sockets: new Set<Socket>() };
  const connected = (socket: Socket) => {
    watch(socket).once("close", () => {
      seat.isConnected = false;
      onClose(seat as Seat);
    });
    seat.isConnected = true;
  };
  const open = (target: string | URL, options: object, onConnect?: (socket: Socket) => void) => {
    const connect = "connect" in options ? (options.connect as Connector) : connector;
    return new Client(target, { ...terms, connect: keep(connect, seat.sockets, onConnect) });
  };
  const dispatcher =
    proxy === undefined
      ? open(origin, {}, connected)
      : openProxy(proxy, {
          factory: (target, options) => open(target, options, connected),
          clientFactory: (target, options) => open(target, options),
        });
  return Object.assign(seat, { dispatcher });
}

function openProxy(uri: string, factories: Omit<ProxyAgent.Options, "uri">): ProxyAgent {
  try {
    // undici hides the sockets of other schemes, so they could not be closed.
    if (!isWeb(new URL(uri))) throw new Error("the proxy must use http or https");
    return new ProxyAgent({ ...terms, ...factories, uri });
  } catch (cause) {
    const message = "the proxy of the environment is invalid";
    throw new RestError({ code: "connection_failed", message, cause });
  }
}

/** Keeps sockets from the start of the connection. */
function keep(
  connect: Connector,
  sockets: Set<Socket>,
  onConnect: ((socket: Socket) => void) | undefined,
): Connector {
  const add = (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  };
  return (options, callback) => {
    const socket: unknown = connect(options, (...[error, connected]) => {
      if (error !== null) return callback(error, null);
      if (connected !== socket) add(connected);
      onConnect?.(connected);
      callback(null, connected);
    });
    // The socket comes later.
    if (socket instanceof Object && "destroy" in socket) add(socket as Socket);
  };
}

/** Open sockets would keep the process alive. */
export function leaveSeat({ sockets }: Seat): void {
  for (const socket of sockets) socket.destroy(new Error("the connection is not needed"));
}
