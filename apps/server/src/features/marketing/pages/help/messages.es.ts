import { markup } from '../../../../platform/http/pages/markup.ts';
import type { HelpSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: HelpSentences = {
  name: 'Guía de ayuda',
  title: 'Guía de ayuda: cómo funciona Pagewright',
  description:
    'Una guía de todas las pantallas, con búsqueda: editor, puntuación, briefs, calendario, publicación, 23 análisis, equipo, privacidad, API y límites.',
  sharedDescription: (topics) => `${topics} temas, desde el primer artículo hasta los webhooks.`,
  heading: '¿En qué podemos ayudarte?',
  list: {
    label: 'Buscar en la guía',
    placeholder: 'puntuación, WordPress, límites…',
    one: 'tema',
    several: 'temas',
  },
  nothingFoundFor: (term) => markup`No se encontró nada para «${term}»`,
  nothingFoundHelp: 'Prueba con otra palabra o',
  writeToUs: 'escríbenos.',
  topicTitle: (topic) => `${topic}: ayuda de Pagewright`,
  aboutTopic: 'Sobre este tema',
  related: 'Temas relacionados',
  neighbors: 'Tema anterior y siguiente',
  previous: 'Anterior',
  next: 'Siguiente',
  somethingWrong: '¿Hay algún error o falta algo?',
  tellUs: 'Cuéntanoslo.',
};
