interface Called {
  name: string | null;
  email: string;
}

/** Whether a text says who somebody is: their address, in whatever case, or their whole name. */
export function names({ name, email }: Called, text: string): boolean {
  const said = text.trim();
  return said !== "" && (said.toLowerCase() === email.toLowerCase() || said === name);
}
