import type { SearchConsoleSentences } from './messages.en.ts';

/** The sentences in Spanish. */
export const spanish: SearchConsoleSentences = {
  search_key_invalid:
    'Esto no es la clave JSON de una cuenta de servicio. En Google Cloud, abre la cuenta de servicio, luego Claves, Agregar clave, JSON, y sube el archivo que obtengas.',
  search_key_refused:
    'Google ya no acepta esta clave. Puede que se haya eliminado o que el reloj de este servidor esté mal. Crea una clave JSON nueva para la cuenta de servicio y súbela aquí.',
  search_key_unreadable: 'No se puede leer la clave guardada. Vuelve a subir la clave JSON.',
  search_api_disabled:
    'La API de Search Console está desactivada en el proyecto de Google Cloud de esta clave. Actívala allí, en APIs y servicios, y vuelve a intentarlo.',
  search_no_access:
    'La cuenta de servicio no puede leer esta propiedad. En Search Console, abre Ajustes, Usuarios y permisos, y añade el correo de la cuenta con acceso restringido o superior.',
  search_property_lost:
    'La cuenta de servicio ya no ve esta propiedad. Vuelve a añadir su correo en Search Console o elige otra propiedad.',
  search_quota: 'La cuota de Google para Search Console está agotada por ahora.',
  search_failed: 'Search Console ha fallado.',
  search_unreadable: 'No se pudo leer la respuesta de Search Console.',
  search_unreachable:
    'No se pudo acceder a Search Console desde este servidor. Comprueba que puede acceder a googleapis.com.',
};
