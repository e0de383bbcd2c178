import type { Comprehensive, ComprehensivePart } from '@pagewright/contract/advanced';

type LookedForLinks = NonNullable<NonNullable<Comprehensive['parts']['links']['result']>['looked']>;

/** The sentences in English. */
export const english = {
  step: {
    score: 'Scoring the text',
    intent: 'Reading the intent',
    gaps: 'Looking for gaps',
    strategies: 'Describing competitors',
    links: 'Looking for links',
  } satisfies Record<ComprehensivePart, string>,
  lookedForLinks: ({ pages, links }: LookedForLinks) =>
    `${pages === 1 ? '1 page was' : `${pages} pages were`} searched for links to two competitors, mentions of you without a link, and dead links (${links === 1 ? '1 link' : `${links} links`} checked).`,
  noCompetitors: 'Name competitors, and this part is done too.',
  failed: 'This part failed on our side. Run the analysis again; the others stand.',
  noScore: 'The text is too short to be scored, or has no words.',
  write: (keyword: string, rivals: number) =>
    `Write a page on “${keyword}”: ${rivals === 1 ? 'a competitor has' : `${rivals} competitors have`} one, and you have not.`,
  ask: (title: string) => `Ask “${title}” for a link: it links to competitors and not to you.`,
};

/** What each language says. */
export type ComprehensiveSentences = typeof english;
