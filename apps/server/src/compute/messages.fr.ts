import type { ComputeSentences } from './messages.en.ts';

/** The same in French. */
export const french: ComputeSentences = {
  userBusy: 'Trop de vos analyses sont en attente. Attendez qu’elles se terminent, puis réessayez.',
  busy: 'Le serveur est occupé par d’autres analyses. Réessayez dans quelques secondes.',
  tooSlow: (seconds) =>
    `Ce calcul prend plus de ${seconds} secondes. Raccourcissez le texte ou indiquez moins de pages, puis réessayez.`,
  tooMuchMemory:
    'Ce calcul demande plus de mémoire qu’une analyse ne peut en utiliser. Raccourcissez le texte ou indiquez moins de pages, puis réessayez.',
};
