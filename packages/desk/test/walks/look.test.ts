import { makePng } from "@frontdesk/server/test/pictures";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clicker } from "../browser/clicker.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsInAllLooks } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let studio: Studio;
let branding = "";
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  studio = studioAt(jane);
  branding = `/api/payments/merchants/${jane.workspace.merchant?.id}/branding`;
});
afterAll(() => house[Symbol.asyncDispose]());

const { look: words } = en.settings;
const png = {
  name: "logo.png",
  mimeType: "image/png",
  buffer: makePng({ width: 900, height: 300 }),
};
const phone = { viewport: { width: 390, height: 900 } };

describe("look on the desk", () => {
  it("comes from Home with a logo and its colour in three clicks", async () => {
    await using visit = await jane.open(studio.path("home"));
    const { page } = visit;
    const { click, check } = clicker(3);
    await click(page.getByRole("link", { name: en.home.steps.look }));
    const chooser = page.waitForEvent("filechooser");
    await click(page.getByRole("button", { name: words.choose }));
    const red = '<rect width="90" height="30" fill="#a02848"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30">${red}</svg>`;
    const drawn = await page.evaluate(`(async () => {
      const picture = new Image();
      picture.src = "data:image/svg+xml," + encodeURIComponent(${JSON.stringify(svg)});
      await picture.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: 90, height: 30 });
      canvas.getContext("2d").drawImage(picture, 0, 0);
      return canvas.toDataURL("image/png").split(",")[1];
    })()`);
    const buffer = Buffer.from(String(drawn), "base64");
    await (await chooser).setFiles({ ...png, buffer });
    await page.getByText(words.fromLogo).waitFor();
    await click(page.getByRole("button", { name: en.studio.save }));
    check();
    await page.getByText(en.studio.saved, { exact: true }).waitFor();
    const { body } = await studio.get("/booking_page");
    expect(body.accent_color).toBe("#A02848");
    expect((await jane.ask(`GET ${branding}`)).body.color).toBe("#a02848");
    await jane.ask(`PUT ${studio.root}/booking_page`, { accent_color: null, logo: null });
    await jane.ask(`PUT ${branding}`, { color: null, logo: null });
    expect(visit.misdeeds).toEqual([]);
  });

  it("is on booking page, mails and payment page after three clicks", async () => {
    await using visit = await jane.open(studio.path("settings/look"));
    const { page } = visit;
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: words.choose }).click(),
    ]);
    await chooser.setFiles(png);
    await page.getByRole("img", { name: words.logo }).waitFor();
    await page.getByRole("radio", { name: `${en.studio.color} 9` }).click();
    await page.getByRole("button", { name: en.studio.save }).click();
    await page.getByText(en.studio.saved, { exact: true }).waitFor();
    const { body } = await studio.get("/booking_page");
    expect(body).toMatchObject({
      accent_color: "#2863AB",
      logo_url: expect.stringMatching(/-640x213\.png$/),
    });
    const { body: paying } = await jane.ask(`GET ${branding}`);
    const name = (url: string) => url.split("/").at(-1);
    expect([paying.color, name(paying.logoUrl)]).toEqual(["#2863ab", name(body.logo_url)]);
    const widthOf = () =>
      page
        .getByRole("img", { name: words.logo })
        .evaluate((one) => Reflect.get(one, "naturalWidth"));
    await page.reload();
    await expect.poll(widthOf).toBe(640);
    expect(await faultsInAllLooks(page)).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("stays chosen if one half fails, names it, and is saved there on the next try", async () => {
    await jane.ask(`PUT ${studio.root}/booking_page`, { accent_color: null, logo: null });
    await jane.ask(`PUT ${branding}`, { color: null, logo: null });
    await using visit = await jane.open(studio.path("settings/look"), phone);
    const { page } = visit;
    await page.route(`**${branding}`, async (route) => {
      if (route.request().method() !== "PUT") return await route.continue();
      await route.fulfill({ status: 400, json: [{ message: "Not today" }] });
    });
    await page.locator("input[type=file]").setInputFiles(png);
    await page.getByRole("radio", { name: `${en.studio.color} 12` }).check();
    await page.getByRole("button", { name: en.studio.save }).click();
    await page.getByText(words.failed.payments).waitFor();
    expect((await studio.get("/booking_page")).body.accent_color).toBe("#954074");
    expect((await jane.ask(`GET ${branding}`)).body.color).toBeNull();
    await page.unroute(`**${branding}`);
    await page.getByRole("button", { name: en.parts.tryAgain }).click();
    await page.getByText(en.studio.saved, { exact: true }).waitFor();
    expect((await jane.ask(`GET ${branding}`)).body).toEqual({
      color: "#954074",
      logoUrl: expect.stringMatching(/-640x213\.png$/),
    });
    expect(await page.getByText(words.failed.payments).count()).toBe(0);
  });

  it("offers to save a look that the payment page lacks", async () => {
    await jane.ask(`PUT ${studio.root}/booking_page`, { accent_color: "#067272", logo: null });
    await jane.ask(`PUT ${branding}`, { color: null, logo: null });
    await using visit = await jane.open(studio.path("settings/look"));
    const { page } = visit;
    await page.getByText(words.apart).waitFor();
    await page.getByRole("button", { name: en.studio.save }).click();
    await page.getByText(en.studio.saved, { exact: true }).waitFor();
    expect((await jane.ask(`GET ${branding}`)).body.color).toBe("#067272");
    expect(await page.getByText(words.apart).count()).toBe(0);
  });

  it("darkens a light colour, and refuses a file without a picture", async () => {
    await using visit = await jane.open(studio.path("settings/look"));
    const { page } = visit;
    await page.getByLabel(words.another).fill("#ffee88");
    await page.getByText(/^White text on #ffee88 is hard to read/).waitFor();
    const svg = { name: "a.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") };
    await page.locator("input[type=file]").setInputFiles(svg);
    await page.getByText(words.noPicture).waitFor();
    await page.getByRole("button", { name: en.studio.save }).click();
    await page.getByText(en.studio.saved, { exact: true }).waitFor();
    const { accent_color: color } = (await studio.get("/booking_page")).body;
    expect(color).not.toBe("#FFEE88");
    expect((await jane.ask(`GET ${branding}`)).body.color).toBe(color.toLowerCase());
  });
});
