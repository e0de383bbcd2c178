import type { WebhookSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: WebhookSentences = {
  adminsOnly: 'Solo los administradores de este espacio de trabajo pueden ver y cambiar sus webhooks.',
  notFound: 'No existe ese webhook.',
  deliveryNotFound: 'No existe esa entrega. Las entregas se conservan 30 días.',
  tooMany: (most) => `Un espacio de trabajo puede tener ${most} webhooks. Quita uno que ya no haga falta.`,
  severalHere:
    'Este espacio de trabajo tiene varios webhooks. Elimina los que ya no necesites en Publicación → Webhooks.',
  onItsWay: 'Esto ya está en camino. Espera su resultado y vuelve a enviarlo después.',
  switchedOff: 'Este webhook está desactivado. Actívalo y vuelve a enviar la entrega.',
  wrongCursor: 'Este punto de la lista no es válido. Empieza desde el principio.',
};
