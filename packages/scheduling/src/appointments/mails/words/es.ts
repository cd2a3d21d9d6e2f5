import type { MailWords } from "./words.ts";

export const esMails: MailWords = {
  headings: {
    confirmed: "Cita confirmada",
    requested: "Solicitud recibida",
    declined: "Solicitud rechazada",
    moved: "Cita cambiada",
    movedRequest: "Solicitud cambiada",
    cancelled: "Cita cancelada",
    reminder: "Recordatorio de su cita",
    payment_lost: "No se ha cobrado nada",
    verify: "Confirme su dirección",
  },
  texts: {
    confirmed: "Su cita con {business} está confirmada.",
    requested:
      "{business} ha recibido su solicitud y la responderá. Hasta entonces le guardamos la hora.",
    moved: "Su cita con {business} tiene una nueva hora.",
    movedRequest: "Su solicitud a {business} tiene una nueva hora. Aún no está confirmada.",
    reminder: "Le recordamos su cita con {business}.",
    payment_lost:
      "Su pago llegó cuando la hora ya no estaba reservada para usted, así que no tiene cita.",
    verify:
      "Alguien, esperamos que usted, está reservando una cita con {business} y dio esta dirección.",
    declinedByBusiness: "{business} no puede atender la cita que solicitó.",
    declinedByDeadline: "{business} no respondió a tiempo a su solicitud, así que no tiene cita.",
    cancelledByBusiness: "{business} ha tenido que cancelar su cita.",
    cancelledByCustomer: "Su cita con {business} está cancelada, como pidió.",
  },
  answerBy: "Tendrá una respuesta a más tardar: {deadline}.",
  freeUntil: "Puede cancelar gratis hasta: {deadline}.",
  cardKept:
    "Su tarjeta queda guardada. Si no acude o cancela tarde, se le pueden cobrar hasta {amount}.",
  keptUntil: "Le guardamos la hora hasta: {deadline}.",
  nothingCharged:
    "No se ha cobrado nada. El importe que se hubiera retenido en su tarjeta se libera.",
  released: "Importe retenido en su tarjeta que se libera sin cobrarse: {amount}.",
  what: "Servicio",
  when: "Cuándo",
  before: "Antes",
  who: "Con",
  where: "Dónde",
  price: "Precio",
  deposit: "Depósito",
  refund: "Reembolso",
  contact: "Contacto",
  otherTimes: "Horas libres",
  moveOrCancel: "Cambiar o cancelar",
  seeRequest: "Ver la solicitud",
  bookAgain: "Buscar otra hora",
  confirmAddress: "Confirmar la dirección",
  nothingByItself: "Abrir el enlace no cambia nada por sí solo: usted decide en la página.",
  notYou: "Si no fue usted, no tiene que hacer nada.",
  why: "{business} le envía este mensaje porque se reservó una cita con esta dirección.",
  noReminders: "Desactivar los recordatorios",
};
