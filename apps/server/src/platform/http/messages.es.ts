import type { HttpSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: HttpSentences = {
  invalidJson: 'El cuerpo de la solicitud no es JSON válido.',
  tooDeep: 'El cuerpo de la solicitud tiene demasiados niveles.',
  tooManyValues:
    'El cuerpo de la solicitud contiene demasiados valores (límite: 20.000). Divídelo en solicitudes más pequeñas.',
  forbiddenKey: 'El cuerpo de la solicitud contiene una clave que no está permitida.',
  unreadableText: 'La solicitud contiene caracteres que no se pueden guardar.',
  invalid: 'Solicitud no válida. Revisa los datos introducidos.',
  notFound: 'No se encontró el recurso solicitado.',
  unknownField: (name: string) =>
    `Campo desconocido: «${name}». No se ha guardado nada. Quítalo o comprueba su nombre.`,
  unauthenticated: 'Hace falta identificarse. Inicia sesión.',
  apiTokenInvalid: 'Este token de API no es válido: es desconocido, ha caducado o se ha revocado.',
  apiTokenNotTaken: 'Este endpoint no acepta tokens de API. Inicia sesión.',
  apiTokenScope: (scope) => `Este token de API no permite ${scope}.`,
  planWithoutApi: (plan) => `El plan ${plan} no incluye acceso a la API.`,
  notForClients: 'Los clientes pueden leer los informes de este espacio de trabajo y nada más.',
  forbidden: 'No tienes permiso para realizar esta acción.',
  tooLarge: 'La solicitud es demasiado grande.',
  tooSlow: 'La solicitud llegó demasiado despacio.',
  wrongType: (media) => `Envía el cuerpo como ${media} e indica lo mismo en la cabecera Content-Type.`,
  tooMany: 'Demasiadas solicitudes. Vuelve a intentarlo más tarde.',
  tooManyTitle: 'Demasiadas solicitudes',
  tooManyPages:
    'Se han solicitado demasiadas páginas desde esta red en poco tiempo. Espera un minuto y vuelve a cargar la página.',
  server: 'Error del servidor. Vuelve a intentarlo más tarde.',
  overloaded: 'El servidor está ocupado. Vuelve a intentarlo dentro de unos segundos.',
  overloadedTitle: 'El servidor está ocupado',
  unavailable: 'El servicio no está disponible por el momento.',
  storageFull:
    'El disco del servidor está lleno y por ahora no se puede guardar nada. Lo que ya está guardado se puede seguir leyendo. Avisa al administrador.',
  storageFullTitle: 'El disco está lleno',
  cancelled: 'La solicitud se canceló.',
  wrongCursor: 'Esta página de la lista ya no es válida. Vuelve a cargar la lista.',
  keyReused: 'Esta clave de idempotencia ya se usó para otra solicitud.',
  answerUnreadable:
    'Esta solicitud ya se ejecutó, pero su respuesta ya no se puede leer. Comprueba el resultado antes de volver a enviarla con otra clave de idempotencia.',
  runTooLong: 'El análisis tardó demasiado y se detuvo. Acótalo y vuelve a intentarlo.',
  runLost: 'El análisis falló varias veces y se detuvo. Vuelve a intentarlo o acótalo.',
  runCanceled: 'El análisis se canceló.',
  runGone: 'Esta ejecución no existe o terminó hace más de 7 días.',
  tooManyRuns:
    'Hay demasiados análisis de este espacio de trabajo en espera. Vuelve a intentarlo cuando hayan terminado algunos.',
  runQueued: 'El análisis espera a que terminen otros de este espacio de trabajo. Empezará solo.',
  runGoesOn: (step, done, total) =>
    `El análisis sigue en curso${step === '' ? '' : `: ${step}`}${total > 0 ? ` (${done} de ${total})` : ''}. El resultado se guardará cuando termine.`,
};
