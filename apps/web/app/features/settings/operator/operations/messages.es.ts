import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { operationsMessages as english } from './messages.ts';

/** Texts about how the installation runs, in Spanish. */
export const operationsMessages: Translation<typeof english> = (format) => ({
  title: 'Sistema',
  help: 'Procesos en ejecución, tareas en segundo plano, almacenamiento y copias de seguridad de esta instalación.',
  loading: 'Cargando',
  retry: 'Reintentar',
  failed: 'No se pudo cargar el estado del sistema',
  processes: 'Procesos',
  process: (version, host, pid) => `Versión ${version} en ${host} (proceso ${pid})`,
  webOnly: 'Solo web',
  workerOnly: 'Solo segundo plano',
  since: (when, connections) =>
    `Desde ${when}, ${format.plural(connections, { one: '# conexión a la base de datos', other: '# conexiones a la base de datos' })}`,
  keysOfProcess: (sealing, signing) =>
    signing === null
      ? `Clave de cifrado ${sealing}…`
      : `Clave de cifrado ${sealing}…, clave de firma ${signing}…`,
  mixedVersions: 'Se ejecutan versiones distintas. Termina la actualización en todos los servidores.',
  queue: 'Tareas en segundo plano',
  work: 'En ejecución',
  runs: 'Análisis, esquemas y briefs',
  crawls: 'Rastreos de sitios',
  jobs: 'Tareas periódicas',
  workState: (running, waiting) => `${format.number(running)} en curso, ${format.number(waiting)} en espera.`,
  longestWait: (duration) => `La espera más larga hasta ahora es de ${duration}.`,
  failedLately: (days, failed) =>
    `Fallos en ${format.plural(days, { one: 'el último día', other: 'los últimos # días' })}: ${format.list(failed.map(({ code, count }) => `${format.number(count)} ${code}`.trim()))}.`,
  failedJobs: 'Tareas periódicas fallidas',
  failures: (count, when) =>
    `${format.plural(count, { one: 'Falló una vez', other: 'Falló # veces' })} en el último día; la última, ${when}`,
  jobFailed: 'Fallida',
  runsAgain: 'Ejecutándose de nuevo',
  hasRunSince: 'Se ha completado desde entonces',
  queueState: (due, later, failed) =>
    `${format.number(due)} pendientes, ${format.number(later)} programadas, ${format.number(failed)} fallidas.`,
  oldest: (duration) => `La más antigua lleva ${duration} esperando.`,
  attempts: (count, when) =>
    `Abandonada ${when} tras ${format.plural(count, { one: '# intento', other: '# intentos' })}`,
  request: (id) => `Petición ${id}`,
  tryAgain: 'Volver a intentar',
  tryAgainOf: (kind) => `Volver a intentar ${kind}`,
  tryingAgain: 'Se volverá a intentar',
  storage: 'Almacenamiento',
  databaseSize: (size) => `La base de datos ocupa ${size}.`,
  files: (count, size) =>
    `${format.plural(count, { one: '# archivo subido', other: '# archivos subidos' })}, ${size}.`,
  table: 'Tabla',
  size: 'Tamaño',
  rows: 'Filas',
  growth: (week, month) => `Crecimiento diario: ${week} en 7 días, ${month} en 30 días.`,
  growthOfWeek: 'Crecimiento diario (7 días)',
  growthOfMonth: 'Crecimiento diario (30 días)',
  measured: (dates) => `El crecimiento se calcula respecto a los tamaños del ${dates}.`,
  notMeasured: 'Los tamaños se miden cada día. El crecimiento aparece un día después de la primera medición.',
  backups: 'Copias de seguridad',
  noFolder: 'No hay copias programadas: BACKUP_DIR no está configurado.',
  folder: (path) => `Se escriben cada día en ${path}, se restauran en una base de datos vacía y se comparan.`,
  noBackups: 'Aún no se ha hecho ninguna copia.',
  verified: 'Verificada',
  verifiedAt: (when) => `Restaurada y comparada ${when}`,
  unverified: 'Aún sin verificar',
  running: 'En curso',
  backupFailed: 'Fallida',
  deletions: 'Eliminaciones',
  accountDeletion: (workspaces) =>
    workspaces === 0
      ? 'Cuenta'
      : `Cuenta y ${format.plural(workspaces, { one: '# espacio de trabajo', other: '# espacios de trabajo' })}`,
  workspaceDeletion: (workspaces) =>
    format.plural(workspaces, { one: '# espacio de trabajo', other: '# espacios de trabajo' }),
  deletedRows: (when, rows) =>
    `Iniciada ${when}. ${format.plural(rows, { one: '# fila eliminada hasta ahora.', other: '# filas eliminadas hasta ahora.' })}`,
  finished: 'Terminada',
  deletionFailed: 'Fallida, se reintenta cada minuto',
  keys: 'Claves',
  sealing: (fingerprints) => `Huella de la clave de cifrado (SECRETS_KEY): ${fingerprints}`,
  signing: (fingerprint) => `Huella de la clave de firma: ${fingerprint}`,
  noSigning: 'No hay clave de firma configurada: las sesiones se firman con una clave de la base de datos.',
});
