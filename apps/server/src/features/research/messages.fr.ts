import type { ResearchSentences } from './messages.en.ts';

/** The same in French. */
export const french: ResearchSentences = {
  notFound: 'La ressource demandée est introuvable.',
  tooLarge: 'Cette page est trop volumineuse pour être comparée.',
};
