interface NamedPerson {
  name: string | null;
  email: string;
}

export function names({ name, email }: NamedPerson, text: string): boolean {
  const label = text.trim();
  return label !== "" && (label.toLowerCase() === email.toLowerCase() || label === name);
}
