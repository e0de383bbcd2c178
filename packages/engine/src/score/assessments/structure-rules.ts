import type { Facts } from '../../research/facts.ts';
import { SHORT_TEXT_WORDS } from '../../research/keyword-limits.ts';
import { countStuffedWords } from '../../research/stuffing.ts';
import { LONG_SECTION_WORDS } from '../../research/structure.ts';
import type { StructureFacts } from '../../research/structure.ts';
import { ALWAYS, beyondWords, NO_PLACES, ramp } from '../assessment-rule.ts';
import type { AssessmentRule } from '../assessment-rule.ts';
import { extendText, addPlainText } from './continued.ts';
import { countSplits, countExcessWords } from './reading-rules.ts';
import { withFeature } from './subject-rules.ts';

const withStructure = (facts: Facts, structure: Partial<StructureFacts>): Facts => ({
  ...facts,
  structure: { ...facts.structure, ...structure },
});

/**
 * Words from which a text can cover a subject at all, and from which it usually does so thoroughly (Yoast: 300 for a
 * post, 900 for a main article). Half of the points are earned gradually in between; length alone earns nothing more.
 */
const ENOUGH_WORDS = 300;
const THOROUGH_WORDS = 600;
const ENOUGH_SHARE = 0.5;
/** Competing pages define thoroughness within these bounds: beyond them, length is no virtue. */
const MIN_THOROUGH_WORDS = 500;
const MAX_THOROUGH_WORDS = 3000;

/** Target word count: that of the median page of the evidence. */
function thoroughWords({ subject }: Facts): number {
  const middle = subject?.rivals?.words ?? THOROUGH_WORDS;
  return Math.min(MAX_THOROUGH_WORDS, Math.max(MIN_THOROUGH_WORDS, Math.round(middle)));
}

const textLength: AssessmentRule = {
  code: 'text_length',
  part: 'structure',
  weight: 4,
  leftOut: ALWAYS,
  share: (facts) => {
    // Stuffed words do not make a text longer.
    const words = Math.max(0, facts.structure.words - countStuffedWords(facts.keyword));
    return words < ENOUGH_WORDS
      ? ramp(words, 0, ENOUGH_WORDS) * ENOUGH_SHARE
      : ENOUGH_SHARE + ramp(words, ENOUGH_WORDS, thoroughWords(facts)) * (1 - ENOUGH_SHARE);
  },
  fixed: (facts) => extendText(facts, thoroughWords(facts)),
  values: (facts) => ({
    words: facts.structure.words,
    minimum: ENOUGH_WORDS,
    recommended: thoroughWords(facts),
    middle: facts.subject?.rivals?.words ?? null,
  }),
  places: NO_PLACES,
};

const headingOrder: AssessmentRule = {
  code: 'heading_order',
  part: 'readability',
  weight: 2,
  leftOut: ({ structure }) => (structure.headings === 0 ? 'not_applicable' : null),
  share: ({ structure }) => 1 - structure.headingErrors.length / Math.max(1, structure.headings),
  fixed: (facts) => withStructure(facts, { headingErrors: [] }),
  values: ({ structure }) => ({ count: structure.headingErrors.length, headings: structure.headings }),
  places: ({ structure }) => structure.headingErrors,
};

/** All points are lost when this share of the words exceeds the limit of its section. */
const WORDS_WITHOUT_HEADING = 0.5;

const longSections: AssessmentRule = {
  code: 'long_sections',
  part: 'readability',
  weight: 3,
  confidence: ({ structure }) => beyondWords(structure.words, LONG_SECTION_WORDS),
  leftOut: ({ structure }) => (structure.words <= LONG_SECTION_WORDS ? 'not_applicable' : null),
  share: ({ structure }) =>
    1 -
    ramp(
      countExcessWords(structure.longSections, LONG_SECTION_WORDS) / structure.words,
      0,
      WORDS_WITHOUT_HEADING,
    ),
  fixed: (facts) => {
    const added = countSplits(facts.structure.longSections, LONG_SECTION_WORDS);
    const { headings } = facts.keyword;
    const fixed = withStructure(facts, { longSections: [], headings: facts.structure.headings + added });
    return {
      ...fixed,
      keyword: { ...facts.keyword, headings: { ...headings, count: headings.count + added } },
    };
  },
  values: ({ structure }) => ({
    count: structure.longSections.length,
    headings: structure.headings,
    limit: LONG_SECTION_WORDS,
  }),
  places: ({ structure }) => structure.longSections.map((section) => section.place),
};

/** Words of the shortest text that fills a section. */
const MIN_SENTENCE_WORDS = 2;

