/** What a finding of a score rests on, as the engine gives it. */
export interface SayableFinding {
  readonly code: string;
  readonly verdict: 'good' | 'fair' | 'poor';
  readonly values: Readonly<Record<string, number | string | boolean | null>>;
}

interface Wording {
  /** Two or three words that name what is assessed. */
  readonly name: string;
  /** What was found and, where something is to be gained, what to do. */
  readonly sentence: (finding: SayableFinding) => string;
}

const number = (finding: SayableFinding, key: string): number => Number(finding.values[key] ?? 0);
const text = (finding: SayableFinding, key: string): string => String(finding.values[key] ?? '');
const is = (finding: SayableFinding, key: string): boolean => finding.values[key] === true;
const isGood = (finding: SayableFinding): boolean => finding.verdict === 'good';
const plural = new Intl.PluralRules('en');
const counted = (count: number, one: string, many: string): string =>
  `${new Intl.NumberFormat('en').format(count)} ${plural.select(count) === 'one' ? one : many}`;

function inField(field: string): Wording['sentence'] {
  return (finding) => {
    const keyword = text(finding, 'keyword');
    if (is(finding, 'isEmpty')) return `The ${field} is empty. Write one that holds “${keyword}”.`;
    const lent = is(finding, 'standsIn') ? ' (the title stands in for it)' : '';
    if (isGood(finding)) return `The ${field}${lent} holds “${keyword}”.`;
    if (number(finding, 'occurrences') > 1)
      return `The ${field}${lent} repeats “${keyword}”. Once is enough.`;
    if (number(finding, 'wordShare') > 0)
      return `The ${field}${lent} holds only some of the words of “${keyword}”.`;
    return `The ${field}${lent} does not hold “${keyword}”.`;
  };
}

function width(field: string, empty: string): Wording['sentence'] {
  return (finding) => {
    const pixels = number(finding, 'pixels');
    if (is(finding, 'isEmpty') && pixels === 0) return empty;
    if (isGood(finding))
      return `The ${field} fits the search result (${pixels} of ${number(finding, 'maximum')} pixels).`;
    if (pixels > number(finding, 'maximum')) {
      return `The ${field} is cut off in the search result: ${pixels} pixels, ${number(finding, 'maximum')} are shown.`;
    }
    return `The ${field} leaves room in the search result: ${pixels} of ${number(finding, 'maximum')} pixels.`;
  };
}

/** What the middle one of the pages has and what is asked, which is held within bounds; null without pages. */
function otherPages(finding: SayableFinding, asked: string): string | null {
  const middle = finding.values['middle'];
  if (typeof middle !== 'number') return null;
  const grouped = (value: number): string => new Intl.NumberFormat('en').format(value);
  const has = `the middle one of the other pages has ${grouped(middle)}`;
  return Math.round(middle) === Math.round(number(finding, asked))
    ? has
    : `${has}, and ${grouped(number(finding, asked))} is asked`;
}

/** Names in a list are parted by '; ', since a question may hold a comma. */
const asList = (items: string): string =>
  items
    .split('; ')
    .map((item) => `“${item}”`)
    .join(', ');

const FEATURES: Readonly<Record<string, string>> = {
  list: 'a list',
  table: 'a table',
  image: 'an image',
  questions: 'questions as headings',
};

const FORMATS: Readonly<Record<string, string>> = {
  listicle: 'a list of things',
  how_to: 'a guide',
  comparison: 'a comparison',
  answer: 'an answer to a question',
};

