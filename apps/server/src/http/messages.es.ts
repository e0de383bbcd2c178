import type { HttpSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: HttpSentences = {
  invalidJson: 'El cuerpo de la solicitud no es JSON válido.',
  tooDeep: 'El cuerpo de la solicitud tiene demasiados niveles.',
  tooManyValues:
    'El cuerpo de la solicitud contiene demasiados valores: se admiten 20.000 como máximo. Envía menos de una vez.',
  forbiddenKey: 'El cuerpo de la solicitud contiene una clave que no está permitida.',
  unreadableText: 'La solicitud contiene caracteres que no se pueden guardar.',
  invalid: 'Solicitud no válida. Revisa los datos introducidos.',
  notFound: 'No se encontró el recurso solicitado.',
  unknownField: (name: string) =>
    `El campo «${name}» no se reconoce aquí, así que no se ha guardado nada. Quítalo o comprueba su nombre.`,
  unauthenticated: 'Hace falta identificarse. Inicia sesión.',
  apiTokenInvalid: 'Este token de API no es válido: es desconocido, ha caducado o se ha revocado.',
  apiTokenNotTaken: 'Esta llamada no se puede hacer con un token de API. Inicia sesión para hacerla.',
  apiTokenScope: (scope) => `Este token de API no permite ${scope}.`,
  planWithoutApi: (plan) => `El plan ${plan} no incluye acceso a la API.`,
  forbidden: 'No tienes permiso para realizar esta acción.',
  tooLarge: 'La solicitud es demasiado grande.',
  tooSlow: 'La solicitud llegó demasiado despacio.',
  wrongType: (media) => `Envía el cuerpo como ${media} e indícalo en la cabecera Content-Type.`,
  tooMany: 'Demasiadas solicitudes. Vuelve a intentarlo más tarde.',
  tooManyTitle: 'Demasiadas solicitudes',
  tooManyPages:
    'Esta red ha pedido demasiadas páginas en poco tiempo. Espera un minuto y vuelve a cargar la página.',
  server: 'Error del servidor. Vuelve a intentarlo más tarde.',
  unavailable: 'El servicio no está disponible por el momento.',
  cancelled: 'La llamada se canceló.',
  wrongCursor: 'Este punto de la lista no es válido. Empieza desde el principio.',
  keyReused: 'Esta clave de idempotencia ya se usó para otra solicitud.',
};
