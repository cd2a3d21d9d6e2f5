import { catalogue, forbidden } from "../../core/refusals.ts";
import { slotsRefusals } from "../../offering/services/refusals.ts";
import { appointmentRefusals } from "../booking/refusals.ts";

const { notFound, ...reasons } = slotsRefusals;

export const staffSlotsRefusals = {
  notFound,
  forbidden,
  goneService: appointmentRefusals.goneService,
  goneResource: appointmentRefusals.goneResource,
  ...catalogue({
    goneAppointment: {
      field: "appointment",
      message: "is not an appointment of this account",
      when: "The appointment does not exist",
    },
  }),
  ...reasons,
};
