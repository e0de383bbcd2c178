import { PART_NAMES } from '../score-parts.ts';
import type { Language } from '../settings/preferences.ts';
import { ENGLISH_SUBSTANCE } from './english-substance.ts';
import { ENGLISH_TEXT } from './english-text.ts';
import { isRepeatedOnly, percentOf, quotedList, type Wording } from './wording.ts';

/** The finding texts of one language: every code that English has. */
export interface FindingLanguage {
  readonly locale: Language;
  /** The names of a score's parts. */
  readonly parts: typeof PART_NAMES;
  readonly wordings: Readonly<Record<keyof typeof WORDINGS, Wording>>;
  /** A gain that includes other rules: the total, and the points of each rule. */
  readonly gain: (total: string, shares: string) => string;
  /** Stands for all rules that are not named, before their sum. */
  readonly otherRules: string;
}

const quote = (item: string): string => `“${item}”`;

function inField(field: string): Wording['sentence'] {
  return (finding) => {
    const keyword = quote(finding.text('keyword'));
    if (finding.is('isEmpty')) return `The ${field} is empty. Write one that contains ${keyword}.`;
    const it = `The ${field}${finding.is('standsIn') ? ' (the title is used for it)' : ''}`;
    if (finding.isGood) return `${it} contains ${keyword}.`;
    if (finding.number('occurrences') > 1) return `${it} repeats ${keyword}. Once is enough.`;
    if (finding.number('wordShare') > 0) return `${it} contains only some of the words in ${keyword}.`;
    return `${it} does not contain ${keyword}.`;
  };
}

function width(field: string): Wording['sentence'] {
  return (finding) => {
    const [pixels, maximum] = [finding.written('pixels'), finding.written('maximum')];
    if (finding.is('isEmpty') && finding.number('pixels') === 0)
      return `There is no ${field}. Write one for the search result.`;
    if (finding.isGood) return `The ${field} fits the search result (${pixels} of ${maximum} pixels).`;
    return finding.number('pixels') > finding.number('maximum')
      ? `The ${field} will be cut off in the search result: it is ${pixels} pixels wide, and ${maximum} are shown.`
      : `The ${field} leaves room in the search result: it uses ${pixels} of ${maximum} pixels.`;
  };
}

const FEATURES: Readonly<Record<string, string>> = {
  list: 'a list',
  table: 'a table',
  image: 'an image',
  questions: 'questions as headings',
};

const FORMATS: Readonly<Record<string, string>> = {
  listicle: 'a listicle',
  how_to: 'a how-to guide',
  comparison: 'a comparison',
  answer: 'an answer to a question',
};

