/** Kill points; undefined kills at random. */
export const deaths: readonly (string | undefined)[] = [
  undefined,
  undefined,
  // A capture committed.
  "after transaction_capture",
  // Publishing: events written, nothing committed.
  "after news_list",
  "after events_tell",
  // Between publishing and delivery.
  "committed events_tell",
  // The delivery's acceptance is not stored.
  "before deliveries_note",
];
