import { splitSections } from '../answers/sections.ts';
import { contentWords } from '../ideas/keyword-validation.ts';
import { shareFound, similarityFacts } from '../similarity/similarity.ts';
import { textVector, withoutKeys } from '../similarity/text-vector.ts';
import type { TextVector } from '../similarity/text-vector.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import type { PageTopic } from './heading-topics.ts';
import { isSelfReferential, isVagueHeading } from './own-headings.ts';
import type { PageHeading } from './page-headings.ts';
import type { Aspect, AspectReader } from './section-aspects.ts';

/** A page covers another page's heading if a paragraph, with its heading, has this share of the heading's own words. */
const COVERED_SHARE = 0.7;
/** A single rare word may match by chance. */
const MIN_TELLING = 2;
/** Longer pages are compared by their first paragraphs. */
const MAX_PASSAGES = 300;
const MAX_HEADING_LENGTH = 90;
const MAX_BLOCKS = 12;
/** A heading with this many questions beneath it has one subject. */
const MIN_QUESTIONS_UNDER = 2;
const MAX_QUESTION_LENGTH = 90;
/** A page with more questions is a list. */
const MAX_QUESTIONS = 60;

/** Aspects that other pages cover too, even if one page words them in its own name. */
const REWORDED_ASPECTS: ReadonlySet<Aspect> = new Set([
  'signs',
  'needs',
  'steps',
  'cost',
  'problems',
  'mistakes',
  'care',
  'time',
  'limits',
  'choose',
]);

