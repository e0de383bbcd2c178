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
    `${pages === 1 ? '1 page was' : `${pages} pages were`} checked for links to two competitors, unlinked mentions of you, and dead links (${links === 1 ? '1 link' : `${links} links`} checked).`,
  noCompetitors: 'Add competitors to run this part too.',
  failed: 'This part failed on our side. Run the analysis again; the other parts are complete.',
  noScore: 'The text is too short to score.',
  write: (keyword: string, rivals: number) =>
    `Write a page on “${keyword}”: ${rivals === 1 ? 'a competitor has' : `${rivals} competitors have`} one, and you do not.`,
  ask: (title: string) => `Ask “${title}” for a link: it links to competitors but not to you.`,
};

/** What each language says. */
export type ComprehensiveSentences = typeof english;
