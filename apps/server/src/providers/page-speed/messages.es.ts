import type { PageSpeedSentences } from './messages.en.ts';

/** The sentences in Spanish. */
export const spanish: PageSpeedSentences = {
  name: 'Datos de velocidad de Google',
  speed_key_invalid:
    'Google no reconoce esta clave de API. Copia la clave completa desde Google Cloud, APIs y servicios, Credenciales. Una clave nueva puede tardar unos minutos en funcionar.',
  speed_key_restricted:
    'Esta clave de API está restringida y no se puede usar aquí. En Google Cloud, abre la clave y permite la Chrome UX Report API y la PageSpeed Insights API, sin restricción de sitios web o con la dirección IP de este servidor.',
  speed_key_unreadable: 'No se puede leer la clave guardada. Vuelve a introducir la clave de API.',
  speed_api_disabled:
    'La Chrome UX Report API está desactivada en el proyecto de Google Cloud de esta clave. Actívala allí, en APIs y servicios, espera unos minutos y vuelve a intentarlo.',
  speed_lab_disabled:
    'La PageSpeed Insights API está desactivada en el proyecto de Google Cloud de la clave de este espacio de trabajo, o la clave no puede usarla. Un administrador puede activarla allí, en APIs y servicios.',
  speed_page_failed:
    'Google no pudo cargar esta página. Comprueba que se abre sin iniciar sesión y que su servidor no bloquea a Google.',
  speed_quota:
    'La cuota de Google para esta clave está agotada. No se harán más consultas hasta mañana (hora del Pacífico).',
  speed_failed: 'El servicio de velocidad de Google ha fallado.',
  speed_unreadable: 'No se pudo leer la respuesta del servicio de velocidad de Google.',
  speed_unreachable:
    'No se pudo acceder al servicio de velocidad de Google desde este servidor. Comprueba que puede acceder a googleapis.com.',
};
