import { sectionsOf } from '../answers/sections.ts';
import { shareFound, similarityFacts } from '../similarity/similarity.ts';
import { textVector, withoutKeys } from '../similarity/text-vector.ts';
import type { TextVector } from '../similarity/text-vector.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import type { PageTopic } from './heading-topics.ts';
import { isOwnHeading, isVagueHeading } from './own-headings.ts';
import type { PageHeading } from './page-headings.ts';
import type { Aspect, AspectReader } from './section-aspects.ts';

/** A page treats a heading of another one where a paragraph, with its heading, has so much of its own words. */
const TREATED = 0.7;
/** One rare word alone is found by chance. */
const MIN_TELLING = 2;
/** Longer pages are compared by their first paragraphs. */
const MAX_PASSAGES = 300;
const MAX_HEADING_LENGTH = 90;
const MAX_BLOCKS = 12;
/** A heading with so many questions under it is about one thing. */
const MIN_QUESTIONS_UNDER = 2;
const MAX_QUESTION_LENGTH = 90;
/** More questions than this on one page are a list. */
const MAX_QUESTIONS = 60;

/** What a page says in its own name of these others say too. */
const HIDDEN: ReadonlySet<Aspect> = new Set([
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

/** What pages head, with what it is about. */
export interface PageSubject {
  topic: PageTopic;
  aspect: Aspect;
  isQuestion: boolean;
  /** Whether others can be put under it: it names a part of the subject and stands over headings of its own. */
  isPart: boolean;
  /** Whether it stands among a page's frequent questions. */
  isAnswer: boolean;
  /** Whether only its page can head it so: it counts for what it is about, in words of our own. */
  isHidden: boolean;
  /** The part that it stands under. */
  above: PageTopic | null;
  /** The first heading with what stands under it. */
  body: TextVector;
  /** Pages that head it, and those that treat it in their text. */
  pages: ReadonlySet<number>;
}

/** What the pages head and another article could head too, each with its aspect; what a page says of itself is left out. */
export function pageSubjects(
  topics: readonly PageTopic[],
  headingsOf: readonly (readonly PageHeading[])[],
  papers: readonly AnalyzedPaper[],
  { keyword, language, reader }: { keyword: string; language: string; reader: AspectReader },
): PageSubject[] {
  const topicOf = new Map(topics.flatMap((topic) => topic.headings.map((heading) => [heading, topic])));
  const asked = new Set(textVector(keyword, language).keys);
  const passages = papers.map((paper) => passagesOf(paper, language));
  const isShown = ({ text }: PageTopic): boolean =>
    !isOwnHeading(text, language) && !isVagueHeading(text, language);
  const usable = new Set(
    topics.filter(
      (topic) =>
        topic.text.length <= MAX_HEADING_LENGTH &&
        (isShown(topic) || HIDDEN.has(reader.of(topic.text))) &&
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
    const own = reader.of(topic.text);
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
      pages: treatedBy(topic, passages, asked),
    };
  });
}

/** Whether a heading stands under one in which a page speaks of itself. */
function isUnderOwn({ parent }: PageHeading, headings: readonly PageHeading[], language: string): boolean {
  for (let at = parent; at !== -1; at = headings[at]!.parent)
    if (
      isOwnHeading(headings[at]!.text, language) &&
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

/** Two texts of different pages with so much in common answer the same question; found by hand on the build pages. */
const SAME_TEXT = 0.4;
const SAME_OPENING = 0.25;

/** Whether two pages answer the same question, however they put it. */
export function answerTheSame(one: PageSubject, other: PageSubject): boolean {
  if (one.topic.headings[0]!.page === other.topic.headings[0]!.page) return false;
  const opening = ({ topic }: PageSubject) => topic.text.toLowerCase().split(' ').slice(0, 2).join(' ');
  const isAlike = one.aspect !== 'detail' && one.aspect === other.aspect && opening(one) === opening(other);
  return similarityFacts(one.body, other.body).overlap >= (isAlike ? SAME_OPENING : SAME_TEXT);
}

function treatedBy(
  { pages, vector }: PageTopic,
  passages: readonly (readonly TextVector[])[],
  asked: ReadonlySet<string>,
): ReadonlySet<number> {
  const own = withoutKeys(vector, asked);
  const telling = new Set(own.keys.filter((_, at) => own.functionWords[at] === 0)).size;
  if (telling < MIN_TELLING) return pages;
  const treating = passages.flatMap((texts, page) =>
    texts.some((text) => shareFound(own, text) >= TREATED) ? [page] : [],
  );
  return new Set([...pages, ...treating]);
}

/** Paragraphs with the heading over them. */
function passagesOf({ paper }: AnalyzedPaper, language: string): TextVector[] {
  const found: TextVector[] = [];
  for (const { heading, first, end } of sectionsOf(paper)) {
    const over = heading === -1 ? '' : paper.blocks[heading]!.text;
    for (let at = first; at < end && found.length < MAX_PASSAGES; at += 1)
      found.push(textVector(`${over}. ${paper.blocks[at]!.text}`, language));
  }
  return found;
}

/** Questions that a page sets in its text, each with its answer below, as headings. */
export function askedInText(
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
