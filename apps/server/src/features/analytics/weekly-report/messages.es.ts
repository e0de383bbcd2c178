import type { ReportSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: ReportSentences = {
  subject: (workspace, days) => `Tu semana en ${workspace}: ${days}`,
  hello: (name) => `Hola, ${name}:`,
  published: (count) => `Publicado: ${count}`,
  more: (count) => `y ${count} más`,
  readers: 'Lectores (semana anterior entre paréntesis)',
  nothingNext: 'No hay nada programado.',
  next: (timeZone) => `Próximamente (${timeZone})`,
  moreHere: (address) => `Ver más: ${address}`,
  turnOff: (address) => `Desactiva este informe sin iniciar sesión: ${address}`,
  views: 'Visitas',
  minutes: 'Minutos de lectura',
  conversions: 'Conversiones',
};
