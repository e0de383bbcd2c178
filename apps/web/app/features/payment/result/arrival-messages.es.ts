import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { arrivalMessages as english } from './arrival-messages.ts';

/** Texts for users returning from PayPal, in Spanish. */
export const arrivalMessages: Translation<typeof english> = (format) => ({
  success: 'Pago completado',
  cancelled: 'Pago cancelado',
  error: 'Error en el pago',
  incomplete: 'Pago sin completar',
  loading: 'Cargando los datos del pago',
  welcome: (plan) => `Te damos la bienvenida a ${plan}. Tu nuevo plan ya está activo.`,
  startsLater: (plan, day) =>
    `Tu plan ${plan} está pagado y empieza el ${day}. Hasta entonces conservas el plan que tienes.`,
  approve: 'Aprobar en PayPal',
  checkAgain: 'Comprobar de nuevo',
  noCharges: 'No se ha cobrado nada. Puedes volver a elegir un plan cuando quieras.',
  noToken: 'No hay ningún ID de pedido en la URL',
  notLoaded: 'No se pudieron cargar los datos del pago',
  retry: 'Reintentar',
  details: 'Datos del pedido',
  plan: 'Plan',
  amount: 'Importe',
  term: 'Periodo',
  status: 'Estado',
  payer: 'Cuenta de PayPal',
  order: 'ID del pedido',
  unknown: '—',
  goingOn: (seconds) =>
    format.plural(seconds, {
      one: 'El Estudio de contenido se abre en # segundo.',
      other: 'El Estudio de contenido se abre en # segundos.',
    }),
  willGoOn: 'El Estudio de contenido se abre en unos segundos. Puedes quedarte en esta página.',
  stay: 'Quedarme en esta página',
  staying: 'Te quedas en esta página.',
  start: 'Empezar a crear contenido',
  manage: 'Gestionar la suscripción',
  toPricing: 'Volver a los precios',
  toSupport: 'Contactar con soporte',
  toDashboard: 'Ir al panel',
});