const WORDINGS: Readonly<Record<string, Wording>> = {
  keyword_in_title: { name: 'Keyword in the title', sentence: inField('title') },
  keyword_in_meta_title: { name: 'Keyword in the meta title', sentence: inField('meta title') },
  keyword_in_meta_description: {
    name: 'Keyword in the meta description',
    sentence: inField('meta description'),
  },
  keyword_in_slug: { name: 'Keyword in the address', sentence: inField('slug') },
  keyword_in_introduction: {
    name: 'Keyword in the introduction',
    sentence: (finding) =>
      is(finding, 'hasPhrase')
        ? 'The first 100 words use the keyword.'
        : number(finding, 'wordShare') === 1
          ? `The first 100 words hold the words of “${text(finding, 'keyword')}”, but not together.`
          : `Use “${text(finding, 'keyword')}” in the first 100 words.`,
  },
  keyword_in_headings: {
    name: 'Keyword in headings',
    sentence: (finding) => {
      const headings = number(finding, 'headings');
      const used = number(finding, 'withKeyword');
      if (headings === 0) return 'There are no headings. Add some, one of them with the keyword.';
      if (used === 0) return `None of the ${counted(headings, 'heading', 'headings')} uses the keyword.`;
      if (isGood(finding))
        return `The keyword stands in ${used} of ${counted(headings, 'heading', 'headings')}.`;
      return `The keyword stands in ${used} of ${counted(headings, 'heading', 'headings')}: that reads as stuffing.`;
    },
  },
  keyword_density: {
    name: 'Keyword density',
    sentence: (finding) => {
      const found = `“${text(finding, 'keyword')}” is used ${counted(number(finding, 'count'), 'time', 'times')}, ${number(finding, 'density')} % of the words`;
      if (isGood(finding)) return `${found}: within the usual band.`;
      return number(finding, 'density') < number(finding, 'minimum')
        ? `${found}. From ${number(finding, 'minimum')} % on it is clear what the text is about.`
        : `${found}. More than ${number(finding, 'maximum')} % reads as repetition.`;
    },
  },
  keyword_distribution: {
    name: 'Keyword through the text',
    sentence: (finding) =>
      isGood(finding)
        ? 'The keyword is spread over the text.'
        : `${Math.round(number(finding, 'longestShare') * 100)} % of the text in a row does without “${text(finding, 'keyword')}”. Use it there too.`,
  },
  keyword_stuffing: {
    name: 'Natural use of the keyword',
    sentence: (finding) =>
      isGood(finding)
        ? 'The keyword is used naturally.'
        : `“${text(finding, 'keyword')}” is used ${counted(number(finding, 'excess'), 'time', 'times')} more than reads naturally. Take some out.`,
  },
  target_keywords: {
    name: 'Target keywords',
    sentence: (finding) =>
      isGood(finding)
        ? 'All target keywords are used.'
        : `${number(finding, 'used')} of ${counted(number(finding, 'count'), 'target keyword is', 'target keywords are')} used. Missing: ${text(finding, 'missing')}.`,
  },
  reading_ease: {
    name: 'Reading ease',
    sentence: (finding) => {
      const found = `Flesch reading ease is ${number(finding, 'ease')} (grade ${number(finding, 'grade')})`;
      if (isGood(finding)) return `${found}.`;
      const asked = otherPages(finding, 'minimum') ?? `plain English begins at ${number(finding, 'minimum')}`;
      return `${found}; ${asked}. Use shorter sentences and words.`;
    },
  },
  long_sentences: {
    name: 'Long sentences',
    sentence: (finding) =>
      number(finding, 'count') === 0
        ? `No sentence is longer than ${number(finding, 'limit')} words.`
        : `${number(finding, 'count')} of ${counted(number(finding, 'sentences'), 'sentence', 'sentences')} ${number(finding, 'count') === 1 ? 'is' : 'are'} longer than ${number(finding, 'limit')} words${isGood(finding) ? '.' : '. Split them.'}`,
  },
  long_paragraphs: {
    name: 'Long paragraphs',
    sentence: (finding) =>
      number(finding, 'count') === 0
        ? `No paragraph is longer than ${number(finding, 'limit')} words.`
        : `${number(finding, 'count')} of ${counted(number(finding, 'paragraphs'), 'paragraph', 'paragraphs')} ${number(finding, 'count') === 1 ? 'is' : 'are'} longer than ${number(finding, 'limit')} words. Divide where a thought ends.`,
  },
  repeated_openings: {
    name: 'Sentence openings',
    sentence: (finding) =>
      number(finding, 'count') === 0
        ? 'Sentences begin in different ways.'
        : `${counted(number(finding, 'count'), 'place has', 'places have')} ${number(finding, 'limit')} or more sentences in a row that begin with the same word.`,
  },
  passive_voice: {
    name: 'Passive voice',
    sentence: (finding) =>
      `${counted(number(finding, 'count'), 'sentence uses', 'sentences use')} the passive voice${isGood(finding) ? '.' : '. Say who does it.'}`,
  },
  text_length: {
    name: 'Length',
    sentence: (finding) => {
      const found = `The text has ${counted(number(finding, 'words'), 'word', 'words')}`;
      if (isGood(finding)) return `${found}.`;
      const asked =
        otherPages(finding, 'recommended') ??
        `thorough articles have ${counted(number(finding, 'recommended'), 'word', 'words')} or more`;
      return `${found}; ${asked}.`;
    },
  },
  heading_order: {
    name: 'Order of headings',
    sentence: (finding) =>
      isGood(finding)
        ? 'Headings follow each other without leaving out a level.'
        : `${counted(number(finding, 'count'), 'heading leaves', 'headings leave')} out a level.`,
  },
  long_sections: {
    name: 'Length of sections',
    sentence: (finding) =>
      number(finding, 'count') === 0
        ? 'No section is too long without a heading.'
        : `${counted(number(finding, 'count'), 'section is', 'sections are')} longer than ${number(finding, 'limit')} words. Add a heading.`,
  },
  empty_sections: {
    name: 'Empty sections',
    sentence: (finding) =>
      number(finding, 'count') === 0
        ? 'Every heading has text below it.'
        : `${counted(number(finding, 'count'), 'heading has', 'headings have')} no text below.`,
  },
  lists: {
    name: 'Lists',
    sentence: (finding) =>
      isGood(finding)
        ? `The text has ${counted(number(finding, 'count'), 'list', 'lists')}.`
        : `The text has ${counted(number(finding, 'count'), 'list', 'lists')}; ${number(finding, 'recommended')} would make it easier to scan.`,
  },
  links: {
    name: 'Links',
    sentence: (finding) =>
      isGood(finding)
        ? `The text links to ${counted(number(finding, 'count'), 'page', 'pages')}.`
        : `The text links to ${counted(number(finding, 'count'), 'page', 'pages')}; ${number(finding, 'recommended')} would suit its length.`,
  },
  link_text: {
    name: 'Link texts',
    sentence: (finding) =>
      number(finding, 'count') === 0
        ? 'Every link says where it leads.'
        : `${counted(number(finding, 'count'), 'link does', 'links do')} not say where ${number(finding, 'count') === 1 ? 'it leads' : 'they lead'}.`,
  },
  image_alternatives: {
    name: 'Image alternatives',
    sentence: (finding) =>
      number(finding, 'count') === 0
        ? 'Every image has an alternative text.'
        : `${number(finding, 'count')} of ${counted(number(finding, 'images'), 'image has', 'images have')} no alternative text.`,
  },
  meta_title_length: {
    name: 'Meta title length',
    sentence: width('meta title', 'There is no meta title. Write one for the search result.'),
  },
  meta_description_length: {
    name: 'Meta description length',
    sentence: width('meta description', 'There is no meta description. Write one for the search result.'),
  },
  subject_terms: {
    name: 'Terms of the subject',
    sentence: (finding) => {
      const used = `${number(finding, 'used')} of ${counted(number(finding, 'terms'), 'term', 'terms')} of the subject ${number(finding, 'used') === 1 ? 'is' : 'are'} used`;
      const from = is(finding, 'isModelled') ? ' (from the keywords alone: add pages to compare with)' : '';
      if (isGood(finding)) return `${used}${from}.`;
      if (is(finding, 'isStuffed'))
        return `${used}${from}. What is crammed into a paragraph takes from what they earn: repeat less.`;
      const overused =
        number(finding, 'overused') > 0
          ? ` ${counted(number(finding, 'overused'), 'term is', 'terms are')} used more often than other pages do.`
          : '';
      if (text(finding, 'missing') !== '')
        return `${used}${from}. Missing: ${text(finding, 'missing')}.${overused}`;
      return `${used}${from}, but too rarely to cover it.${overused}`;
    },
  },
  subject_headings: {
    name: 'Topics in headings',
    sentence: (finding) =>
      isGood(finding)
        ? 'Your headings cover what other pages give a heading to.'
        : `Your headings cover ${number(finding, 'covered')} of ${counted(number(finding, 'topics'), 'topic', 'topics')} that other pages give a heading to. Missing: ${text(finding, 'missing')}.`,
  },
  subject_questions: {
    name: 'Questions treated',
    sentence: (finding) =>
      isGood(finding)
        ? 'The text deals with every question that is asked about the subject.'
        : `The text deals with ${number(finding, 'treated')} of ${counted(number(finding, 'questions'), 'question', 'questions')} about the subject. Missing: ${asList(text(finding, 'missing'))}.`,
  },
  questions_answered: {
    name: 'Questions answered',
    sentence: (finding) => {
      const found = `${counted(number(finding, 'answered'), 'question has', 'questions have')} a heading and an answer below it`;
      return isGood(finding)
        ? `${found}.`
        : `${found}; ${number(finding, 'recommended')} would do. Not answered: ${asList(text(finding, 'missing'))}.`;
    },
  },
  result_features: {
    name: 'What results serve',
    sentence: (finding) =>
      isGood(finding)
        ? 'The text serves what most other pages serve.'
        : `Most other pages have what this text lacks: ${text(finding, 'missing')
            .split(', ')
            .map((code) => FEATURES[code] ?? code)
            .join(', ')}.`,
  },
  result_format: {
    name: 'Favoured format',
    sentence: (finding) => {
      const favoured = FORMATS[text(finding, 'favoured')] ?? text(finding, 'favoured');
      return isGood(finding)
        ? `Like most other pages this is ${favoured}.`
        : `Most other pages are each ${favoured}. Write one, and let the title say so.`;
    },
  },
  figures: {
    name: 'Figures',
    sentence: (finding) =>
      isGood(finding)
        ? `The text gives ${counted(number(finding, 'count'), 'figure', 'figures')}.`
        : `The text gives ${counted(number(finding, 'count'), 'figure', 'figures')}; ${number(finding, 'recommended')} would make it more concrete.`,
  },
  quotations: {
    name: 'Quotations',
    sentence: (finding) =>
      number(finding, 'count') === 0
        ? 'Nobody is quoted. Let somebody who knows say it in their own words.'
        : `The text quotes ${counted(number(finding, 'count'), 'passage', 'passages')}.`,
  },
  citations: {
    name: 'Sources',
    sentence: (finding) =>
      isGood(finding)
        ? `The text names ${counted(number(finding, 'count'), 'source', 'sources')}.`
        : `The text names ${counted(number(finding, 'count'), 'source', 'sources')}; ${number(finding, 'recommended')} would suit its length.`,
  },
  unsourced_figures: {
    name: 'Figures without a source',
    sentence: (finding) =>
      number(finding, 'count') === 0
        ? 'Every figure that wants a source has one.'
        : `${number(finding, 'count')} of ${counted(number(finding, 'figures'), 'figure', 'figures')} ${number(finding, 'count') === 1 ? 'stands' : 'stand'} without a source. Name or link it in the same sentence.`,
  },
  unsourced_quotations: {
    name: 'Quotations without a source',
    sentence: (finding) =>
      number(finding, 'count') === 0
        ? 'Every quotation says whose it is.'
        : `${number(finding, 'count')} of ${counted(number(finding, 'quotations'), 'quotation', 'quotations')} ${number(finding, 'count') === 1 ? 'does' : 'do'} not say whose it is. Name or link the source.`,
  },
  slug_form: {
    name: 'Form of the address',
    sentence: (finding) =>
      isGood(finding)
        ? 'The address is short and readable.'
        : !is(finding, 'isTooLong')
          ? 'Write the address in small letters and digits, with hyphens between the words.'
          : `The address has ${counted(number(finding, 'characters'), 'character', 'characters')}; keep it below ${number(finding, 'maximum')}.`,
  },
};

/** Codes that have a name and a sentence. */
export const SAYABLE_CODES: readonly string[] = Object.keys(WORDINGS);

/** Two or three words that name what a finding assesses; the code itself where none are known. */
export function findingName(code: string): string {
  return WORDINGS[code]?.name ?? code;
}

/** The finding in a sentence for people; the code itself where none is known. */
export function findingSentence(finding: SayableFinding): string {
  return WORDINGS[finding.code]?.sentence(finding) ?? finding.code;
}
