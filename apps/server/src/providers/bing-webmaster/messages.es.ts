import type { BingSentences } from './messages.en.ts';

/** The sentences in Spanish. */
export const spanish: BingSentences = {
  bing_key_invalid:
    'Bing no acepta esta clave. En Bing Webmaster Tools, abre Configuración, Acceso a la API, y copia la clave de API.',
  bing_key_unreadable: 'No se puede leer la clave guardada. Introdúcela de nuevo.',
  bing_site_lost:
    'La cuenta de esta clave ya no tiene este sitio o no lo ha verificado. Revísalo en Bing Webmaster Tools o elige otro sitio.',
  bing_throttled: 'Bing no acepta más solicitudes por ahora.',
  bing_failed: 'Bing Webmaster Tools ha fallado.',
  bing_unreadable: 'No se pudo leer la respuesta de Bing Webmaster Tools.',
  bing_unreachable:
    'No se pudo acceder a Bing Webmaster Tools desde este servidor. Comprueba que puede acceder a ssl.bing.com.',
};