const emptySections: AssessmentRule = {
  code: 'empty_sections',
  part: 'readability',
  weight: 0.7,
  leftOut: ({ structure }) => (structure.headings === 0 ? 'not_applicable' : null),
  share: ({ structure }) => 1 - structure.emptySections.length / Math.max(1, structure.headings),
  fixed: (facts) => {
    // The added text is at least a sentence.
    const added = facts.structure.emptySections.length;
    return withStructure(addPlainText(facts, added * MIN_SENTENCE_WORDS, added), { emptySections: [] });
  },
  values: ({ structure }) => ({ count: structure.emptySections.length, headings: structure.headings }),
  places: ({ structure }) => structure.emptySections,
};

/** One list or table per this many words helps skimming; no text needs more than three. */
const WORDS_PER_LIST = 1500;
const MAX_LISTS_ASKED = 3;

const targetLists = (words: number): number => Math.min(MAX_LISTS_ASKED, Math.max(1, words / WORDS_PER_LIST));

const lists: AssessmentRule = {
  code: 'lists',
  part: 'readability',
  weight: 1.3,
  confidence: ({ structure }) => beyondWords(structure.words, SHORT_TEXT_WORDS),
  leftOut: ({ structure }) => (structure.words <= SHORT_TEXT_WORDS ? 'not_applicable' : null),
  share: ({ structure }) => ramp(structure.lists / targetLists(structure.words), 0, 1),
  fixed: (facts) => ({
    ...withStructure(facts, {
      lists: Math.max(facts.structure.lists, Math.ceil(targetLists(facts.structure.words))),
    }),
    subject: withFeature(facts.subject, 'list', true),
  }),
  values: ({ structure }) => ({
    count: structure.lists,
    recommended: Math.ceil(targetLists(structure.words)),
  }),
  places: NO_PLACES,
};

/** One linked page per this many words; no text needs more than four. */
const WORDS_PER_LINK = 500;
const MAX_LINKS_ASKED = 4;
/** A shorter text needs no links. */
const NOTE_WORDS = 150;

/** Target number of links: the median of the evidence's pages, scaled to the text length. */
function targetLinks({ structure, subject }: Facts): number {
  const rivals = subject?.rivals ?? null;
  const perWord = rivals === null || rivals.words === 0 ? 1 / WORDS_PER_LINK : rivals.links / rivals.words;
  return Math.min(MAX_LINKS_ASKED, Math.max(1, structure.words * perWord));
}

const links: AssessmentRule = {
  code: 'links',
  part: 'keywordOptimization',
  weight: 2,
  confidence: ({ structure }) => beyondWords(structure.words, NOTE_WORDS),
  leftOut: ({ structure }) => (structure.words <= NOTE_WORDS ? 'not_applicable' : null),
  share: (facts) => ramp(facts.structure.linkedPages / targetLinks(facts), 0, 1),
  fixed: (facts) => {
    const { structure } = facts;
    const added = Math.max(0, Math.ceil(targetLinks(facts)) - structure.linkedPages);
    // Pages of other sites, which are also sources.
    const { evidence } = facts;
    return {
      ...withStructure(facts, { linkedPages: structure.linkedPages + added, links: structure.links + added }),
      evidence: { ...evidence, citations: evidence.citations + added },
    };
  },
  values: (facts) => ({
    count: facts.structure.linkedPages,
    recommended: Math.ceil(targetLinks(facts)),
  }),
  places: NO_PLACES,
};

const linkText: AssessmentRule = {
  code: 'link_text',
  part: 'keywordOptimization',
  weight: 0.5,
  leftOut: ({ structure }) => (structure.links === 0 ? 'not_applicable' : null),
  share: ({ structure }) => 1 - structure.vagueLinks.length / Math.max(1, structure.links),
  fixed: (facts) => withStructure(facts, { vagueLinks: [] }),
  values: ({ structure }) => ({ count: structure.vagueLinks.length, links: structure.links }),
  places: ({ structure }) => structure.vagueLinks,
};

const imageAlternatives: AssessmentRule = {
  code: 'image_alternatives',
  part: 'keywordOptimization',
  weight: 0.5,
  leftOut: ({ structure }) => (structure.images === 0 ? 'not_applicable' : null),
  share: ({ structure }) => 1 - structure.imagesWithoutAlternative.length / Math.max(1, structure.images),
  fixed: (facts) => withStructure(facts, { imagesWithoutAlternative: [] }),
  values: ({ structure }) => ({ count: structure.imagesWithoutAlternative.length, images: structure.images }),
  places: ({ structure }) => structure.imagesWithoutAlternative,
};

export const structureTextRules: readonly AssessmentRule[] = [
  textLength,
  headingOrder,
  longSections,
  emptySections,
  lists,
  links,
  linkText,
  imageAlternatives,
];
