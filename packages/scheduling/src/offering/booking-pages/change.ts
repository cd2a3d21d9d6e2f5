import { isDeepStrictEqual } from "node:util";
import { type Picture, pictureName } from "@frontdesk/server/pictures/picture";
import { pictureFrom } from "@frontdesk/server/pictures/read";
import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import type { Change } from "../../changes/object-routes.ts";
import { changed } from "../../changes/outbox/changed.ts";
import { readColor } from "../../core/colors.ts";
import type { Context } from "../../core/context.ts";
import { unprocessable } from "../../core/refusals.ts";
import { trustOf } from "../../parties/accounts/account.ts";
import { findTrust } from "../../parties/accounts/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { type PageResponse, type PageRow, pageNoun } from "./booking-page.ts";
import { bookingPageRefusals as refusals } from "./refusals.ts";
import { problemsWithPage } from "./rules.ts";
import type { ChangedPage } from "./schema.ts";
import { keepPicture, lockPage, savePage } from "./store.ts";

type PageChangeInput = Static<typeof ChangedPage>;

export async function changePage(
  context: Context,
  actor: Actor,
  { body, check }: Omit<Change<PageChangeInput, PageResponse>, "id">,
): Promise<PageResponse> {
  const { id } = actor.account;
  return await changed<PageRow, PageResponse>(context, actor, {
    ...pageNoun,
    id,
    lock: (db) => lockPage(db, { accountId: id, at: context.now() }),
    check,
    async write({ db, now }, row) {
      const { logo, ...fields } = body;
      const picture = typeof logo === "string" ? pictureFrom(logo) : undefined;
      const page = { ...pageWith(row, fields), ...logoWith(logo, picture) };
      const problems = [
        ...problemsWithPage(page, row),
        ...(typeof logo === "string" && picture === undefined ? [refusals.noPicture()] : []),
        ...(await problemsOfPublishing({ ...context, db }, id, { page, row })),
      ];
      if (problems.length > 0) throw unprocessable(problems);
      if (isDeepStrictEqual(page, row)) return row;
      const at = now();
      await savePage(db, page, { accountId: id, at });
      const { logo: name } = page;
      if (name !== row.logo) {
        await keepPicture(db, { name, bytes: picture?.bytes }, { accountId: id, at });
      }
      return page;
    },
  });
}

/**
 * An unconfirmed address publishes nothing, unless no mail server exists to confirm the address.
 */
async function problemsOfPublishing(
  { db, post, settings }: Pick<Context, "db" | "post" | "settings">,
  accountId: number,
  { page, row }: { page: PageRow; row: PageRow },
): Promise<Problem[]> {
  if (!page.published || row.published || post.isFolder === true) return [];
  const { isOwnerProved } = trustOf(settings, await findTrust(db, accountId));
  return isOwnerProved ? [] : [refusals.unprovedOwner()];
}

function logoWith(
  logo: PageChangeInput["logo"],
  picture: Picture | undefined,
): Partial<Pick<PageRow, "logo">> {
  if (logo === undefined) return {};
  return { logo: picture === undefined ? null : pictureName(picture) };
}

function pageWith(
  was: PageRow,
  { accent_color: accent, texts, ...plain }: Omit<PageChangeInput, "logo">,
): PageRow {
  const inputs = Object.entries(plain).filter(([, value]) => value !== undefined);
  return {
    ...was,
    ...withoutBlanks(Object.fromEntries(inputs)),
    ...(accent !== undefined && { accent_color: accent === null ? null : readColor(accent) }),
    ...(texts !== undefined && { texts: wholeTexts(texts) }),
  };
}

function withoutBlanks(fields: Partial<PageRow>): Partial<PageRow> {
  const entries = Object.entries(fields).map(([name, value]) => {
    const notice = typeof value === "string" ? value.trim() : value;
    return [name, notice === "" ? null : notice];
  });
  return Object.fromEntries(entries) as Partial<PageRow>;
}

function wholeTexts(texts: NonNullable<PageChangeInput["texts"]>): PageRow["texts"] {
  const whole = Object.entries(texts).map(([kind, byLanguage]) => {
    const filled = Object.entries(byLanguage ?? {}).map(([language, text]) => {
      const { subject = "", paragraph = "" } = text as { subject?: string; paragraph?: string };
      return [language, { subject, paragraph }];
    });
    return [kind, Object.fromEntries(filled)];
  });
  return Object.fromEntries(whole);
}
