import type { ComputeSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: ComputeSentences = {
  userBusy: 'Ya tienes varios análisis en espera. Espera a que terminen y vuelve a intentarlo.',
  busy: 'El servidor está ocupado con otros análisis. Vuelve a intentarlo en unos segundos.',
  tooSlow: (seconds) =>
    `Esto tardaría más de ${seconds} segundos. Acorta el texto o usa menos páginas y vuelve a intentarlo.`,
  tooMuchMemory:
    'Esto necesita más memoria de la que puede usar un análisis. Acorta el texto o usa menos páginas y vuelve a intentarlo.',
};
