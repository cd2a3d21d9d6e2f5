interface Called {
  name: string | null;
  email: string;
}

/** True if the text is the person's email, in any case, or their full name. */
export function names({ name, email }: Called, text: string): boolean {
  const said = text.trim();
  return said !== "" && (said.toLowerCase() === email.toLowerCase() || said === name);
}
