import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener, request, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { Client } from "../src/index.ts";
import { runChild } from "./child.ts";

const certificate = fileURLToPath(new URL("tls/certificate.pem", import.meta.url));
const tls = {
  cert: readFileSync(certificate),
  key: readFileSync(new URL("tls/key.pem", import.meta.url)),
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const echo: RequestListener = ({ url, headers }, response) => {
  response.end(JSON.stringify({ url, headers }));
};

async function startProxy() {
  const requests: string[] = [];
  const proxy = createServer((incoming, outgoing) => {
    const { method = "", url = "", headers } = incoming;
    requests.push(`${method} ${url} ${headers["proxy-authorization"] ?? ""}`.trim());
    const { hostname: host, port, pathname: path } = new URL(url);
    delete headers["proxy-authorization"];
    incoming.pipe(
      request({ host, port, path, method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      }),
    );
  });
  proxy.on("connect", ({ url = "" }, socket) => {
    requests.push(`CONNECT ${url}`);
    const [host = "", port = ""] = url.split(":");
    const tunnel = connect(Number(port), host, () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      tunnel.pipe(socket).pipe(tunnel);
    });
    for (const end of [tunnel, socket]) end.on("error", () => {});
  });
  return { asked: requests, address: await listen(proxy) };
}

describe("process", () => {
  it("exits after its calls, despite open connections", async () => {
    const server = createServer((_request, response) => {
      response.setHeader("Keep-Alive", "timeout=600").end();
    });
    server.keepAliveTimeout = 600_000;
    const address = await listen(server);
    const code = `
      await Promise.all([1, 2, 3].map(() => rest.send({ baseURL: "http://${address}" })));
      print((await rest.send({ baseURL: "http://${address}" }, { timeoutMs: 600_000 })).attempts);
    `;
    expect(await runChild(code)).toEqual([1]);
  });

  it("exits after unanswered calls", async () => {
    const address = await listen(createServer(() => {}));
    const code = `
      const client = new rest.Client({ retry: { delayMs: 600_000, maxDelayMs: 600_000 } });
      const { error } = await client.send({ baseURL: "http://${address}" }, { timeoutMs: 50 });
      print(error.code);
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 50);
      print((await client.send({ baseURL: "http://127.0.0.1:1" }, controller)).error.code);
    `;
    expect(await runChild(code)).toEqual(["timeout", "aborted"]);
  });
});

describe("https", () => {
  it("refuses an unknown certificate", async () => {
    const address = await listen(createSecureServer(tls, echo));
    const { error } = await new Client({ proxy: false }).send({ baseURL: `https://${address}` });
    expect(error?.code).toBe("connection_failed");
    expect(error?.cause).toMatchObject({ code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
  });

  it("uses one connection and keeps its secrets from http", async () => {
    const plain = await listen(createServer(echo));
    const secure = createSecureServer(tls, (request, response) => {
      if (request.url === "/down") response.writeHead(302, { location: `http://${plain}/` }).end();
      else echo(request, response);
    });
    let connections = 0;
    secure.on("secureConnection", () => {
      connections += 1;
    });
    const address = await listen(secure);
    const code = `
      const headers = { "X-Api-Key": "key" };
      for (const path of ["/a", "/b", "/down"]) {
        const { response } = await rest.send({ baseURL: "https://${address}" + path, headers });
        const { url, headers: seen } = JSON.parse(response.body);
        print([url, seen["x-api-key"] ?? null]);
      }
    `;
    const printed = await runChild(code, { NODE_EXTRA_CA_CERTS: certificate });
    expect(printed).toEqual([
      ["/a", "key"],
      ["/b", "key"],
      ["/", null],
    ]);
    expect(connections).toBe(1);
  });
});

describe("proxy of the environment", () => {
  const send = (url: string, options = "{}") => `
    const { response, error } = await new rest.Client(${options}).send({ baseURL: "${url}" });
    print(error ? error.code : JSON.parse(response.body).url);
  `;

  it("forwards http, with the credentials of its URL", async () => {
    const origin = await listen(createServer(echo));
    const { asked, address } = await startProxy();
    const environment = { HTTP_PROXY: `http://me:secret@${address}` };
    expect(await runChild(send(`http://${origin}/a`), environment)).toEqual(["/a"]);
    expect(asked).toEqual([`GET http://${origin}/a Basic bWU6c2VjcmV0`]);
  });

  it("tunnels https, over one connection", async () => {
    const origin = await listen(createSecureServer(tls, echo));
    const { asked, address } = await startProxy();
    const environment = { https_proxy: address, NODE_EXTRA_CA_CERTS: certificate };
    const code = `
      for (const path of ["/a", "/b"]) {
        const { response } = await rest.send({ baseURL: "https://${origin}" + path });
        print(JSON.parse(response.body).url);
      }
    `;
    expect(await runChild(code, environment)).toEqual(["/a", "/b"]);
    expect(asked).toEqual([`CONNECT ${origin}`]);
  });

  it.each([
    ["NO_PROXY names the host", { NO_PROXY: "127.0.0.1" }, "{}"],
    ["the client shall use none", {}, "{ proxy: false }"],
    ["a CGI program is told one by a header", { REQUEST_METHOD: "GET" }, "{}"],
    ["it is for https", { HTTP_PROXY: "", HTTPS_PROXY: "http://127.0.0.1:1" }, "{}"],
  ])("is unused if %s", async (_when, environment, options) => {
    const origin = await listen(createServer(echo));
    const { asked, address } = await startProxy();
    const input = { HTTP_PROXY: `http://${address}`, ...environment };
    expect(await runChild(send(`http://${origin}/a`, options), input)).toEqual(["/a"]);
    expect(asked).toEqual([]);
  });

  it.each(["http://127.0.0.1:1", "http://a b", "nonsense://x"])(
    "that is %s makes a call fail",
    async (proxy) => {
      const origin = await listen(createServer(echo));
      const code = send(`http://${origin}/a`);
      expect(await runChild(code, { HTTP_PROXY: proxy })).toEqual(["connection_failed"]);
    },
  );
});

describe("proxy of another kind", () => {
  it("makes a call fail at once instead of keeping the process alive", async () => {
    const silent = await listen(createServer(() => {}));
    const code = `
      const call = rest.send({ baseURL: "http://things.example/" }, { timeoutMs: 5_000 });
      print((await call).error.code);
    `;
    const printed = await runChild(code, { HTTP_PROXY: `socks5://${silent}` });
    expect(printed).toEqual(["connection_failed"]);
  });
});

describe("proxy that refuses", () => {
  it("makes a call fail", async () => {
    const proxy = createServer((_request, response) => {
      response.writeHead(407, { "proxy-authenticate": "Basic" }).end("who are you?");
    });
    proxy.on("connect", (_request, socket) => {
      socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    });
    const address = await listen(proxy);
    const code = `
      for (const protocol of ["http", "https"]) {
        const { error } = await rest.send({ baseURL: protocol + "://things.example/" });
        print(error.code);
      }
    `;
    const printed = await runChild(code, { HTTP_PROXY: address, HTTPS_PROXY: address });
    expect(printed).toEqual(["connection_failed", "connection_failed"]);
  });
});
