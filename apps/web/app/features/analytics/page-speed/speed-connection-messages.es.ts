import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { speedConnectionMessages as english } from './speed-connection-messages.ts';

/** The connection to Google's page speed data, in Spanish. */
export const speedConnectionMessages: Translation<typeof english> = (format) => ({
  title: 'Datos de velocidad de Google',
  help: 'Cómo de rápido es tu sitio para usuarios reales de Chrome: carga, respuesta y cambios de diseño, según el Chrome UX Report de Google. Sin coste.',
  loading: 'Cargando la conexión',
  failed: 'No se pudo cargar la conexión',
  retry: 'Reintentar',
  member: 'Un administrador de este espacio de trabajo puede conectar los datos de velocidad de Google.',
  steps: 'Cómo obtener una clave',
  step1:
    'En Google Cloud, crea un proyecto y activa en él la «Chrome UX Report API» y la «PageSpeed Insights API».',
  step2: 'En APIs y servicios, Credenciales, elige Crear credenciales, Clave de API.',
  step3: 'Restringe la clave a estas API. No la restrinjas a sitios web: la usa este servidor.',
  step4: 'Pega aquí la clave.',
  key: 'Clave de API',
  connect: 'Conectar',
  connecting: 'Consultando a Google',
  cancel: 'Cancelar',
  connected: 'Google ha aceptado la clave.',
  apiKey: 'Clave',
  keyEnds: (end) => `Termina en ${end}`,
  site: 'Sitio',
  state: 'Estado',
  no_site: 'A la espera de que se rastree tu sitio',
  noSiteHelp:
    'Introduce tu sitio y rastréalo en Competencia, Auditoría del sitio. Después, sus páginas se comprueban automáticamente.',
  openSite: 'Abrir la auditoría del sitio',
  checking: (checked, known) =>
    known === 0
      ? 'La primera comprobación está empezando'
      : `Comprobando: ${format.number(checked)} de ${format.number(known)} páginas`,
  current: 'Al día',
  failing: 'La última comprobación ha fallado',
  since: (when) => `Desde ${when}`,
  next: (when) => `Próxima comprobación: ${when}`,
  checkedAt: (when) => `Última comprobación completa: ${when}`,
  pages: (checked, known) =>
    format.plural(known, {
      one: `${format.number(checked)} de # página comprobada`,
      other: `${format.number(checked)} de # páginas comprobadas`,
    }),
  calls: (today, most) =>
    `${format.number(today)} de ${format.number(most)} consultas usadas hoy (hora del Pacífico)`,
  retention: (recheck, kept) =>
    `El sitio se comprueba cada día y cada página, cada ${format.number(recheck)} días. Los resultados se guardan ${format.number(kept)} días.`,
  test: 'Probar',
  works: 'La clave funciona.',
  check: 'Comprobar ahora',
  view: 'Ver la velocidad de las páginas',
  replaceKey: 'Sustituir la clave',
  remove: 'Desconectar',
  removeTitle: '¿Desconectar los datos de velocidad de Google?',
  removeText: 'Se eliminarán la clave y todos los resultados importados. No se puede deshacer.',
  removed: 'Los datos de velocidad de Google se han desconectado.',
});
