/** Keys to find queued mails of an appointment. */
export const subjectOf = ({ accountId, appointmentId }: Told): string =>
  `appointment ${appointmentId} of account ${accountId}`;

interface Told {
  accountId: number;
  appointmentId: number;
}
