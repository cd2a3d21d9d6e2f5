/** Keys to find an appointment's queued mails. */
export const subjectOf = ({ accountId, appointmentId }: AboutInput): string =>
  `appointment ${appointmentId} of account ${accountId}`;

interface AboutInput {
  accountId: number;
  appointmentId: number;
}
