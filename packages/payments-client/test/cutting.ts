import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Cutting extends AsyncDisposable {
  url: string;
  cuts(): number;
}

export async function startCutting(target: string, everyMs: () => number): Promise<Cutting> {
  const open = new Set<Socket>();
  const { hostname, port } = new URL(target);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => {}).on("close", () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  let cuts = 0;
  const cut = () => {
    if (open.size > 0) cuts += 1;
    for (const socket of open) socket.destroy();
  };
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => {
      cut();
      wait();
    }, everyMs());
  };
  wait();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    async [Symbol.asyncDispose]() {
      clearTimeout(timer);
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
