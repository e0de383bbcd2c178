import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { operatorMessages as english } from './operator-messages.ts';

/** What Billing says to operators of the installation, in Spanish. */
export const operatorMessages: Translation<typeof english> = {
  title: 'Pagos de esta instalación',
  help: 'Esto solo lo ven los operadores. Los reembolsos pedidos esperan aquí hasta que decidas.',
  loading: 'Cargando los reembolsos',
  loadFailed: 'No se pudieron cargar los reembolsos',
  retry: 'Reintentar',
  none: 'Nadie espera un reembolso.',
  what: (plan, term, amount) => `${plan} · ${term} · ${amount}`,
  asked: (day, payer) => `Pedido el ${day}${payer === null ? '' : ` · ${payer}`}`,
  order: (id) => `Pedido ${id}`,
  approve: 'Reembolsar',
  approveOf: (amount, id) => `Reembolsar ${amount} del pedido ${id}`,
  approveTitle: (amount) => `¿Devolver ${amount}?`,
  approveText: 'PayPal lo devuelve al momento y el plan de este pedido termina. No se puede deshacer.',
  approved: 'El dinero se ha devuelto',
  cancel: 'Cancelar',
  webhook: 'Webhook',
  webhookHelp:
    'Hace que PayPal avise a este servidor cuando un pago llega, se devuelve o se disputa. Configúralo una vez por cada dirección del servidor.',
  webhookAddress: 'Dirección de este servidor',
  setUp: 'Configurar el webhook',
  isSetUp: (id) => `PayPal avisa a este servidor de lo que ocurre (webhook ${id})`,
};
