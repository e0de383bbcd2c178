import type { HealthSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: HealthSentences = {
  untried: 'aún no se ha probado desde que arrancó este servidor',
  answered: 'respondió la última vez que se le preguntó',
  failed: (fault) => `falló la última vez que se le preguntó: ${fault.replaceAll('_', ' ')}`,
  addresses: {
    confirmed: 'las direcciones se confirman por correo',
    notAsked: 'las direcciones no se confirman: VERIFY_ADDRESSES está desactivado',
    noMail: 'no hay servidor de correo: los correos esperan al operador y las direcciones no se confirman',
  },
  notReady: {
    sentence: 'Este servidor no puede atender llamadas en este momento.',
    starting: 'está arrancando',
    stopping: 'se está deteniendo',
    database: 'la base de datos no responde',
    schema: 'la base de datos aún no tiene el esquema de esta versión',
    jobs: 'sus tareas en segundo plano no se están ejecutando',
  },
  noFailedWork: 'Esta tarea ya no existe o no ha fallado.',
  notSet: {
    model: 'no hay ningún modelo de lenguaje configurado: el motor integrado lo escribe todo',
    search: 'no hay ninguna fuente de búsqueda configurada',
  },
};
