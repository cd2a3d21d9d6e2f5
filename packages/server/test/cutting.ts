import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";

export async function startCutting(target: number) {
  let cuts = 0;
  const server = createServer((socket) => {
    const behind = connect(target, "127.0.0.1");
    socket.pipe(behind).pipe(socket);
    const end = () => {
      socket.destroy();
      behind.destroy();
    };
    for (const each of [socket, behind]) each.on("error", end).on("close", end);
    setTimeout(
      () => {
        cuts += 1;
        end();
      },
      50 + Math.random() * 350,
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { port, cuts: () => cuts, close: () => server.close() };
}
