/** Bookings as iCalendar, at a secret address. */
export interface Feed {
  id: number;
  account_id: number;
  /** Null for the whole account. */
  resource_id: number | null;
  creator_id: number | null;
  created_at: string;
}

export interface CreatedFeed extends Feed {
  /** Shown only this once. */
  address: string;
}

export interface NewFeed {
  /** The whole account when not given. */
  resource_id?: number | null;
}
