import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { bingMessages as english } from './bing-messages.ts';

/** Texts of Bing Webmaster Tools, in Spanish. */
export const bingMessages: Translation<typeof english> = (format) => ({
  title: 'Bing Webmaster Tools',
  help: 'Clics e impresiones de tu sitio en Bing, importados cada día y mostrados aparte de los de Google.',
  loading: 'Cargando la conexión',
  failed: 'No se pudo cargar la conexión',
  retry: 'Reintentar',
  member: 'Un administrador de este espacio de trabajo puede conectar Bing Webmaster Tools.',
  steps: 'Cómo obtener una clave',
  step1: 'Inicia sesión en Bing Webmaster Tools y añade y verifica allí tu sitio.',
  step2: 'Abre Configuración (el engranaje), Acceso a la API, y acepta las condiciones.',
  step3: 'Elige Generar clave de API.',
  step4: 'Pega aquí la clave.',
  key: 'Clave de API',
  connect: 'Conectar',
  connecting: 'Consultando a Bing',
  cancel: 'Cancelar',
  connected: 'Bing ha aceptado la clave.',
  keyEnds: (end) => `Termina en ${end}`,
  site: 'Sitio',
  chooseSite: 'Elige un sitio',
  noSites: 'Esta cuenta todavía no tiene ningún sitio. Añádelo en Bing Webmaster Tools y vuelve a probar.',
  notVerified: (url) => `${url} (sin verificar)`,
  saveSite: 'Usar este sitio',
  otherSite: 'Al cambiar de sitio se elimina lo descargado del actual.',
  saved: 'Guardado.',
  state: 'Estado',
  choose_site: 'Elige un sitio para empezar la descarga',
  pulling: 'Descargando',
  current: 'Al día',
  failing: 'La última descarga ha fallado',
  since: (when) => `Desde ${when}`,
  next: (when) => `Próxima descarga: ${when}`,
  pulledAt: (when) => `Última descarga: ${when}`,
  days: (first, last) => `Días del ${first} al ${last}`,
  noDays: 'Bing todavía no ha publicado ningún día',
  retention: (days) =>
    `Bing solo devuelve datos recientes. Lo descargado se guarda ${format.number(days)} días.`,
  test: 'Probar',
  works: (sites) =>
    format.plural(sites, {
      one: 'La clave funciona: la cuenta tiene # sitio.',
      other: 'La clave funciona: la cuenta tiene # sitios.',
    }),
  pull: 'Descargar ahora',
  view: 'Ver los datos de Bing',
  replaceKey: 'Sustituir la clave',
  remove: 'Desconectar',
  removeTitle: '¿Desconectar Bing Webmaster Tools?',
  removeText: 'Se eliminarán la clave y todo lo descargado. No se puede deshacer.',
  removed: 'Bing Webmaster Tools se ha desconectado.',
  source: 'Buscador',
  loadingFigures: 'Cargando los datos de Bing',
  figuresFailed: 'No se pudieron cargar los datos de Bing',
  waitingTitle: 'Aún no hay días de Bing',
  waiting:
    'Los datos aparecen aquí tras la primera descarga que encuentre alguno. Bing necesita unos días para un sitio recién añadido.',
  measured: (from, to) => `Medido por Bing Webmaster Tools, del ${from} al ${to}, días en hora del Pacífico.`,
  missing: (days) =>
    format.plural(days, {
      one: '# día del periodo no tiene datos de Bing. Queda en blanco, no cuenta como cero.',
      other: '# días del periodo no tienen datos de Bing. Quedan en blanco, no cuentan como cero.',
    }),
  weeks: (weeks, first, last) =>
    format.plural(weeks, {
      one: `Consultas y páginas: # semana, con fecha ${first}. Bing las suma por semana, sin país ni dispositivo, y solo nombra las principales, así que no suman los totales.`,
      other: `Consultas y páginas: # semanas, con fecha del ${first} al ${last}. Bing las suma por semana, sin país ni dispositivo, y solo nombra las principales, así que no suman los totales.`,
    }),
  apart: 'Los datos de Bing y de Google nunca se suman: cuentan de forma distinta.',
  unknown: 'sin datos',
});
