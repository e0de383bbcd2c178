import type { AnalyticsSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: AnalyticsSentences = {
  notFound: 'No se encontró el recurso solicitado.',
  forbidden: 'Solo puede quitarlo quien lo añadió o un administrador del espacio de trabajo.',
  exportTooLarge: 'Esta exportación es demasiado grande. Descarga una con menos días o filas.',
  unreadableExport:
    'Esto no es una exportación de Search Console. Descárgala allí en Rendimiento, Exportar, «Descargar CSV», y sube el zip completo.',
  noFigures:
    'Este archivo no tiene ninguna tabla de consultas, páginas o días. Sube el zip completo que descarga Search Console, sin comparación de periodos.',
  daysMissing:
    'Este archivo no dice de qué días habla. Indica el primer y el último día, o sube el zip completo.',
  wrongDays: 'Los días deben empezar antes de terminar y ser 550 como máximo.',
  tooManyImports: 'El espacio de trabajo conserva 60 importaciones. Quita una que ya no haga falta.',
  noSite: 'Esto no es un sitio. Indica un dominio como example.com.',
  watchlistFull: (kind, limit) =>
    `Un espacio de trabajo sigue ${limit} ${kind === 'competitor' ? 'competidores' : 'palabras clave'} como máximo. Quita y después añade.`,
  dailyForAdmins:
    'Solo un administrador del espacio de trabajo puede cambiar esto: consume las solicitudes del espacio.',
  checkFailed: 'No se pudieron consultar los sitios. Mañana se volverá a intentar.',
  connectionForAdmins:
    'Solo un administrador del espacio de trabajo puede conectar Search Console o cambiar la conexión.',
  wrongRange: 'El intervalo debe empezar antes de terminar y tener 731 días como máximo.',
};
