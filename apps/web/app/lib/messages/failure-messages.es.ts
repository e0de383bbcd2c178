import type { Translation } from './define-messages.ts';
import type { failureMessages as english } from './failure-messages.ts';

const STATUSES: Readonly<Record<number, string>> = {
  0: 'Error de red',
  400: 'Solicitud no válida. Revisa los datos que introdujiste.',
  401: 'Tienes que iniciar sesión.',
  403: 'No tienes permiso para realizar esta acción.',
  404: 'No se encontró el recurso solicitado.',
  429: 'Demasiadas solicitudes. Vuelve a intentarlo más tarde.',
  503: 'El servicio no está disponible temporalmente.',
};
const OF_SERVER = 'Error del servidor. Vuelve a intentarlo más tarde.';

/** Failures in Spanish. */
export const failureMessages: Translation<typeof english> = (format) => {
  const wait = (seconds: number): string =>
    seconds < 90
      ? format.plural(seconds, { one: 'dentro de # segundo', other: 'dentro de # segundos' })
      : format.plural(Math.ceil(seconds / 60), { one: 'dentro de # minuto', other: 'dentro de # minutos' });
  return {
    rate_limited: (seconds) => `Demasiadas solicitudes. Vuelve a intentarlo ${wait(seconds)}.`,
    too_many_sign_ins: (seconds) =>
      `Demasiados intentos fallidos con esta cuenta. Vuelve a intentarlo ${wait(seconds)}.`,
    ofStatus: (status) => STATUSES[status] ?? (status >= 500 ? OF_SERVER : 'Se produjo un error inesperado'),
  };
};
