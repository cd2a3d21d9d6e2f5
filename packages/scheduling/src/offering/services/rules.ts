import type { Problem } from "@frontdesk/server/refusal";
import { isCurrency } from "../../core/currencies.ts";
import { serviceRefusals as refusals } from "./refusals.ts";
import type { WrittenService } from "./service.ts";

export function problemsWithService(service: WrittenService): Problem[] {
  const { duration, buffer_before: before, buffer_after: after } = service;
  return [
    ...(duration + before + after > 1440 ? [refusals.tooLong()] : []),
    ...problemsOfParts(service.parts),
    ...problemsOfMoney(service),
    ...problemsOfQuestions(service.questions),
    ...problemsOfCancellation(service.cancellation),
  ];
}

function problemsOfParts(parts: WrittenService["parts"]): Problem[] {
  const named = new Set<number>();
  return [
    ...problemsOfIds("parts", parts),
    ...parts.flatMap(({ resource_ids: ids, count }, index) => {
      const isTwice = ids.some((id, at) => named.has(id) || ids.indexOf(id) < at);
      for (const id of ids) named.add(id);
      return [
        ...(isTwice ? [refusals.inTwoParts(`parts.${index}.resource_ids`)] : []),
        ...(count > ids.length ? [refusals.tooFew(`parts.${index}.count`)] : []),
      ];
    }),
  ];
}

function problemsOfIds(list: string, named: readonly { id: string }[]): Problem[] {
  const ids = named.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [refusals.twiceNamed(`${list}.${index}.id`)] : [],
  );
}

function problemsOfMoney(service: WrittenService): Problem[] {
  const { price, currency, no_show_fee: fee, tax_rate: rate } = service;
  const needed = price !== null || fee !== null;
  return [
    ...(currency === null && needed ? [refusals.noCurrency()] : []),
    ...(currency !== null && !isCurrency(currency) ? [refusals.unknownCurrency()] : []),
    ...(rate !== null && isTooFine(rate) ? [refusals.tooFine()] : []),
    ...problemsOfDeposit(service),
  ];
}

function problemsOfDeposit({ price, deposit_kind: kind, deposit_value: value }: WrittenService) {
  if (kind === "none") return [];
  if (price === null || price === 0) return [refusals.noPrice()];
  const most = { full: 0, fixed: price, percent: 100 }[kind];
  if (kind === "full" || (value >= 1 && value <= most)) return [];
  return [refusals.unfitDeposit("deposit.value")];
}

function problemsOfQuestions(questions: WrittenService["questions"]): Problem[] {
  return [
    ...problemsOfIds("questions", questions),
    // Answers are an object by id, so an inherited property would count as an answer.
    ...questions.flatMap(({ id }, index) =>
      id in Object.prototype ? [refusals.reserved(`questions.${index}.id`)] : [],
    ),
    ...questions.flatMap(({ kind, options }, index) => {
      const field = `questions.${index}.options`;
      const isChoice = kind === "choice" || kind === "choices";
      if (!isChoice) return options.length === 0 ? [] : [refusals.misplacedOptions(field)];
      const isEnough = options.length >= 2 && new Set(options).size === options.length;
      return isEnough ? [] : [refusals.optionsNeeded(field)];
    }),
  ];
}

function problemsOfCancellation(steps: WrittenService["cancellation"]): Problem[] {
  return steps.flatMap((transition, index) => {
    const last = steps[index - 1];
    if (last === undefined) return [];
    const fields = ["minutes_before", "refund_percent"] as const;
    return fields
      .filter((field) => transition[field] >= last[field])
      .map((field) => refusals.notFalling(`cancellation.${index}.${field}`));
  });
}

/** A rate of tax, in percent. */
export const isTooFine = (rate: number): boolean => Number(rate.toFixed(3)) !== rate;
