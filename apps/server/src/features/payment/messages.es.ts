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
    `En esta instalación no se puede comprar nada. Para un plan mayor, pide ayuda a su operador${operator === null ? '.' : `: ${operator}.`}`,
  adminsOnly:
    'Solo los administradores de este espacio de trabajo pueden comprarle un plan. Pídeselo a uno de ellos.',
  adminsSeeOrders: 'Solo los administradores de este espacio de trabajo pueden ver lo que ha comprado.',
  notForSale: (plan) => `El plan ${plan} no se puede comprar aquí.`,
  otherCurrency: (currency) => `Todos los precios están en ${currency}.`,
  covered: (plan) =>
    `Este espacio de trabajo tiene un plan sin fecha de fin tan grande como ${plan}: no hay nada que comprar. No se ha cobrado nada.`,
  otherPrice: 'El precio ha cambiado. Vuelve a cargar la página para ver el actual; no se ha cobrado nada.',
  tooManyOrders: 'Se han empezado demasiados pedidos. Espera una hora y vuelve a intentarlo.',
  noOrder: 'No existe ese pedido.',
  noRefund: 'Este pedido tiene más de 30 días o no da ningún plan: aquí no se puede pedir su devolución.',
  refundNotAsked: 'Nadie ha pedido la devolución de este pedido.',
  refundPending: 'PayPal todavía no lo ha devuelto. Se volverá a mirar automáticamente.',
  noLongerPaid: 'Este pedido se ha devuelto o está en disputa, así que no da ningún plan.',
  mismatched:
    'PayPal ha cobrado otro importe que el pedido, así que no se ha dado ningún plan. Se ha avisado al operador de esta instalación, que lo aclarará.',
  declined: 'PayPal rechazó el pago. No se ha cobrado nada; prueba otra forma de pago.',
  noMoney: 'PayPal no ha cobrado el importe. Aprueba el pago allí y vuelve a intentarlo.',
  stillBusy: 'El pago todavía se está cobrando. Espera un momento y mira en Ajustes → Facturación.',
  description: (plan, cycle) => `Pagewright ${plan}, ${TERMS[cycle]}`,
  webhookElsewhere: (address) => `Los avisos solo se reciben en ${address}.`,
  noWebhook: 'PayPal no conoce ese webhook.',
  signatureWrong: 'Esto no está firmado por PayPal.',
  adminsTry:
    'Solo los administradores de este espacio de trabajo pueden empezar su prueba. Pídeselo a uno de ellos.',
  trialUsed: 'Este espacio de trabajo ya tuvo su prueba: hay una para cada uno.',
  trialNeedless: (plan) =>
    `El plan ${plan} de este espacio de trabajo es tan grande como la prueba: no hay nada que probar.`,
  noInvoice: 'No existe esa factura.',
  tooManyInvoices: 'Se han descargado demasiadas facturas. Espera una hora y vuelve a intentarlo.',
  ending: (endsAt, next, isTrial) =>
    `${isTrial ? 'La prueba termina' : 'Termina'} el ${day.format(endsAt)} (UTC). Después el espacio de trabajo queda en ${next}; todo lo que contiene se conserva. Para seguir, compra el plan en Ajustes → Facturación.`,
  inWorkspace: (workspace, plan) => `${workspace ?? 'Un espacio de trabajo que ya no existe'} (${plan})`,
  cameInstead: (ordered, came) =>
    `Pedido: ${money(ordered)}. Llegó: ${came === null ? 'otra cosa' : money(came)}${came !== null && money(came) === money(ordered) ? ', de otro pedido o a otra cuenta' : ''}. No se ha dado ningún plan; acláralo en PayPal.`,
};
