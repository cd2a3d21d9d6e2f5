// Removes a client from recorded JSON, in its form at the time.

export const erasedName = "Erased client";

type Fields = Record<string, unknown>;

const nothing = { notes: null, email: null, phone: null, locale: null };

export function withoutPerson<View extends object>(view: View): View {
  const kept = Object.entries(view).map(([name, value]) => [
    name,
    name in nothing ? null : name === "name" ? erasedName : value,
  ]);
  return Object.fromEntries(kept) as View;
}

export function forgetClient(value: unknown, clientId: number, isClient = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => forgetClient(entry, clientId));
  if (typeof value !== "object" || value === null) return value;
  const fields = isClient ? withoutPerson(value as Fields) : (value as Fields);
  return Object.fromEntries(
    Object.entries(fields).map(([name, member]) => {
      const isTheirs = name === "client" && (member as Fields | null)?.id === clientId;
      return [name, forgetClient(member, clientId, isTheirs)];
    }),
  );
}
