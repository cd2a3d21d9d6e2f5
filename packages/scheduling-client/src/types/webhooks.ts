/** The nouns whose changes a webhook can be told. */
export type WebhookEvent =
  | "accounts"
  | "bookings"
  | "clients"
  | "projects"
  | "resources"
  | "resource_types"
  | "downtimes";

/** An address that changes are sent to. */
export interface Webhook {
  id: number;
  name: string;
  payload_url: string;
  account_id: number;
  user_id: number | null;
  events: WebhookEvent[];
  url: string;
  created_at: string;
  updated_at: string;
  /** What became of the payload that was sent last. */
  status: "ready" | "success" | "retrying" | "failed";
  /** Whether payloads wait instead of being sent. */
  paused: boolean;
  /** `maker_left`: whoever made it is no member any more; a new secret lets it go on. */
  paused_reason: "maker_left" | null;
  send_secret_header: boolean;
}

interface Options {
  /** What payloads are signed with; never shown. Base64 after `whsec_`, or any text. */
  secret?: string | null;
  paused?: boolean;
  /** Sends the secret itself along; false when not given. */
  send_secret_header?: boolean;
}

export interface NewWebhook extends Options {
  name: string;
  payload_url: string;
  events: WebhookEvent[];
}

export interface WebhookChanges extends Options {
  name?: string;
  payload_url?: string;
  events?: WebhookEvent[];
}

/** Who made a change. */
export interface Actor {
  id: number;
  name: string;
  email: string;
}

/** What a webhook was sent, or is to be. */
export interface Payload {
  id: number;
  account_id: number;
  webhook_id: number;
  /** What is sent; the timestamp is in seconds since 1970. */
  model: {
    id: number;
    timestamp: number;
    payload: Record<string, unknown>;
    /** Not there where it was told before this was sent along. */
    user?: Actor | null;
  };
  user: Actor | null;
  action: "create" | "update" | "delete";
  attempts: number;
  status: "pending" | "delivered" | "failing" | "failed";
  last_sent_on: string | null;
  created_at: string;
  /** As sent last, without the secret. */
  request_headers: Record<string, string>;
  response_from_http_client: number | null;
  response_body: string | null;
  /** Why no response came. */
  failure: string | null;
  next_try: string | null;
}
