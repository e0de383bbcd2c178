import type { Comprehensive, ComprehensivePart, LinkOpportunity } from '@pagewright/contract/advanced';

type LookedForLinks = NonNullable<NonNullable<Comprehensive['parts']['links']['result']>['looked']>;

type LinkKind = LinkOpportunity['kind'];

/** Messages in English. */
export const english = {
  step: {
    score: 'Scoring the text',
    intent: 'Reading the intent',
    gaps: 'Looking for gaps',
    strategies: 'Describing competitors',
    links: 'Looking for links',
  } satisfies Record<ComprehensivePart, string>,
  lookedForLinks: ({ pages, links }: LookedForLinks) =>
    `${pages === 1 ? '1 page was' : `${pages} pages were`} checked for links to competitors, unlinked mentions of you, and dead links (${links === 1 ? '1 link' : `${links} links`} checked).`,
  noCompetitors: 'Add competitors to run this part too.',
  failed: 'This part failed on our side. Run the analysis again; the other parts are complete.',
  noScore: 'The text is too short to score.',
  write: (keyword: string, rivals: number, isCertain: boolean) =>
    `Write a page about “${keyword}”: ${rivals === 1 ? 'a competitor has' : `${rivals} competitors have`} one, and ${isCertain ? 'you don’t' : 'none of your pages that were read covers it'}.`,
  ask: {
    links_to_competitors: (title: string) =>
      `Ask “${title}” for a link: it links to competitors but not to you.`,
    unlinked_mention: (title: string) => `Ask “${title}” for a link: it names you without linking to you.`,
    dead_link: (title: string) => `Offer “${title}” your page in place of a dead link.`,
  } satisfies Record<LinkKind, (title: string) => string>,
};

/** Shape of the messages in each language. */
export type ComprehensiveSentences = typeof english;
