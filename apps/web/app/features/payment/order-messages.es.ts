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
  new: 'PayPal no tiene constancia de este pedido. No se ha cobrado nada.',
  created: 'El pago no se aprobó en PayPal. No se ha cobrado nada.',
  pending: 'PayPal aún está comprobando el pago. El plan empieza automáticamente cuando se complete el pago.',
  completed: 'El pago se ha completado y el plan está activo.',
  declined: 'PayPal rechazó el pago. No se ha cobrado nada.',
  refunded: 'El pago se reembolsó, así que este pedido no tiene plan.',
  disputed: 'El pago está en disputa en PayPal, así que el plan está en pausa.',
  mismatched: 'PayPal cobró un importe distinto del pedido. Se ha avisado al operador, que lo resolverá.',
  abandoned: 'Nadie aprobó el pago a tiempo. No se ha cobrado nada.',
};
const CYCLES: Readonly<Record<BillingCycle, string>> = { monthly: 'Un mes', annual: 'Un año' };

/** Order texts, wherever orders are shown, in Spanish. */
export const orderMessages: Translation<typeof english> = {
  state: (state) => STATES[state],
  meaning: (state) => MEANINGS[state],
  cycle: (cycle) => CYCLES[cycle],
};
