// Takes a person out of what was recorded: pure, on JSON as the API showed it at the time.

/** Who is to be forgotten. */
export interface Person {
  userId: number;
  email: string;
}

/** What stands in the place of somebody who was erased. */
export const anonymous = { firstName: "Erased", lastName: "person" };

/** The address of somebody who was erased, at which nobody is reached. */
export function anonymousEmail(userId: number): string {
  return `erased-${userId}@erased.invalid`;
}

type Fields = Record<string, unknown>;

/** A recorded object without the person; `isPerson` says that the object itself tells of them. */
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

/** A text without the person's address, in whatever case. */
export function withoutAddress(text: string, { email, userId }: Person): string {
  return text.replace(new RegExp(RegExp.escape(email), "gi"), () => anonymousEmail(userId));
}

function isOf(fields: Fields, { email, userId }: Person): boolean {
  const { email: own } = fields;
  if (typeof own === "string" && own.toLowerCase() === email.toLowerCase()) return true;
  // A resource says whom it stands for.
  return fields.human === true && fields.user_id === userId;
}

const nothing = () => null;

/** What is said of people, and what is said of everybody who was erased. */
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
