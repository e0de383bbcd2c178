import type { AnalyticsSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: AnalyticsSentences = {
  notFound: 'No se encontró el recurso solicitado.',
  forbidden: 'Solo la persona que lo añadió o un administrador del espacio de trabajo puede quitarlo.',
  exportTooLarge: 'Esta exportación es demasiado grande. Descarga una con menos días o filas.',
  unreadableExport:
    'Esto no es una exportación de Search Console. En Search Console, abre Rendimiento, elige Exportar, «Descargar CSV», y sube el archivo zip completo.',
  noFigures:
    'Este archivo no tiene ninguna tabla de consultas, páginas o días. Sube el archivo zip completo de Search Console, exportado sin comparación de fechas.',
  daysMissing:
    'Este archivo no indica qué días abarca. Indica el primer y el último día, o sube el archivo zip completo.',
  wrongDays: 'El primer día debe ser anterior al último, y el intervalo puede tener 550 días como máximo.',
  tooManyImports: 'Un espacio de trabajo puede conservar 60 importaciones. Quita una que ya no necesites.',
  aiLogTooLarge:
    'Este registro es demasiado grande. Sube 50 MB como máximo (500 MB sin comprimir), por ejemplo un día cada vez.',
  aiLogTooManyViews:
    'Este registro tiene más de 200.000 visitas de agentes de IA. Sube una parte, por ejemplo un día.',
  aiLogUnreadable:
    'Ninguna línea de este archivo es una entrada de registro conocida. Sube un registro de acceso de Apache o Nginx en formato «combined», o líneas JSON de Cloudflare Logpush.',
  aiLogsFull: 'El espacio de trabajo tiene demasiados registros importados. Elimina uno que ya no necesites.',
  noSite: 'No es un dominio válido. Introduce uno como example.com.',
  watchlistFull: (kind, limit) =>
    `Un espacio de trabajo puede seguir ${limit} ${kind === 'competitor' ? 'competidores' : 'palabras clave'} como máximo. Quita un elemento para añadir otro.`,
  dailyForAdmins:
    'Solo un administrador del espacio de trabajo puede cambiar esto, porque consume solicitudes del espacio.',
  checkFailed: 'No se pudieron comprobar los sitios. Volveremos a intentarlo mañana.',
  connectionForAdmins:
    'Solo un administrador del espacio de trabajo puede conectar Search Console o cambiar la conexión.',
  wrongRange: 'El primer día debe ser anterior al último, y el intervalo puede tener 731 días como máximo.',
  speedForAdmins:
    'Solo un administrador del espacio de trabajo puede conectar los datos de velocidad de Google o cambiar la conexión.',
  retriedAutomatically: (problem) => `${problem} Se volverá a intentar automáticamente.`,
  speedNotConnected: 'Conecta primero los datos de velocidad de Google en Ajustes → Conexiones.',
  speedNoSite: 'Rastrea primero tu sitio, para conocer su dirección y sus páginas.',
  speedOtherSite: (site) =>
    `Esta página no está en ${site}. Solo se pueden comprobar páginas de tu propio sitio.`,
  speedDailyLimit:
    'Hoy no se pueden hacer más consultas de velocidad: se ha alcanzado el límite diario. Continúan mañana (hora del Pacífico).',
  speedMeasuring: 'Google está cargando la página; tarda alrededor de medio minuto',
  unreadableRanks:
    'Este archivo no tiene una columna de palabras clave y otra de posiciones. Exporta un CSV de Semrush, Ahrefs, SerpBear u otra herramienta.',
  rankDayMissing: 'Este archivo no dice de qué día son todas sus posiciones. Indica el día.',
  rankFileEmpty: 'Este archivo no tiene posiciones.',
  ranksName: 'Seguimiento de posiciones',
  rankNoSite:
    'Indica primero tu propio sitio o vigila a un competidor: no hay ningún sitio cuyas posiciones se puedan seguir.',
  rankSourceUnknown: 'Esta fuente de búsqueda no está configurada o no lee posiciones.',
  rankDeviceUnknown: (title) => `${title} no permite consultar este dispositivo.`,
  rankTrackedAlready: 'Este mercado ya se sigue con esta fuente y este dispositivo.',
  rankTooMany: (limit) =>
    `Un espacio de trabajo puede tener como máximo ${limit} seguimientos. Elimina uno primero.`,
  rankBudgetUsed:
    'El presupuesto mensual del seguimiento de posiciones está agotado. Las consultas continuarán el mes que viene o cuando un administrador lo aumente.',
  rankPlanLimit:
    'A tu plan no le quedan solicitudes de SEO este mes. Lo intentaremos de nuevo mañana; tu propia clave de API no cuenta para el plan.',
  rankSourceMissing: (title) => `${title} ya no está configurado en este espacio de trabajo.`,
  rankUnknownProblem: (title) => `${title} no respondió.`,
  rankChanged: ({ keyword, site, isEntry, position }) =>
    isEntry
      ? `${site} entró en los diez primeros resultados de «${keyword}» (posición ${position}).`
      : `${site} salió de los diez primeros resultados de «${keyword}»${position === null ? '' : ` (posición ${position})`}.`,
  moreRankChanges: (count) => (count === 1 ? 'Y un cambio más.' : `Y ${count} cambios más.`),
  searchPageFell: ({ page, clicks, before, isYearKnown }) =>
    isYearKnown
      ? `${page} tuvo ${clicks} clics en 28 días, frente a ${before} en las mismas semanas del año anterior.`
      : `${page} tuvo ${clicks} clics en 28 días, frente a ${before} en los 28 días anteriores. No se conocen los datos del año pasado, así que puede ser en parte estacional.`,
  searchQueryFell: ({ query, position }) =>
    `«${query}» salió de los diez primeros resultados: su posición media en 28 días es ${position.toFixed(1).replace('.', ',')}.`,
  moreSearchFalls: (count) => (count === 1 ? 'Y uno más.' : `Y ${count} más.`),
  promptTooMany: (limit) =>
    `Un espacio de trabajo puede tener como máximo ${limit} paneles. Elimina uno primero.`,
  promptModelUnknown: (model) =>
    `El modelo de lenguaje ${model} no está configurado en este espacio de trabajo. Elige otro.`,
  promptRunning: 'Este panel ya se está consultando. Espera a que termine la consulta o detenla.',
  promptRunsToday: (limit) =>
    `Un panel se puede consultar como máximo ${limit} veces en 24 horas. Inténtalo más tarde.`,
  promptRunClosed:
    'Las respuestas que faltan solo se pueden pedir durante el día siguiente al inicio de la consulta. Inicia una nueva.',
  promptShareChanged: ({ name, isUp, share, n }) =>
    `La proporción de respuestas de IA que mencionan ${name} ${isUp ? 'subió' : 'bajó'} al ${Math.round(share * 100)} % (${n} respuestas).`,
  promptProblems: (model) => ({
    ownerless: 'El administrador en cuyo nombre se pregunta ya no está. Guarda el panel para asumirlo.',
    model_missing: `${model} ya no está configurado en este espacio de trabajo.`,
    plan_limit:
      'Tu plan no tiene más solicitudes de IA este mes. Tu propia clave de API no cuenta para el plan.',
    key_refused: `Se rechazó la clave de API de ${model}.`,
    stopped: 'La consulta se detuvo.',
    took_too_long: 'La consulta duró más de un día y se dio por terminada.',
    busy: `${model} no aceptaba solicitudes.`,
    request_refused: `${model} rechazó la pregunta.`,
    withheld: `${model} retuvo su respuesta.`,
    too_slow: `${model} tardó demasiado en responder.`,
    cut_off: 'La respuesta era demasiado larga y se interrumpió.',
    empty: 'La respuesta estaba vacía.',
    failed: `${model} no respondió.`,
  }),
};