/** A heading that says what a thing is or means. */
const DEFINES =
  /^(?:what (?:is|are|does|do)|¿?qué (?:es|son|significan?)|qu['’]est-ce que?(?: c['’]est que?)?|c['’]est quoi|que veut dire) ?(?<thing>.+?)(?: means?)?\s?\??$/iu;

/** A heading of pages with its aspect. */
export interface PageSubject {
  topic: PageTopic;
  aspect: Aspect;
  isQuestion: boolean;
  /** Whether it can have subheadings: it names part of the subject and has headings beneath it. */
  isPart: boolean;
  /** Whether it is one of the page's frequently asked questions. */
  isAnswer: boolean;
  /** Whether only its page can use this wording: its aspect counts, but we word it ourselves. */
  isHidden: boolean;
  /** The part it belongs under. */
  above: PageTopic | null;
  /** The first heading with the text beneath it. */
  body: TextVector;
  /** Pages that have it as a heading, and pages that cover it in their text. */
  pages: ReadonlySet<number>;
}

/** Page headings another article could use, each with its aspect, without a page's statements about itself. */
export function findPageSubjects(
  topics: readonly PageTopic[],
  headingsOf: readonly (readonly PageHeading[])[],
  papers: readonly AnalyzedPaper[],
  { keyword, language, reader }: { keyword: string; language: string; reader: AspectReader },
): PageSubject[] {
  const topicOf = new Map(topics.flatMap((topic) => topic.headings.map((heading) => [heading, topic])));
  const asked = new Set(textVector(keyword, language).keys);
  const passages = papers.map((paper) => passagesOf(paper, language));
  const isShown = ({ text }: PageTopic): boolean =>
    !isSelfReferential(text, language) && !isVagueHeading(text, language);
  const usable = new Set(
    topics.filter(
      (topic) =>
        topic.text.length <= MAX_HEADING_LENGTH &&
        (isShown(topic) || REWORDED_ASPECTS.has(reader.of(topic.text))) &&
        !topic.headings.every((heading) => isUnderOwn(heading, headingsOf[heading.page]!, language)),
    ),
  );
  const isQuestion = ({ text }: PageTopic): boolean => text.endsWith('?');
  const under = new Map<PageTopic, number>();
  const aboveOf = (topic: PageTopic): PageTopic | null => {
    const found = topic.headings
      .map(({ page, parent }) => topicOf.get(headingsOf[page]![parent]!))
      .find((one) => one !== undefined && one !== topic && usable.has(one));
    return found ?? null;
  };
  for (const topic of usable) {
    const above = aboveOf(topic);
    if (above !== null) under.set(above, (under.get(above) ?? 0) + 1);
  }
  return [...usable].map((topic): PageSubject => {
    const above = aboveOf(topic);
    const own = aspectOf(topic, reader, asked, language);
    const ofAbove = above === null ? 'detail' : reader.of(above.text);
    const isUnder = own === 'detail' && above !== null && ofAbove !== 'faq' && ofAbove !== 'close';
    return {
      topic,
      aspect: isUnder ? ofAbove : own,
      isQuestion: isQuestion(topic),
      isAnswer: ofAbove === 'faq',
      isHidden: !isShown(topic),
      isPart: own === 'detail' && !isQuestion(topic) && (under.get(topic) ?? 0) >= MIN_QUESTIONS_UNDER,
      above: isUnder && ofAbove === 'detail' ? above : null,
      body: bodyOf(topic.headings[0]!, papers, language),
      pages: findCoveringPages(topic, passages, asked),
    };
  });
}

/** A heading's aspect. 'What does fill power mean?' defines a part of the subject, not the subject. */
function aspectOf(
  { text }: PageTopic,
  reader: AspectReader,
  asked: ReadonlySet<string>,
  language: string,
): Aspect {
  const aspect = reader.of(text);
  const thing = aspect === 'define' ? DEFINES.exec(text)?.groups?.['thing'] : undefined;
  if (thing === undefined) return aspect;
  const words = contentWords(reader.rest(thing), language);
  return words.every((word) => textVector(word, language).keys.every((key) => asked.has(key)))
    ? aspect
    : 'detail';
}

/** Whether a heading is below a self-referential one. */
function isUnderOwn({ parent }: PageHeading, headings: readonly PageHeading[], language: string): boolean {
  for (let at = parent; at !== -1; at = headings[at]!.parent)
    if (
      isSelfReferential(headings[at]!.text, language) &&
      !/^(?:the )?(?:basics|details)$/i.test(headings[at]!.text)
    )
      return true;
  return false;
}

function bodyOf(
  { page, text, first, end }: PageHeading,
  papers: readonly AnalyzedPaper[],
  language: string,
): TextVector {
  const blocks = papers[page]!.paper.blocks.slice(first, Math.min(end, first + MAX_BLOCKS));
  return textVector([text, ...blocks.map((block) => block.text)].join('. '), language);
}

/** Two texts of different pages with this similarity answer the same question; set by hand on the build pages. */
const SAME_TEXT = 0.4;
const SAME_OPENING = 0.25;

/** Whether two pages answer the same question, however it is worded. */
export function haveSameAnswer(one: PageSubject, other: PageSubject): boolean {
  if (one.topic.headings[0]!.page === other.topic.headings[0]!.page) return false;
  const opening = ({ topic }: PageSubject) => topic.text.toLowerCase().split(' ').slice(0, 2).join(' ');
  const isAlike = one.aspect !== 'detail' && one.aspect === other.aspect && opening(one) === opening(other);
  return similarityFacts(one.body, other.body).overlap >= (isAlike ? SAME_OPENING : SAME_TEXT);
}

function findCoveringPages(
  { pages, vector }: PageTopic,
  passages: readonly (readonly TextVector[])[],
  asked: ReadonlySet<string>,
): ReadonlySet<number> {
  const own = withoutKeys(vector, asked);
  const telling = new Set(own.keys.filter((_, at) => own.functionWords[at] === 0)).size;
  if (telling < MIN_TELLING) return pages;
  const treating = passages.flatMap((texts, page) =>
    texts.some((text) => shareFound(own, text) >= COVERED_SHARE) ? [page] : [],
  );
  return new Set([...pages, ...treating]);
}

/** Paragraphs with the heading above them. */
function passagesOf({ paper }: AnalyzedPaper, language: string): TextVector[] {
  const found: TextVector[] = [];
  for (const { heading, first, end } of splitSections(paper)) {
    const over = heading === -1 ? '' : paper.blocks[heading]!.text;
    for (let at = first; at < end && found.length < MAX_PASSAGES; at += 1)
      found.push(textVector(`${over}. ${paper.blocks[at]!.text}`, language));
  }
  return found;
}

/** Questions within a page's text, each followed by its answer, as headings. */
export function findInlineQuestions(
  { paper, analyses }: AnalyzedPaper,
  page: number,
  headings: readonly PageHeading[],
): PageHeading[] {
  const { blocks } = paper;
  const total = Math.max(
    1,
    analyses.reduce((sum, { reading }) => sum + reading.tokens.words, 0),
  );
  const isAsked = (text: string | undefined) => text !== undefined && /\S\s?\?$/.test(text.trim());
  const found: PageHeading[] = [];
  let before = 0;
  for (const [block, { text, kind }] of blocks.entries()) {
    const next = blocks[block + 1];
    const isQuestion =
      kind !== 'heading' &&
      text.length <= MAX_QUESTION_LENGTH &&
      isAsked(text) &&
      next !== undefined &&
      next.kind !== 'heading' &&
      !isAsked(next.text);
    if (isQuestion && found.length < MAX_QUESTIONS) {
      const parent = headings.findLastIndex(({ place }) => place.block < block);
      found.push({
        page,
        text: text.trim(),
        place: { block, start: 0, end: text.length },
        level: 3,
        position: before / total,
        share: analyses[block + 1]!.reading.tokens.words / total,
        parent,
        index: headings.length + found.length,
        first: block + 1,
        end: block + 2,
      });
    }
    before += analyses[block]!.reading.tokens.words;
  }
  return found;
}
