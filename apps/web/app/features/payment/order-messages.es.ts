import type { OrderState } from '@pagewright/contract/payment';
import type { BillingCycle } from '@pagewright/contract/plans';
import type { Translation } from '../../lib/messages/define-messages.ts';
import type { orderMessages as english } from './order-messages.ts';

const STATES: Readonly<Record<OrderState, string>> = {
  new: 'Sin empezar',
  created: 'Sin aprobar',
  pending: 'Pendiente',
  completed: 'Pagado',
  declined: 'Rechazado',
  refunded: 'Reembolsado',
  disputed: 'En disputa',
  mismatched: 'En revisión',
  abandoned: 'Abandonado',
};
const MEANINGS: Readonly<Record<OrderState, string>> = {
  new: 'PayPal no sabe nada de este pedido. No se ha cobrado nada.',
  created: 'El pago no se aprobó en PayPal. No se ha cobrado nada.',
  pending: 'PayPal aún está comprobando el pago. El plan empieza solo en cuanto llegue el dinero.',
  completed: 'El pago ha llegado y el plan está activo.',
  declined: 'PayPal rechazó el pago. No se ha cobrado nada.',
  refunded: 'El dinero se devolvió, así que este pedido no da ningún plan.',
  disputed: 'El pago está en disputa en PayPal, así que mientras tanto este pedido no da ningún plan.',
  mismatched: 'PayPal cobró un importe distinto del pedido. El operador ya lo sabe y lo aclarará.',
  abandoned: 'Nadie aprobó el pago a tiempo. No se ha cobrado nada.',
};
const CYCLES: Readonly<Record<BillingCycle, string>> = { monthly: 'Un mes', annual: 'Un año' };

/** What is said of an order, in Spanish. */
export const orderMessages: Translation<typeof english> = {
  state: (state) => STATES[state],
  meaning: (state) => MEANINGS[state],
  cycle: (cycle) => CYCLES[cycle],
};
