/** Keys to find an appointment's queued mails. */
export const subjectOf = ({ accountId, appointmentId }: Told): string =>
  `appointment ${appointmentId} of account ${accountId}`;

interface Told {
  accountId: number;
  appointmentId: number;
}
