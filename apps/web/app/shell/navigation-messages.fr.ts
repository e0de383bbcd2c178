import type { Translation } from '../lib/messages/define-messages.ts';
import type { navigationMessages as english } from './navigation-messages.ts';

/** The entries and their screens in French. */
export const navigationMessages: Translation<typeof english> = {
  product: 'Pagewright',
  defaultTitle: 'Rédacteur IA',
  content: 'Studio de contenu',
  strategy: 'Créateur de stratégies',
  outline: 'Plans intelligents',
  advanced: 'Fonctions avancées',
  calendar: 'Calendrier de contenu',
  team: 'Équipe',
  analytics: 'Concurrence',
  settings: 'Réglages',
  contentTitle: 'Studio de contenu',
  strategyTitle: 'Créateur de stratégies',
  outlineTitle: 'Générateur de plans',
  advancedTitle: 'Fonctions avancées',
  calendarTitle: 'Calendrier de contenu',
  teamTitle: 'Gestion de l’équipe',
  analyticsTitle: 'Analyse concurrentielle',
  settingsTitle: 'Réglages',
  contentDescription: 'Créez et gérez vos contenus',
  strategyDescription: 'Planification de la stratégie de contenu',
  outlineDescription: 'Plans de contenu assistés par l’IA',
  advancedDescription: 'SEO et analyse de la concurrence',
  calendarDescription: 'Planifiez et organisez vos contenus',
  teamDescription: 'Collaboration et flux de travail',
  analyticsDescription: 'Suivez et analysez vos concurrents',
  settingsDescription: 'Configurez votre espace de travail',
};
