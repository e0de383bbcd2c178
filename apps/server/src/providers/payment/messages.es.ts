import type { PaymentFaults } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: PaymentFaults = {
  payment_unavailable:
    'PayPal no responde en este momento. No se ha cobrado nada dos veces; vuelve a intentarlo en un momento.',
  payment_busy: 'PayPal está limitando nuestras solicitudes. Vuelve a intentarlo en un momento.',
  payment_misconfigured:
    'PayPal no acepta la cuenta de esta instalación. Avisa a su operador; no se ha cobrado nada.',
  payment_refused: 'PayPal no aceptó el pago.',
  payment_gone: 'PayPal ya no tiene este pedido. Empieza de nuevo en la página de precios.',
  payment_not_approved:
    'Este pedido todavía no se ha aprobado en PayPal. Apruébalo allí y vuelve a intentarlo.',
  payment_declined: 'PayPal rechazó el pago. Elige otra forma de pago en la ventana de PayPal.',
};
