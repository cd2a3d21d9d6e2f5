interface NamedPerson {
  name: string | null;
  email: string;
}

/** The email in any case, or the full name. */
export function names({ name, email }: NamedPerson, text: string): boolean {
  const label = text.trim();
  return label !== "" && (label.toLowerCase() === email.toLowerCase() || label === name);
}
