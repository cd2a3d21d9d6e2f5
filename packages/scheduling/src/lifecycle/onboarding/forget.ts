// Removes a person from recorded JSON, in the API's form of its time.

export interface Person {
  userId: number;
  email: string;
}

export const anonymous = { firstName: "Erased", lastName: "person" };

/** `.invalid` never reaches a mailbox. */
export function anonymousEmail(userId: number): string {
  return `erased-${userId}@erased.invalid`;
}

type Fields = Record<string, unknown>;

export function forget(value: unknown, person: Person, isPerson = false): unknown {
  if (typeof value === "string") return withoutAddress(value, person);
  if (Array.isArray(value)) return value.map((entry) => forget(entry, person));
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Fields;
  const tellsOf = isPerson || isOf(fields, person);
  return Object.fromEntries(
    Object.entries(fields).map(([name, member]) => {
      if (tellsOf && name in personal && member !== null) {
        return [name, personal[name as keyof typeof personal](person)];
      }
      const isBooker = name === "booker" && (member as Fields | null)?.id === person.userId;
      return [name, forget(member, person, isBooker)];
    }),
  );
}

export function withoutAddress(text: string, { email, userId }: Person): string {
  return text.replace(new RegExp(RegExp.escape(email), "gi"), () => anonymousEmail(userId));
}

function isOf(fields: Fields, { email, userId }: Person): boolean {
  const { email: own } = fields;
  if (typeof own === "string" && own.toLowerCase() === email.toLowerCase()) return true;
  return fields.human === true && fields.user_id === userId;
}

const nothing = () => null;

const personal = {
  name: () => `${anonymous.firstName} ${anonymous.lastName}`,
  first_name: () => anonymous.firstName,
  last_name: () => anonymous.lastName,
  email: ({ userId }: Person) => anonymousEmail(userId),
  phone: nothing,
  image: nothing,
  job_title: nothing,
  notes: nothing,
  custom_attributes: () => ({}),
  last_login_at: nothing,
  last_logout_at: nothing,
  last_activity_at: nothing,
};
