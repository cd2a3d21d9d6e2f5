export const subjectOf = ({ accountId, appointmentId }: AboutInput): string =>
  `appointment ${appointmentId} of account ${accountId}`;

interface AboutInput {
  accountId: number;
  appointmentId: number;
}
