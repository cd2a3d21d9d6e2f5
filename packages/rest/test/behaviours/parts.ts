import { type Behaviour, codeOf, responseOf } from "./trial.ts";

function createTaker() {
  const taken: string[] = [];
  const decoder = new TextDecoder();
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const onPart = (part: Uint8Array) => {
    taken.push(decoder.decode(part, { stream: true }));
    resolve();
  };
  return { taken, begun, onPart };
}

export const parts: Behaviour[] = [
  {
    name: "hands on a part of a body before the next one arrives",
    needs: ["wire"],
    async run({ createClient, url, expect }) {
      const { taken, begun, onPart } = createTaker();
      const call = responseOf(createClient().send({ baseURL: `${url}/parts` }, { onPart }));
      await begun;
      expect(taken.join("")).toBe("one ");
      const { statusCode, body, bytes } = await call;
      expect([statusCode, body, bytes.length]).toEqual([200, "", 0]);
      expect(taken.join("")).toBe("one two");
    },
  },
  {
    name: "hands on a body decompressed",
    needs: ["compression"],
    async run({ createClient, url, expect }) {
      const { taken, onPart } = createTaker();
      const baseURL = `${url}/encoded?coding=gzip`;
      await responseOf(createClient().send({ baseURL }, { onPart }));
      expect(taken.join("")).toBe("Æble — hello");
    },
  },
  {
    name: "hands on nothing but the body of a success",
    needs: [],
    async run({ createClient, url, expect }) {
      const { taken, onPart } = createTaker();
      const { send } = createClient();
      const { body } = await responseOf(send({ baseURL: `${url}/status?code=409` }, { onPart }));
      expect(body).toBe("status 409");
      await responseOf(send({ baseURL: `${url}/status?code=201` }, { onPart }));
      expect(taken.join("")).toBe("status 201");
    },
  },
  {
    name: "fails with what fails to take a part",
    needs: [],
    async run({ createClient, url, expect }) {
      const { send } = createClient();
      const onPart = () => {
        throw new Error("no room");
      };
      const { error, response } = await send({ baseURL: `${url}/large?size=9` }, { onPart });
      expect([error?.code, error?.message]).toEqual(["invalid_request", "onPart failed"]);
      expect(String(error?.cause)).toBe("Error: no room");
      expect(response).toBe(null);
      const none = JSON.parse('"none"');
      expect(await codeOf(send({ baseURL: url }, { onPart: none }))).toBe("invalid_request");
    },
  },
  {
    name: "counts the parts that it hands on",
    needs: ["wire"],
    async run({ createClient, url, expect }) {
      const { onPart } = createTaker();
      const { send } = createClient({ maxResponseBytes: 100_000 });
      expect(await codeOf(send({ baseURL: `${url}/flood` }, { onPart }))).toBe(
        "response_too_large",
      );
    },
  },
  {
    name: "tells of a body that breaks off after its first part",
    needs: ["wire"],
    async run({ createClient, url, expect }) {
      const { onPart } = createTaker();
      const { send } = createClient();
      expect(await codeOf(send({ baseURL: `${url}/truncated` }, { onPart }))).toBe(
        "broken_response",
      );
    },
  },
];
