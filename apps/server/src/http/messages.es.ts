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
  forbidden: 'No tienes permiso para realizar esta acción.',
  tooLarge: 'La solicitud es demasiado grande.',
  tooSlow: 'La solicitud llegó demasiado despacio.',
  wrongType: (media) => `Envía el cuerpo como ${media} e indica lo mismo en la cabecera Content-Type.`,
  tooMany: 'Demasiadas solicitudes. Vuelve a intentarlo más tarde.',
  tooManyTitle: 'Demasiadas solicitudes',
  tooManyPages:
    'Se han solicitado demasiadas páginas desde esta red en poco tiempo. Espera un minuto y vuelve a cargar la página.',
  server: 'Error del servidor. Vuelve a intentarlo más tarde.',
  unavailable: 'El servicio no está disponible por el momento.',
  cancelled: 'La solicitud se canceló.',
  wrongCursor: 'Esta página de la lista ya no es válida. Vuelve a cargar la lista.',
  keyReused: 'Esta clave de idempotencia ya se usó para otra solicitud.',
};
