import { makeClient, type Studio } from "../studio.ts";
import { answered } from "./answered.ts";

let drawn = 0;

export async function useImports(studio: Studio): Promise<void> {
  drawn += 1;
  const { id } = await makeClient(studio);
  const contact = { email: `there-${drawn}@example.com` };
  answered("PUT /clients", await studio.put(`/clients/${id}`, contact));
  const people = [
    `Zoe,zoe-${drawn}@example.com,z${drawn}`,
    `There,${contact.email},t${drawn}`,
    `Late,late-${drawn}@example.com,l${drawn}`,
    ",nameless@example.com,",
  ];
  const text = ["name,email,id", ...people].join("\n");
  const file = { kind: "clients", file: Buffer.from(text).toString("base64") };
  answered("POST /imports", await studio.post("/imports", file));
  const { body } = answered("POST /imports", await studio.post("/imports", file));
  const late = { name: "Late", email: `late-${drawn}@example.com` };
  answered("POST /clients", await studio.post("/clients", late));
  const at = `/imports/${body.id}`;
  answered("rows", await studio.get(`${at}/rows?state[]=error&limit=5`));
  answered("rows", await studio.get(`${at}/rows?after=1`));
  answered("imports", await studio.get("/imports?after=1"));
  for (const act of ["apply", "apply", "undo", "undo"]) {
    answered(act, await studio.post(`${at}/${act}`));
  }
  answered("erase", await studio.post(`/clients/${id}/erase`));
}