const WORDINGS = {
  ...ENGLISH_SUBSTANCE,
  ...ENGLISH_TEXT,
  keyword_in_title: { name: 'Keyword in the title', sentence: inField('title') },
  keyword_in_meta_title: { name: 'Keyword in the meta title', sentence: inField('meta title') },
  keyword_in_meta_description: {
    name: 'Keyword in the meta description',
    sentence: inField('meta description'),
  },
  keyword_in_slug: { name: 'Keyword in the URL', sentence: inField('slug') },
  keyword_in_introduction: {
    name: 'Keyword in the introduction',
    sentence: (finding) => {
      if (finding.is('hasPhrase'))
        return finding.isGood
          ? 'The first 100 words use the keyword.'
          : 'The first 100 words use the keyword, but the text repeats it too often for this to count in full.';
      const keyword = quote(finding.text('keyword'));
      return finding.number('wordShare') === 1
        ? `The first 100 words contain the words in ${keyword}, but not together.`
        : `Use ${keyword} in the first 100 words.`;
    },
  },
  keyword_in_headings: {
    name: 'Keyword in headings',
    sentence: (finding) => {
      if (finding.number('headings') === 0)
        return 'The text has no section headings. Add some. A heading that names the subject helps readers who skim.';
      if (finding.number('withKeyword') === 0)
        return 'No heading names the subject. A heading that does helps readers who skim.';
      const headings = finding.counted('headings', 'heading', 'headings');
      const found = `${finding.written('withKeyword')} of ${headings} ${finding.form('withKeyword', 'names', 'name')} the subject`;
      return finding.isGood ? `${found}.` : `${found}, which reads as keyword stuffing.`;
    },
  },
  keyword_density: {
    name: 'Keyword density',
    sentence: (finding) => {
      const times = finding.counted('count', 'time', 'times');
      const found = `${quote(finding.text('keyword'))} is used ${times}, ${finding.written('density')}% of the words`;
      if (finding.isGood) return `${found}, which is in the usual range.`;
      return finding.number('density') < finding.number('minimum')
        ? `${found}. At ${finding.written('minimum')}% or more, it is clear what the text is about.`
        : `${found}. More than ${finding.written('maximum')}% reads as repetitive.`;
    },
  },
  keyword_distribution: {
    name: 'Keyword throughout the text',
    sentence: (finding) => {
      if (finding.isGood) return 'The keyword is spread throughout the text.';
      return isRepeatedOnly(finding)
        ? 'The keyword is spread throughout the text, but repeated too often for this to count in full.'
        : `A long stretch, ${percentOf(finding, 'longestShare')}% of the text, does not mention ${quote(finding.text('keyword'))}. Show how it relates to the subject, or shorten it.`;
    },
  },
  keyword_stuffing: {
    name: 'Natural use of the keyword',
    sentence: (finding) =>
      finding.isGood
        ? 'The keyword is used naturally.'
        : `${quote(finding.text('keyword'))} is used ${finding.counted('excess', 'time', 'times')} more than reads naturally. Remove some.`,
  },
  target_keywords: {
    name: 'Target keywords',
    sentence: (finding) =>
      finding.isGood
        ? 'All target keywords are used.'
        : `${finding.written('used')} of ${finding.counted('count', 'target keyword is', 'target keywords are')} used. Missing: ${finding.text('missing')}.`,
  },
  meta_title_length: { name: 'Meta title length', sentence: width('meta title') },
  meta_description_length: { name: 'Meta description length', sentence: width('meta description') },
  subject_terms: {
    name: 'Topic terms',
    sentence: (finding) => {
      const of = finding.counted('terms', 'topic term', 'topic terms');
      const from = finding.is('isModelled')
        ? ' (based on your keywords alone; add pages to compare with)'
        : '';
      const used = `${finding.written('used')} of ${of} ${finding.form('used', 'is', 'are')} used${from}`;
      if (finding.isGood) return `${used}.`;
      if (finding.is('isStuffed'))
        return `${used}. Cramming terms into a paragraph costs points. Repeat them less.`;
      const overused =
        finding.number('overused') > 0
          ? ` ${finding.counted('overused', 'term is', 'terms are')} used more often than other pages do.`
          : '';
      if (finding.text('missing') !== '') return `${used}. Missing: ${finding.text('missing')}.${overused}`;
      return `${used}, but too rarely to cover the subject.${overused}`;
    },
  },
  subject_headings: {
    name: 'Topics in headings',
    sentence: (finding) =>
      finding.isGood
        ? 'Your headings cover the topics that other pages use as headings.'
        : `Your headings cover ${finding.written('covered')} of ${finding.counted('topics', 'topic', 'topics')} that other pages use as headings. Missing: ${finding.text('missing')}.`,
  },
  subject_questions: {
    name: 'Questions covered',
    sentence: (finding) =>
      finding.isGood
        ? 'The text covers every question people ask about the subject.'
        : `The text covers ${finding.written('treated')} of ${finding.counted('questions', 'question', 'questions')} about the subject. Missing: ${quotedList(finding.text('missing'), quote)}.`,
  },
  questions_answered: {
    name: 'Questions answered',
    sentence: (finding) => {
      const counted =
        finding.number('answered') === 0
          ? 'No question has'
          : finding.counted('answered', 'question has', 'questions have');
      const found = `${counted} a heading followed by an answer`;
      return finding.isGood
        ? `${found}.`
        : `${found}; aim for ${finding.written('recommended')}. Not answered: ${quotedList(finding.text('missing'), quote)}.`;
    },
  },
  result_features: {
    name: 'What results offer',
    sentence: (finding) => {
      if (finding.isGood) return 'The text offers what most other pages offer.';
      const lacking = finding.text('missing').split(', ');
      return `The text is missing what most other pages have: ${lacking.map((code) => FEATURES[code] ?? code).join(', ')}.`;
    },
  },
  result_format: {
    name: 'Preferred format',
    sentence: (finding) => {
      const favoured = FORMATS[finding.text('favoured')] ?? finding.text('favoured');
      return finding.isGood
        ? `Like most other pages, this is ${favoured}.`
        : `Most other pages use a different format: ${favoured}. Write one too, and say so in the title.`;
    },
  },
  slug_form: {
    name: 'URL format',
    sentence: (finding) => {
      if (finding.isGood) return 'The URL is short and readable.';
      return finding.is('isTooLong')
        ? `The URL has ${finding.counted('characters', 'character', 'characters')}. Keep it under ${finding.written('maximum')}.`
        : 'Use only lowercase letters and digits in the URL, with hyphens between words.';
    },
  },
} satisfies Readonly<Record<string, Wording>>;

/** The finding texts in English. */
export const english: FindingLanguage = {
  locale: 'en',
  parts: PART_NAMES,
  wordings: WORDINGS,
  gain: (total, shares) => `This edit also affects other rules. ${total} in all: ${shares}.`,
  otherRules: 'other rules',
};
