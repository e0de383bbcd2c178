import type { ComprehensivePart } from '@pagewright/contract/advanced';

/** The sentences in English. */
export const english = {
  step: {
    score: 'Scoring the text',
    intent: 'Reading the intent',
    gaps: 'Looking for gaps',
    strategies: 'Describing competitors',
    links: 'Looking for links',
  } satisfies Record<ComprehensivePart, string>,
  lookedForLinks: (pages: number, links: number) =>
    `Looked for on ${pages} pages that were read: pages that link to two competitors, pages that name you without a link, and dead links (${links} links asked).`,
  noCompetitors: 'Name competitors, and this part is done too.',
  failed: 'This part failed on our side. Run the analysis again; the others stand.',
  noScore: 'The text is too short to be scored, or has no words.',
  write: (keyword: string, rivals: number) =>
    `Write a page on “${keyword}”: ${rivals === 1 ? 'a competitor has' : `${rivals} competitors have`} one, and you have not.`,
  ask: (title: string) => `Ask “${title}” for a link: it links to competitors and not to you.`,
};

/** What each language says. */
export type ComprehensiveSentences = typeof english;
