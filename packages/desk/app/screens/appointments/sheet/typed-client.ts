export interface NewClient {
  name: string;
  email: string;
  phone: string;
}

/** The search field takes a name, an address or a number. */
export function typedClient(text: string): NewClient {
  const nothing = { name: "", email: "", phone: "" };
  if (text.includes("@")) return { ...nothing, email: text };
  return /^[\d\s+()./-]+$/.test(text) ? { ...nothing, phone: text } : { ...nothing, name: text };
}
