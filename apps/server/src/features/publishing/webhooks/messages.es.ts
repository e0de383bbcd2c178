import type { WebhookSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: WebhookSentences = {
  adminsOnly: 'Solo los administradores de este espacio de trabajo pueden ver y cambiar sus webhooks.',
  notFound: 'Este webhook no existe.',
  deliveryNotFound: 'Esta entrega no existe. Las entregas se conservan 30 días.',
  tooMany: (most) => `Un espacio de trabajo puede tener ${most} webhooks. Quita uno que ya no necesites.`,
  severalHere:
    'Este espacio de trabajo tiene varios webhooks. Elimina los que ya no necesites en Publicación → Webhooks.',
  onItsWay: 'Esta entrega ya está en curso. Espera el resultado y vuelve a enviarla.',
  switchedOff: 'Este webhook está desactivado. Actívalo y vuelve a enviar la entrega.',
  wrongCursor: 'Esta página de la lista ya no es válida. Vuelve a cargar la lista.',
};
