interface NamedPerson {
  name: string | null;
  email: string;
}

/** True if the text is the person's email, in any case, or their full name. */
export function names({ name, email }: NamedPerson, text: string): boolean {
  const label = text.trim();
  return label !== "" && (label.toLowerCase() === email.toLowerCase() || label === name);
}
