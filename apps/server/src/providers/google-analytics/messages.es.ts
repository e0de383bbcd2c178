import type { GoogleAnalyticsSentences } from './messages.en.ts';

/** The sentences in Spanish. */
export const spanish: GoogleAnalyticsSentences = {
  ga4_key_invalid:
    'Esto no es la clave JSON de una cuenta de servicio. En Google Cloud, abre la cuenta de servicio, luego Claves, Agregar clave, JSON, y sube el archivo que obtengas.',
  ga4_property_invalid:
    'Esto no es un ID de propiedad. En Google Analytics, abre Administrar, Detalles de la propiedad, y copia el número «ID de propiedad». Un ID que empieza por «G-» o «UA-» es otra cosa.',
  ga4_key_refused:
    'Google ya no acepta esta clave. Puede que se haya eliminado o que el reloj de este servidor esté mal. Crea una clave JSON nueva para la cuenta de servicio y súbela aquí.',
  ga4_key_unreadable: 'No se puede leer la clave guardada. Súbela de nuevo.',
  ga4_api_disabled:
    'La API Google Analytics Data está desactivada en el proyecto de Google Cloud de esta clave. Actívala allí, en APIs y servicios, y vuelve a intentarlo.',
  ga4_no_access:
    'La cuenta de servicio no puede leer esta propiedad. Revisa el ID de la propiedad. Después, en Google Analytics, abre Administrar, Gestión del acceso a la propiedad, y añade el correo de la cuenta como lector.',
  ga4_property_lost:
    'Google Analytics ya no tiene esta propiedad. Si está en la papelera, restáurala en Google Analytics; si no, introduce el ID de otra propiedad.',
  ga4_quota: 'La cuota de Google para esta propiedad de Google Analytics está agotada por ahora.',
  ga4_failed: 'Google Analytics ha fallado.',
  ga4_unreadable: 'No se pudo leer la respuesta de Google Analytics.',
  ga4_unreachable:
    'No se pudo acceder a Google Analytics desde este servidor. Comprueba que puede acceder a googleapis.com.',
};
