import { password } from "@frontdesk/people/test/harness";
import { Visitor } from "@frontdesk/people/test/visitor";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveFactor } from "../browser/factor.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsInAllLooks, faultsOf } from "../browser/looking.ts";
import { pay } from "../browser/paying.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  await giveFactor(house, jane);
});
afterAll(() => house[Symbol.asyncDispose]());

const at = (person: Person) => `/p/${person.workspace.id}/team`;

describe("team on the desk", () => {
  it("invites a support person with a refund limit", async () => {
    await using visit = await jane.open(at(jane));
    const { page, misdeeds } = visit;
    await page.getByText(en.team.alone).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: en.team.invite }).click();
    const asking = page.getByRole("dialog", { name: en.team.invite });
    await asking.getByLabel(en.team.email).fill("bob@example.com");
    await asking.getByLabel(en.team.role).selectOption("front_desk");
    await asking.getByText(en.team.staffRoleWhat.front_desk).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await asking.getByRole("button", { name: en.team.send }).click();
    await page.getByText(en.team.invited({ email: "bob@example.com" })).waitFor();
    await page.getByRole("row", { name: /bob@example.com.*Front desk.*invited/ }).waitFor();

    const mails = house.mails.filter(({ to }) => to === "bob@example.com");
    expect(mails).toHaveLength(2);
    const mail = mails.find(({ text }) => text?.includes("Your role: support."));
    const bob = new Visitor(house.desk.server, "127.0.0.1");
    await bob.get(new URL(mail!.link!).pathname);
    expect(bob.page).toContain("as support");
    await bob.submit({ name: "Bob Example", password });
    await page.reload();
    const row = page.getByRole("row", { name: /Bob Example.*Front desk.*no second factor/ });
    await row.getByRole("button", { name: en.team.changeOf({ name: "Bob Example" }) }).click();
    const changing = page.getByRole("dialog", { name: en.team.changeOf({ name: "Bob Example" }) });
    await changing.getByLabel(en.team.role).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await changing.getByRole("button", { name: en.parts.cancel }).click();

    const id = await pay(house, jane, { value: 2000 });
    const captures = `/api/payments/transactions/${id}/captures`;
    expect((await jane.ask(`POST ${captures}`, { amount: 2000 })).status).toBe(201);
    const cookie = [...bob.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const refund = async (amount: number) => {
      const answer = await fetch(`${house.url}/api/payments/transactions/${id}/refunds`, {
        method: "POST",
        headers: {
          cookie,
          accept: "application/json",
          "content-type": "application/json",
          "x-desk": "1",
          "sec-fetch-site": "same-origin",
        },
        body: JSON.stringify({ amount }),
      });
      const text = await answer.text();
      return [answer.status, text === "" ? undefined : JSON.parse(text).code];
    };
    expect(await refund(1)).toEqual([403, "role_needed"]);
    const limits = `/api/payments/merchants/${jane.workspace.merchant!.id}/refund-limits`;
    expect((await jane.ask(`PUT ${limits}`, { supportRefundLimit: 500 })).status).toBe(204);
    expect(await refund(501)).toEqual([403, "role_needed"]);
    expect((await refund(500))[0]).toBe(201);
    expect(misdeeds).toEqual([]);
  });

  it("has no visual faults", async () => {
    await using visit = await jane.open(at(jane));
    await visit.page.getByText("Jane Example").first().waitFor();
    expect(await faultsInAllLooks(visit.page)).toEqual([]);
  });
});
