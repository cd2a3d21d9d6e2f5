// Writes every mail to a customer as a page and as text, to be looked at:
// `npm run mails -w packages/scheduling -- FOLDER LANGUAGE…`.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { localeOf } from "@frontdesk/server/words/locale";
import { customerMail, staffMail } from "../src/appointments/mails/mail.ts";
import { sampleFacts, sampleMailInput, sampleNotices } from "../test/mail-samples.ts";

const [folder, ...requests] = process.argv.slice(2);
if (folder === undefined) throw new Error("name a folder to write to");
await mkdir(folder, { recursive: true });

for (const { language } of (requests.length === 0 ? ["en"] : requests).map((one) =>
  localeOf(one, ""),
)) {
  for (const notice of Object.values(sampleNotices)) {
    const mail = customerMail(sampleFacts, sampleMailInput(notice, language));
    const file = join(folder, `${notice.kind}.${language}`);
    await writeFile(`${file}.html`, mail.html ?? "");
    await writeFile(`${file}.txt`, `${mail.subject}\n\n${mail.text}\n${mail.calendar ?? ""}`);
  }
}

const message = { to: "bo@example.com", customerName: "Ann", link: "https://desk.example.com/" };
const { subject, text } = staffMail(sampleFacts, {
  ...message,
  notice: { kind: "new", by: "customer" },
});
await writeFile(join(folder, "new.staff.txt"), `${subject}\n\n${text}`);
