/** The person that the client acts for. */
export interface Me {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  image: string | null;
  /** The name of a zone, such as `Copenhagen` or `Eastern Time (US & Canada)`. */
  timezone: string;
  last_login_at: string | null;
  last_logout_at: string | null;
  last_activity_at: string | null;
  activation_state: "active" | "pending";
  created_at: string;
  updated_at: string;
  last_product_update_read_at: null;
}

/** What a member may do; each includes those before it. "Own" is booked by or for the person. */
export type Right = "none" | "view" | "manage_own" | "manage_all";

/** A member of an account. */
export interface User extends Me {
  /** As `#RRGGBB`, like all colors. */
  color: string;
  permissions: "basic_user" | "manager" | "administrator" | "custom";
  booking_rights: Right;
  client_rights: Right;
  project_rights: Right;
  resource_rights: Right;
  report_rights: "none" | "view";
  owner: boolean;
}

/** An account in the list of the person's. */
export interface ListedAccount {
  id: number;
  name: string;
  /** The URL id, which `client.account` takes. */
  subdomain: string;
  rootdomain: string;
  url: string;
  created_at: string;
  updated_at: string;
}

export interface Account {
  id: number;
  name: string;
  subdomain: string;
  url: string;
  /** Whether it can only be read. */
  suspended: boolean;
  created_at: string;
  updated_at: string;
  owner: { name: string; email: string; image: string | null; timezone: string };
}

/** Something another thing belongs to. */
export interface Named {
  id: number;
  name: string;
  url: string;
}
