import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { billingMessages as english } from './billing-messages.ts';

/** Texts about purchases and orders in Billing, in Spanish. */
export const billingMessages: Translation<typeof english> = (format) => ({
  plans: 'Qué pasa después',
  plansHelp:
    'Un plan de pago es un mes o un año pagado por adelantado. Nada se renueva solo. Si vuelves a comprarlo mientras está activo, se alarga.',
  atEnd: (day, next) =>
    `Este plan termina el ${day}; después el espacio de trabajo pasa a ${next}. Lo que has creado se conserva y se puede exportar.`,
  trialEnds: (day, next) =>
    `Tu prueba es gratis hasta el ${day}; después el espacio de trabajo pasa a ${next}. Lo que has creado se conserva y se puede exportar.`,
  changesInTrial:
    'Lo que compres ahora empieza después de la prueba, así que no pierdes ningún día gratis. En la página de precios también puedes renunciar a la prueba y empezar ya.',
  term: (plan, from, until) => `${plan}, del ${from} al ${until}`,
  terms: 'Pagado',
  changes:
    'Un plan superior empieza al momento y se abonan los días que quedan del actual. Uno inferior empieza cuando termina el actual.',
  upgrade: 'Mejorar el plan',
  adminsBuy:
    'Solo los administradores de este espacio de trabajo pueden comprar un plan. Pídeselo a uno de ellos.',
  trial: (days) => `Probar Professional durante ${format.number(days)} días`,
  trialHelp: (days) =>
    `Gratis, sin tarjeta y una sola vez por espacio de trabajo. Tras ${format.number(days)} días, el espacio de trabajo vuelve a Free o a su plan de pago, que queda en pausa durante la prueba.`,
  trialBegun: (day) => `Tienes Professional hasta el ${day}`,
  trialOver: (day) => `La prueba de este espacio de trabajo terminó el ${day}.`,
  loadingPlan: 'Cargando tu plan',
  planFailed: 'No se pudo cargar tu plan',

  orders: 'Pedidos',
  ordersHelp: 'Las compras de este espacio de trabajo, las más recientes primero.',
  loading: 'Cargando los pedidos',
  loadFailed: 'No se pudieron cargar los pedidos',
  retry: 'Reintentar',
  noOrders: 'Aún no hay pedidos.',
  unpaid: (count) => format.plural(count, { one: '# pedido sin pagar', other: '# pedidos sin pagar' }),
  approve: 'Aprobar en PayPal',
  approveOf: (what, day) => `Aprobar en PayPal: ${what}, ${day}`,
  bought: (plan, term) => `${plan} · ${term}`,
  page: (page, pages) => `Página ${format.number(page)} de ${format.number(pages)}`,
  pages: 'Páginas de pedidos',
  newer: 'Más recientes',
  older: 'Más antiguos',
  invoice: 'Factura',
  invoiceOf: (number) => `Factura ${number}`,
  creditNote: 'Nota de crédito',
  creditNoteOf: (number) => `Nota de crédito ${number}`,
  askRefund: 'Solicitar un reembolso',
  askRefundOf: (what, day) => `Solicitar el reembolso de ${what}, ${day}`,
  askTitle: (amount) => `¿Solicitar un reembolso de ${amount}?`,
  askText: 'Decide el operador. Cuando se haga el reembolso, el plan de este pedido termina al momento.',
  cancel: 'Cancelar',
  asked: 'Reembolso solicitado',
  refundAsked: (day) => `Reembolso solicitado el ${day}; decide el operador.`,
  refundDeclined: (day, reason) =>
    `El operador rechazó el reembolso el ${day}${reason === null ? '.' : `: ${reason}`}`,
});
