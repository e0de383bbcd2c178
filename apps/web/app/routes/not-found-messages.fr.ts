import type { Translation } from '../lib/messages/define-messages.ts';
import type { notFoundMessages as english } from './not-found-messages.ts';

/** Texts of the not-found page, in French. */
export const notFoundMessages: Translation<typeof english> = {
  code: '404',
  title: 'Page introuvable',
  text: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou le lien est incorrect.',
  home: 'Aller à l’accueil',
};
