import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { googleAnalyticsMessages as english } from './google-analytics-messages.ts';

/** Texts of Google Analytics, in Spanish. */
export const googleAnalyticsMessages: Translation<typeof english> = (format) => ({
  title: 'Google Analytics 4',
  help: 'Sesiones, interacción y eventos clave por página de destino, importados cada día y mostrados junto a los clics de la Búsqueda de Google.',
  loading: 'Cargando la conexión',
  failed: 'No se pudo cargar la conexión',
  retry: 'Reintentar',
  member: 'Un administrador de este espacio de trabajo puede conectar Google Analytics.',
  steps: 'Cómo conectar',
  step1: 'En Google Cloud, crea un proyecto y activa en él la «Google Analytics Data API».',
  step2:
    'En IAM y administración, Cuentas de servicio, crea una cuenta sin ningún rol. Ábrela y elige Claves, Agregar clave, JSON.',
  step3:
    'En Google Analytics, abre Administrar, Gestión del acceso a la propiedad, y añade el correo de la cuenta como lector.',
  step4:
    'En Google Analytics, abre Administrar, Detalles de la propiedad, copia el ID de propiedad e introdúcelo aquí. Después, sube el archivo JSON.',
  property: 'ID de propiedad',
  propertyHelp: 'Un número como 123456789. Introdúcelo antes de subir la clave.',
  upload: 'Subir clave JSON',
  paste: 'O pega el contenido del archivo',
  connect: 'Conectar',
  connecting: 'Consultando a Google',
  cancel: 'Cancelar',
  tooLarge: 'Este archivo es demasiado grande para ser una clave.',
  connected: 'Google ha aceptado la clave y la propiedad.',
  account: 'Cuenta',
  keyEnds: (end) => `La clave termina en ${end}`,
  saveProperty: 'Usar esta propiedad',
  otherProperty: 'Al cambiar de propiedad se elimina lo descargado de la actual.',
  saved: 'Guardado.',
  hosts: 'Dominios medidos',
  state: 'Estado',
  pulling: (pulled, known) =>
    known === 0
      ? 'La primera descarga está empezando'
      : `Descargando: ${format.number(pulled)} de ${format.number(known)} días`,
  current: 'Al día',
  failing: 'La última descarga ha fallado',
  since: (when) => `Desde ${when}`,
  next: (when) => `Próxima descarga: ${when}`,
  pulledAt: (when) => `Última descarga completa: ${when}`,
  days: (first, last) => `Datos del ${first} al ${last}`,
  noDays: 'Google todavía no tiene ningún día con sesiones',
  provisional: (days) =>
    format.plural(days, {
      one: '# día aún es provisional: Google puede cambiarlo',
      other: '# días aún son provisionales: Google puede cambiarlos',
    }),
  retention: (days) => `Los datos se guardan ${format.number(days)} días.`,
  pull: 'Descargar ahora',
  view: 'Ver las páginas de destino',
  replaceKey: 'Sustituir la clave',
  remove: 'Desconectar',
  removeTitle: '¿Desconectar Google Analytics?',
  removeText: 'Se eliminarán la clave y todo lo descargado. No se puede deshacer.',
  removed: 'Google Analytics se ha desconectado.',
  pages: 'Páginas de destino en Google Analytics',
  page: 'Página de destino',
  sessions: 'Sesiones',
  engaged: 'Con interacción',
  keyEvents: 'Eventos clave',
  clicks: 'Clics de la Búsqueda de Google',
  count: (value) => (value === null ? '—' : format.number(value)),
  amount: (value) => (value === null ? '—' : format.number(Math.round(value * 10) / 10)),
  loadingPages: 'Cargando las páginas de destino',
  pagesFailed: 'No se pudieron cargar las páginas de destino',
  waiting:
    'Los datos aparecen aquí en cuanto se importan los primeros días, empezando por los más recientes.',
  none: 'Google Analytics no tiene datos de este periodo.',
  measured: (property, from, to) =>
    `Medido por Google Analytics 4, propiedad ${property}, del ${from} al ${to}.`,
  zone: (zone) => `Sus días siguen la zona horaria ${zone}.`,
  channels:
    'Las sesiones llegan por todos los canales, también de visitantes que vuelven. Los clics son solo de la Búsqueda de Google y Search Console los cuenta en hora del Pacífico. No miden lo mismo.',
  byPath: (hosts) =>
    `Dominios medidos: ${hosts}. Google Analytics identifica una página por su ruta, así que las URL que solo difieren en el dominio o después de «?» cuentan como una sola página.`,
  notCovered: 'Tu propiedad de Search Console no abarca estos dominios, así que no se muestran los clics.',
  notInReport:
    'Ninguna fila de Google Analytics nombra esta página en este periodo. Sus sesiones se desconocen; no son cero.',
  missing: (days) =>
    format.plural(days, {
      one: '# día del periodo no tiene datos de Google Analytics. Falta aquí, no cuenta como cero.',
      other: '# días del periodo no tienen datos de Google Analytics. Faltan aquí, no cuentan como cero.',
    }),
  provisionalDays: (days) =>
    format.plural(days, { one: '# día es provisional.', other: '# días son provisionales.' }),
  unnamed: (sessions, other, notSet, missing) =>
    `De ${format.plural(sessions, { one: '# sesión', other: '# sesiones' })}, ${format.number(other)} están en la fila «(other)» de Google, ${format.number(notSet)} no tienen página de destino y ${format.number(missing)} no están en ninguna fila.`,
  otherDays: (days) =>
    format.plural(days, {
      one: 'En # día Google pasó las páginas poco frecuentes a «(other)», así que una página pudo tener más sesiones de las que se muestran.',
      other:
        'En # días Google pasó las páginas poco frecuentes a «(other)», así que una página pudo tener más sesiones de las que se muestran.',
    }),
  thresholdedDays: (days) =>
    format.plural(days, {
      one: 'En # día Google pudo retener páginas con pocos visitantes.',
      other: 'En # días Google pudo retener páginas con pocos visitantes.',
    }),
  sampledDays: (days) =>
    format.plural(days, {
      one: 'Google estimó # día a partir de una muestra.',
      other: 'Google estimó # días a partir de una muestra.',
    }),
  cappedDays: (days) =>
    format.plural(days, {
      one: 'En # día hay más páginas de las que se importan.',
      other: 'En # días hay más páginas de las que se importan.',
    }),
});
