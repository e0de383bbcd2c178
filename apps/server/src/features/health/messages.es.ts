import type { HealthSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: HealthSentences = {
  untried: 'no se ha usado desde que arrancó este servidor',
  answered: 'respondió a la última solicitud',
  failed: (fault) => `falló en la última solicitud: ${fault.replaceAll('_', ' ')}`,
  addresses: {
    confirmed: 'las direcciones se confirman por correo',
    notAsked: 'las direcciones no se confirman: VERIFY_ADDRESSES está desactivado',
    noMail: 'no hay servidor de correo: los correos esperan al operador y las direcciones no se confirman',
  },
  notReady: {
    sentence: 'Este servidor no está listo para recibir solicitudes.',
    starting: 'está arrancando',
    stopping: 'se está deteniendo',
    database: 'la base de datos no responde',
    schema: 'la base de datos aún no tiene el esquema de esta versión',
    jobs: 'sus tareas en segundo plano no se están ejecutando',
  },
  noFailedWork: 'Esta tarea ya no existe o no ha fallado.',
  notSet: {
    model: 'no hay ningún modelo de lenguaje configurado, así que se usa el motor integrado',
    search: 'no hay ninguna fuente de búsqueda configurada',
  },
};
