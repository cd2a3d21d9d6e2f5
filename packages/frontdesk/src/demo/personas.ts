import { addressOf, owner, staff, studioDomain, studioSubdomain } from "./cast.ts";

interface Addresses {
  desk: { publicUrl: string };
  scheduling: { publicUrl: string };
}

export function personas({ desk, scheduling }: Addresses): string {
  const everybody = [
    [owner.email, owner.name, "owner of both"],
    ...staff.map(({ name, role, permissions }) => [
      addressOf({ name }, studioDomain),
      name,
      `${role} of the shop, ${permissions.replace("_", " ")} in the studio`,
    ]),
  ];
  const lines = everybody.map(
    ([email = "", name = "", status]) => `  ${email.padEnd(22)}${name.padEnd(14)}${status}`,
  );
  return `Demo at ${desk.publicUrl}: sign in with the password "${owner.password}" as
${lines.join("\n")}
Customers book and pay deposits at ${scheduling.publicUrl}/book/${studioSubdomain}

`;
}
