import type { Translation } from '../lib/messages/define-messages.ts';
import type { navigationMessages as english } from './navigation-messages.ts';

/** The entries and their screens in Spanish. */
export const navigationMessages: Translation<typeof english> = {
  product: 'Pagewright',
  defaultTitle: 'Redactor con IA',
  content: 'Estudio de contenido',
  strategy: 'Creador de estrategias',
  outline: 'Esquemas inteligentes',
  advanced: 'Funciones avanzadas',
  calendar: 'Calendario',
  team: 'Equipo',
  analytics: 'Competencia',
  settings: 'Ajustes',
  contentTitle: 'Estudio de contenido',
  strategyTitle: 'Creador de estrategias',
  outlineTitle: 'Generador de esquemas',
  advancedTitle: 'Funciones avanzadas',
  calendarTitle: 'Calendario de contenido',
  teamTitle: 'Gestión del equipo',
  analyticsTitle: 'Análisis de la competencia',
  settingsTitle: 'Ajustes',
  contentDescription: 'Crea y gestiona contenido',
  strategyDescription: 'Planificación de la estrategia de contenido',
  outlineDescription: 'Esquemas de contenido con IA',
  advancedDescription: 'SEO y análisis de la competencia',
  calendarDescription: 'Programa y planifica contenido',
  teamDescription: 'Colaboración y flujos de trabajo',
  analyticsDescription: 'Sigue y analiza a tus competidores',
  settingsDescription: 'Configura tu espacio de trabajo',
};
