/** Where a process dies: at random where it is not said. */
export const deaths: readonly (string | undefined)[] = [
  undefined,
  undefined,
  // After the commit of a capture.
  "after transaction_capture",
  // Inside telling: marks are taken, events are written, nothing is committed.
  "after news_list",
  "after events_tell",
  // Between telling and delivering.
  "committed events_tell",
  // The receiver took it, and that is not noted.
  "before deliveries_note",
];
