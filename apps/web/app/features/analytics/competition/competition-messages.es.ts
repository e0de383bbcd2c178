import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { competitionMessages as english } from './competition-messages.ts';

/** Competitors, in Spanish. */
export const competitionMessages: Translation<typeof english> = (format) => ({
  failed_gaps: 'No se han podido obtener los huecos frente a la competencia',
  failed_freshness: 'No se ha podido comprobar la actualidad del contenido',
  failed_strategy: 'No se ha podido obtener la estrategia del competidor',
  failed_alerts: 'No se han podido obtener las alertas de competidores',
  find_gaps: 'Buscar huecos de contenido',
  find_freshness: 'Comprobar la actualidad',
  find_strategy: 'Analizar competidor',
  find_alerts: 'Volver a comprobar ahora',
  need_gaps:
    'Añade arriba un competidor y las palabras clave que te importan: los huecos son lo que ellos cubren y tú no.',
  need_freshness: 'Publica un elemento o indica direcciones de páginas.',
  need_strategy: 'Añade arriba un competidor para ver qué publica, con qué frecuencia y sobre qué.',
  need_alerts:
    'Añade arriba un competidor y una palabra clave: los cambios en sus páginas se buscarán automáticamente.',
  needTitle: 'Todavía no sigues nada',
  uses: 'Usa 1 solicitud SEO de tu plan; lo leído en el último día se reutiliza y no cuesta nada.',
  usesNow: 'Vuelve a consultar los sitios, lo que usa 1 solicitud SEO de tu plan.',
  starting: 'Empezando',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  loading: 'Cargando el último resultado',
  lastFailed: 'No se ha podido cargar el último resultado',
  ofOthers: (label: string) =>
    `Este resultado es de ${label}, no de lo que sigues ahora. Ejecútalo de nuevo para la lista actual.`,
  notYet: 'Todavía no se ha buscado nada.',
  competitor: 'Competidor',
  urls: 'Direcciones de páginas',
  urlsHelp:
    'Una por línea, 20 como máximo. Sin ninguna, se revisan los elementos publicados que llevan más tiempo sin cambios.',
  alerts: 'Alertas',
  unread: (count) => `${format.number(count)} sin leer`,
  isUnread: 'Nueva',
  markSeen: 'Marcar todas como vistas',
  markFailed: 'No se han podido marcar.',
  alertsLoading: 'Cargando alertas',
  noAlerts: 'Todavía no se ha encontrado ningún cambio',
  noAlertsHelp: 'Las páginas se comparan con lo que contenían cuando se leyeron antes, dentro de 30 días.',
  daily: 'Comprobar automáticamente una vez al día',
  dailyHelp:
    'Usa 1 solicitud SEO al día. Todos los miembros del espacio de trabajo reciben un aviso de los cambios.',
  dailyForAdmins: 'Un administrador del espacio de trabajo puede activar o desactivar esto.',
  dailyOn: 'Los competidores se comprueban una vez al día.',
  dailyOff: 'Los competidores ya no se comprueban automáticamente.',
  dailyFailed: 'No se ha podido cambiar.',
  lastLook: (moment) => `Última comprobación automática: ${format.dateTime(moment)}.`,
  nextLook: (moment) => `Próxima: ${format.dateTime(moment)}.`,
  problem: (reason) => `La última vez falló: ${reason}`,
});
