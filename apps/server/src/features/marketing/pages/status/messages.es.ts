import type { StatusSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: StatusSentences = {
  title: 'Estado del sistema: la salud de este servidor',
  description:
    'La salud de este servidor de Pagewright en este momento: base de datos, cola, planificador y servicios conectados, medida por él mismo al abrir la página.',
  heading: 'Estado del sistema',
  lead: 'Lo comprueba este servidor cuando abres la página. Solo se refiere a esta instalación.',
  checkAgain: 'Comprobar de nuevo',
  checking: 'Comprobando…',
  noAnswer: 'Este servidor no responde. Puede que se esté reiniciando. Vuelve a intentarlo en un momento.',
  offMeans: '«Desactivado» significa que no está configurado, lo cual no es un fallo.',
  asJson: 'Los mismos datos en JSON:',
  overall: {
    ok: 'Todos los sistemas funcionan',
    degraded: 'Algunos sistemas funcionan con limitaciones',
    down: 'Este servidor no funciona',
  },
  conditions: {
    ok: 'Bien',
    degraded: 'Limitado',
    down: 'Caído',
    off: 'Desactivado',
    untried: 'Aún sin probar',
  },
  kinds: {
    identity: 'Inicio de sesión',
    mail: 'Correo',
    model: 'Modelo de lenguaje',
    search: 'Fuente de búsqueda',
  },
  at: 'el',
  parts: 'Partes del servidor',
  part: 'Parte',
  status: 'Estado',
  details: 'Detalles',
  database: 'Base de datos',
  responds: (latency, offset) => `Responde en ${latency}; su reloj difiere en ${offset}`,
  queue: 'Cola',
  waiting: (tasks) => `${tasks} en espera`,
  scheduler: 'Planificador',
  scheduled: (due, late, failed) => `${due} por publicar, ${late} con retraso, ${failed} con error`,
  clock: 'Reloj',
  inSync: 'Sincronizado',
  outOfSync: 'Difiere en más de 30 segundos: no se publica nada hasta que se corrija',
  provider: (kind, name) => `${kind}: ${name}`,
  version: (version) => `Versión ${version}, en marcha desde el`,
};
