import type { Database } from "@frontdesk/database/database";
import type { Problem } from "@frontdesk/server/refusal";
import { findResources } from "../../inventory/resources/store.ts";
import { serviceRefusals as refusals } from "./refusals.ts";
import type { WrittenService } from "./service.ts";
import { findCharging, mostOfPage, sizeOfPublic } from "./store.ts";

interface Changing {
  accountId: number;
  was: WrittenService | undefined;
  id?: number;
  service: WrittenService;
}

export async function problemsWithNamed(db: Database, changing: Changing): Promise<Problem[]> {
  return [
    ...(await problemsOfResources(db, changing)),
    ...(await problemsOfMerchant(db, changing)),
    ...(await problemsOfPage(db, changing)),
  ];
}

const isListed = ({ visibility, archived }: WrittenService) => visibility === "public" && !archived;
const bytesOf = (service: WrittenService) => Buffer.byteLength(JSON.stringify(service));

// An overlong page may get shorter.
async function problemsOfPage(db: Database, { accountId, was, id = 0, service }: Changing) {
  const bytes = bytesOf(service);
  const wasListed = was !== undefined && isListed(was);
  if (!isListed(service) || (wasListed && bytes <= bytesOf(was))) return [];
  const others = await sizeOfPublic(db, accountId, id);
  const isFull = !wasListed && others.services >= mostOfPage.services;
  const isLong = others.bytes + bytes > (mostOfPage.bytes * 3) / 4;
  return [
    ...(isFull ? [refusals.fullPage("visibility")] : []),
    ...(isLong ? [refusals.longPage("visibility")] : []),
  ];
}

// Archived references are not bookable.
async function problemsOfResources(db: Database, { accountId, was, service }: Changing) {
  const existing = new Set(was?.parts.flatMap(({ resource_ids: ids }) => ids));
  const ids = new Set(service.parts.flatMap(({ resource_ids: ids }) => ids));
  const added = [...ids.difference(existing)];
  if (added.length === 0) return [];
  const resources = await findResources(db, accountId, added);
  const free = resources.filter(({ bookable, archived }) => bookable && !archived);
  const gone = new Set(added).difference(new Set(free.map(({ id }) => id)));
  return service.parts.flatMap(({ resource_ids: ids }, index) =>
    ids.some((id) => gone.has(id)) ? [refusals.goneResource(`parts.${index}.resource_ids`)] : [],
  );
}

async function problemsOfMerchant(db: Database, { accountId, was, service }: Changing) {
  const { deposit_kind: kind, currency } = service;
  const charges = chargesOf(service);
  if (!charges || currency === null) return [];
  const isSame = was !== undefined && was.deposit_kind === kind && chargesOf(was);
  if (isSame && was.currency === currency) return [];
  const charging = await findCharging(db, accountId);
  if (charging?.currency === currency) return [];
  return [refusals.noConnection(kind === "none" ? "no_show_fee" : "deposit")];
}

const chargesOf = ({ deposit_kind: kind, no_show_fee: fee }: WrittenService): boolean =>
  kind !== "none" || fee !== null;
