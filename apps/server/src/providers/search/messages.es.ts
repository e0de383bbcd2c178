import type { SearchSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: SearchSentences = {
  key_refused: (title) => `${title} rechazó su clave. Revisa la clave.`,
  own_key_refused: (title) =>
    `${title} rechazó la clave de tu espacio de trabajo. Un administrador puede cambiarla en Ajustes, Claves de API.`,
  credit_used_up: (title) => `El crédito en ${title} se ha agotado. Recárgalo o configura otra fuente.`,
  rate_limited: (title) => `${title} está limitando las solicitudes. Vuelve a intentarlo en un minuto.`,
  json_off: (title) =>
    `${title} no devuelve JSON. Activa el formato JSON en su configuración (search.formats).`,
  source_failed: (title) => `${title} tuvo un error interno. Vuelve a intentarlo más tarde.`,
  source_refused: (title) => `${title} rechazó la búsqueda. Prueba con otras palabras.`,
  source_too_slow: (title) => `${title} tardó demasiado en responder. Vuelve a intentarlo más tarde.`,
  source_unreachable: (title) => `No se pudo acceder a ${title}. Revisa la conexión de este servidor.`,
  source_unreadable: (title) =>
    `${title} devolvió una respuesta que no se pudo leer. Vuelve a intentarlo más tarde.`,
};
