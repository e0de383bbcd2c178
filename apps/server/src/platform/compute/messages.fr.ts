import type { ComputeSentences } from './messages.en.ts';

/** The same in French. */
export const french: ComputeSentences = {
  userBusy: 'Vous avez déjà plusieurs analyses en attente. Attendez qu’elles se terminent, puis réessayez.',
  busy: 'Le serveur est occupé par d’autres analyses. Réessayez dans quelques secondes.',
  tooSlow: (seconds) =>
    `Ce calcul prendrait plus de ${seconds} secondes. Raccourcissez le texte ou utilisez moins de pages, puis réessayez.`,
  tooMuchMemory:
    'Ce calcul demande plus de mémoire qu’une analyse ne peut en utiliser. Raccourcissez le texte ou utilisez moins de pages, puis réessayez.',
};
