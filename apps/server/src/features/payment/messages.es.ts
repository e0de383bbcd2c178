import { decimalOf, type BillingCycle } from '@pagewright/contract/plans';
import type { Money, PaymentSentences } from './messages.en.ts';

const TERMS: Readonly<Record<BillingCycle, string>> = { monthly: 'un mes', annual: 'un año' };
const day = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

function money({ amountCents, currency }: Money): string {
  return amountCents === null ? currency : `${decimalOf(amountCents)} ${currency}`;
}

/** The same in Spanish. */
export const spanish: PaymentSentences = {
  off: (operator) =>
    `Esta instalación no vende planes. Para un plan mayor, pide ayuda a su operador${operator === null ? '.' : `: ${operator}.`}`,
  adminsOnly:
    'Solo los administradores de este espacio de trabajo pueden comprar un plan. Pídeselo a uno de ellos.',
  adminsSeeOrders: 'Solo los administradores de este espacio de trabajo pueden ver sus compras.',
  notForSale: (plan) => `El plan ${plan} no se puede comprar aquí.`,
  otherCurrency: (currency) => `Todos los precios están en ${currency}.`,
  covered: (plan) =>
    `Este espacio de trabajo ya tiene un plan sin fecha de fin igual o mayor que ${plan}. No se ha cobrado nada.`,
  otherPrice: 'El precio ha cambiado. Vuelve a cargar la página para ver el actual; no se ha cobrado nada.',
  tooManyOrders: 'Se han empezado demasiados pedidos. Espera una hora y vuelve a intentarlo.',
  noOrder: 'Este pedido no existe.',
  noRefund:
    'Este pedido tiene más de 30 días o no tiene un plan activo, así que aquí no se puede solicitar un reembolso.',
  refundNotAsked: 'No se ha solicitado ningún reembolso de este pedido.',
  refundPending: 'PayPal todavía no lo ha reembolsado. Lo comprobaremos de nuevo automáticamente.',
  noLongerPaid: 'Este pedido se ha reembolsado o está en disputa, así que no tiene plan.',
  mismatched:
    'PayPal ha cobrado otro importe que el pedido, así que no se ha activado ningún plan. Se ha avisado al operador de esta instalación, que lo resolverá.',
  declined: 'PayPal rechazó el pago. No se ha cobrado nada; prueba otra forma de pago.',
  noMoney: 'PayPal no ha completado el pago. Apruébalo allí y vuelve a intentarlo.',
  stillBusy: 'El pago todavía se está procesando. Espera un momento y consulta Ajustes → Facturación.',
  description: (plan, cycle) => `Pagewright ${plan}, ${TERMS[cycle]}`,
  webhookElsewhere: (address) => `Los eventos solo se aceptan en ${address}.`,
  noWebhook: 'PayPal no conoce ese webhook.',
  signatureWrong: 'Este mensaje no está firmado por PayPal.',
  adminsTry:
    'Solo los administradores de este espacio de trabajo pueden iniciar la prueba. Pídeselo a uno de ellos.',
  trialUsed: 'Este espacio de trabajo ya ha usado su prueba.',
  trialNeedless: (plan) => `El plan ${plan} de este espacio de trabajo ya incluye todo lo de la prueba.`,
  noInvoice: 'Esta factura no existe.',
  tooManyInvoices: 'Se han descargado demasiadas facturas. Espera una hora y vuelve a intentarlo.',
  ending: (endsAt, next, isTrial) =>
    `${isTrial ? 'La prueba termina' : 'Termina'} el ${day.format(endsAt)} (UTC). Después, el espacio de trabajo pasa a ${next}; todo lo que contiene se conserva. Para seguir, compra el plan en Ajustes → Facturación.`,
  inWorkspace: (workspace, plan) => `${workspace ?? 'Un espacio de trabajo eliminado'} (${plan})`,
  cameInstead: (ordered, came) =>
    `Pedido: ${money(ordered)}. Recibido: ${came === null ? 'otra cosa' : money(came)}${came !== null && money(came) === money(ordered) ? ', de otro pedido o a otra cuenta' : ''}. No se ha activado ningún plan. Resuélvelo en PayPal.`,
};
