import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { pushMessages as english } from './push-messages.ts';

/** Texts of the push notification settings, in Spanish. */
export const pushMessages: Translation<typeof english> = (format) => ({
  title: 'Este navegador',
  loading: 'Consultando a este navegador…',
  off: 'Puede mostrar tus notificaciones aunque Pagewright esté cerrado, hasta que cierres sesión.',
  on: 'Muestra tus notificaciones aunque Pagewright esté cerrado, hasta que cierres sesión.',
  notWanted:
    'Las notificaciones push están desactivadas arriba: no se muestra nada hasta que las actives allí.',
  denied:
    'Este navegador bloquea las notificaciones de Pagewright. Permítelas para este sitio en los ajustes del navegador y actívalas aquí después.',
  unsupported:
    'Este navegador no puede mostrar notificaciones push aquí. En un iPhone o iPad, añade primero Pagewright a la pantalla de inicio; en otros dispositivos, ábrelo por https en un navegador actual.',
  unavailable:
    'Este servidor no puede enviar notificaciones push porque no se puede descifrar su clave. Pide a su operador que restaure la SECRETS_KEY anterior.',
  notAnswered: 'No se cambió nada porque no se aceptó la solicitud de permiso del navegador.',
  serviceAway:
    'No se puede contactar con el servicio push de este navegador. Comprueba que la red y el navegador lo permiten y vuelve a intentarlo.',
  turnOn: 'Activar en este navegador',
  turnOff: 'Desactivar en este navegador',
  others: (count) =>
    format.plural(count, {
      one: 'Está activado en # navegador más.',
      other: 'Está activado en # navegadores más.',
    }),
  retry: 'Reintentar',
  loadFailed: 'No se pudieron cargar los ajustes de las notificaciones push',
});
