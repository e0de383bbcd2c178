import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { pushMessages as english } from './push-messages.ts';

/** Push notifications in this browser, in Spanish. */
export const pushMessages: Translation<typeof english> = (format) => ({
  title: 'Este navegador',
  loading: 'Consultando a este navegador…',
  off: 'Puede mostrar tus notificaciones aunque Pagewright esté cerrado, hasta que cierres sesión.',
  on: 'Muestra tus notificaciones aunque Pagewright esté cerrado, hasta que cierres sesión.',
  notWanted:
    'Las notificaciones push están desactivadas arriba: no se muestra nada hasta que las actives allí.',
  denied:
    'A este navegador se le indicó que no muestre notificaciones de Pagewright. Permítelas en sus ajustes para este sitio; después podrás activarlas en esta página.',
  unsupported:
    'Este navegador no puede mostrar notificaciones push aquí. En un iPhone o iPad, añade primero Pagewright a la pantalla de inicio; en otros dispositivos, ábrelo por https en un navegador actual.',
  unavailable:
    'Este servidor no puede enviar notificaciones push ahora: no se puede abrir la clave que necesita. Pide a quien lo administra que recupere la SECRETS_KEY anterior.',
  notAnswered: 'No se cambió nada: no respondiste que sí a la pregunta del navegador.',
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
  loadFailed: 'No se pudo consultar el estado de las notificaciones push',
});
