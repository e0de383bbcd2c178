import type { SearchConsoleSentences } from './messages.en.ts';

/** The sentences in Spanish. */
export const spanish: SearchConsoleSentences = {
  search_key_invalid:
    'Esto no es la clave JSON de una cuenta de servicio. En Google Cloud, abre la cuenta de servicio, luego Claves, Agregar clave, JSON, y sube el archivo que obtengas.',
  search_key_refused:
    'Google ya no acepta esta clave. Puede que se haya eliminado o que el reloj de este servidor esté mal. Crea una clave JSON nueva para la cuenta de servicio y súbela aquí.',
  search_key_unreadable: 'No se puede leer lo que este servidor guardó para la conexión. Vuelve a conectar.',
  search_api_disabled:
    'La API de Search Console está desactivada en el proyecto de Google Cloud de esta conexión. Actívala allí, en APIs y servicios, y vuelve a intentarlo.',
  search_no_access:
    'Esta cuenta no puede leer esta propiedad. En Search Console, abre Ajustes, Usuarios y permisos, y dale acceso restringido o superior. Una cuenta de servicio se añade con su correo.',
  search_property_lost:
    'La cuenta ya no ve esta propiedad. Vuelve a añadir la cuenta en Search Console o elige otra propiedad.',
  search_grant_ended:
    'Google ha terminado este permiso. Vuelve a conectar. Si la aplicación del operador está en pruebas en Google, los permisos terminan a los siete días.',
  search_client_refused:
    'Google no acepta la aplicación de este servidor, o ya no está configurada. El operador del servidor tiene que revisar GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET.',
  search_scope_missing:
    'Iniciaste sesión, pero no permitiste leer los datos de Search Console. Vuelve a conectar y marca ese permiso.',
  search_sign_in_off:
    'El inicio de sesión con Google no está configurado en este servidor. Usa la clave de una cuenta de servicio.',
  search_sign_in_expired: 'Este inicio de sesión con Google tardó demasiado o ya se usó. Empieza de nuevo.',
  search_quota: 'La cuota de Google para Search Console está agotada por ahora.',
  search_failed: 'Search Console ha fallado.',
  search_unreadable: 'No se pudo leer la respuesta de Search Console.',
  search_unreachable:
    'No se pudo acceder a Search Console desde este servidor. Comprueba que puede acceder a googleapis.com.',
};
