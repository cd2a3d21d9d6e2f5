/** What mails that tell of an appointment are found by while they wait to be sent. */
export const subjectOf = ({ accountId, appointmentId }: Told): string =>
  `appointment ${appointmentId} of account ${accountId}`;

interface Told {
  accountId: number;
  appointmentId: number;
}
