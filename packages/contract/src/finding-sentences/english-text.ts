import { ofOtherPages, type ReadFinding, type Wording } from './wording.ts';

const otherPages = (finding: ReadFinding, key: string, middleKey?: string): string | null =>
  ofOtherPages(
    finding,
    key,
    (middle, asked) => {
      const has = `the median of the other pages is ${middle}`;
      return asked === null ? has : `${has}, and the target is ${asked}`;
    },
    middleKey,
  );

/** English findings about readability, structure, and proof. */
export const ENGLISH_TEXT = {
  reading_ease: {
    name: 'Reading ease',
    sentence: (finding) => {
      const found = `Reading ease is ${finding.written('easeIndex')} out of 100`;
      if (finding.isGood) return `${found}.`;
      const asked =
        otherPages(finding, 'targetIndex', 'middleIndex') ??
        `plain English starts at ${finding.written('targetIndex')}`;
      return `${found}; ${asked}. Use shorter sentences and more common words.`;
    },
  },
  long_sentences: {
    name: 'Long sentences',
    sentence: (finding) => {
      const limit = finding.counted('limit', 'word', 'words');
      if (finding.number('count') === 0) return `No sentence is longer than ${limit}.`;
      const of = finding.counted('sentences', 'sentence', 'sentences');
      const found = `${finding.written('count')} of ${of} ${finding.form('count', 'is', 'are')} longer than ${limit}`;
      return finding.isGood ? `${found}.` : `${found}. Split them.`;
    },
  },
  long_paragraphs: {
    name: 'Long paragraphs',
    sentence: (finding) => {
      const limit = finding.counted('limit', 'word', 'words');
      if (finding.number('count') === 0) return `No paragraph is longer than ${limit}.`;
      const of = finding.counted('paragraphs', 'paragraph', 'paragraphs');
      return `${finding.written('count')} of ${of} ${finding.form('count', 'is', 'are')} longer than ${limit}. Split them where a thought ends.`;
    },
  },
  repeated_openings: {
    name: 'Sentence openings',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Sentences start in different ways.'
        : `${finding.counted('count', 'place has', 'places have')} ${finding.written('limit')} or more sentences in a row that start with the same word.`,
  },
  passive_voice: {
    name: 'Passive voice',
    sentence: (finding) =>
      `${finding.counted('count', 'sentence uses', 'sentences use')} the passive voice${finding.isGood ? '.' : '. Say who does what.'}`,
  },
  slips: {
    name: 'Errors',
    sentence: (finding) => {
      if (finding.number('count') === 0) return 'No errors found.';
      const found = `${finding.counted('count', 'error', 'errors')} in ${finding.counted('sentences', 'sentence', 'sentences')}`;
      return finding.isGood
        ? `${found}.`
        : `${found}, such as a sentence that starts with a lowercase letter or a space before a comma. Correct ${finding.form('count', 'it', 'them')}.`;
    },
  },
  misspellings: {
    name: 'Spelling',
    sentence: (finding) => {
      if (finding.number('count') === 0) return 'No likely misspellings found.';
      const found = finding.counted('count', 'word may be misspelled', 'words may be misspelled');
      return `${found}. Check ${finding.form('count', 'it', 'them')}.`;
    },
  },
  wording_variety: {
    name: 'Varied wording',
    sentence: (finding) => {
      const found = `${finding.written('variety')} of every 50 words are different`;
      return finding.isGood
        ? `The wording varies: ${found}.`
        : `The wording is monotonous: ${found}; most edited articles have ${finding.written('recommended')} or more. Vary your words, or say something new.`;
    },
  },
  text_length: {
    name: 'Length',
    sentence: (finding) => {
      const found = `The text has ${finding.counted('words', 'word', 'words')}`;
      if (finding.isGood) return `${found}.`;
      const asked =
        otherPages(finding, 'recommended') ??
        `thorough articles have ${finding.counted('recommended', 'word', 'words')} or more`;
      return `${found}; ${asked}.`;
    },
  },
  heading_order: {
    name: 'Heading order',
    sentence: (finding) =>
      finding.isGood
        ? 'Headings do not skip a level.'
        : `${finding.counted('count', 'heading skips', 'headings skip')} a level.`,
  },
  long_sections: {
    name: 'Section length',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'No section goes on too long without a heading.'
        : `${finding.counted('count', 'section is', 'sections are')} longer than ${finding.counted('limit', 'word', 'words')}. Add a heading.`,
  },
  empty_sections: {
    name: 'Empty sections',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Every heading has text below it.'
        : `${finding.counted('count', 'heading has', 'headings have')} no text below.`,
  },
  lists: {
    name: 'Lists',
    sentence: (finding) => {
      const found = `The text has ${finding.counted('count', 'list', 'lists')}`;
      return finding.isGood
        ? `${found}.`
        : `${found}; ${finding.written('recommended')} would make it easier to scan.`;
    },
  },
  links: {
    name: 'Links',
    sentence: (finding) => {
      const found = `The text links to ${finding.counted('count', 'page', 'pages')}`;
      return finding.isGood
        ? `${found}.`
        : `${found}; ${finding.written('recommended')} would suit its length.`;
    },
  },
  link_text: {
    name: 'Link text',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Every link says where it goes.'
        : `${finding.counted('count', 'link does', 'links do')} not say where ${finding.form('count', 'it goes', 'they go')}.`,
  },
  image_alternatives: {
    name: 'Alt text',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Every image has alt text.'
        : `${finding.written('count')} of ${finding.counted('images', 'image has', 'images have')} no alt text.`,
  },
  subject_breadth: {
    name: 'Breadth',
    sentence: (finding) => {
      const found = finding.counted('count', 'distinct longer word', 'distinct longer words');
      return finding.isGood
        ? `The text says a lot: ${found}.`
        : `The text says little: ${found}; most edited articles have ${finding.written('recommended')} or more. Say more about the subject.`;
    },
  },
  concrete_details: {
    name: 'Concrete details',
    sentence: (finding) => {
      const of = finding.counted('sentences', 'sentence', 'sentences');
      const found = `${finding.written('count')} of ${of} ${finding.form('count', 'gives', 'give')} a figure or a name`;
      return finding.isGood
        ? `${found}.`
        : `${found}; ${finding.written('recommended')} would make the text more concrete.`;
    },
  },
  own_details: {
    name: 'Original details',
    sentence: (finding) => {
      const counted =
        finding.number('count') === 0
          ? 'No sentence has'
          : finding.counted('count', 'sentence has', 'sentences have');
      const found = `${counted} a figure or a name that is on none of the compared pages`;
      return finding.isGood
        ? `${found}.`
        : `${found}; aim for ${finding.written('recommended')}. Add what only you know.`;
    },
  },
  figures: {
    name: 'Figures',
    sentence: (finding) => {
      const found = `The text gives ${finding.counted('count', 'figure', 'figures')}`;
      return finding.isGood
        ? `${found}.`
        : `${found}; ${finding.written('recommended')} would make it more concrete.`;
    },
  },
  quotations: {
    name: 'Quotations',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Nobody is quoted. Quote someone who knows the subject.'
        : `The text quotes ${finding.counted('count', 'passage', 'passages')}.`,
  },
  citations: {
    name: 'Sources',
    sentence: (finding) => {
      const own = finding.counted('own', 'test or measurement', 'tests or measurements');
      const found =
        finding.number('own') === 0
          ? `The text names ${finding.counted('count', 'source', 'sources')}`
          : `The text reports ${own} of its own and names ${finding.counted('outside', 'outside source', 'outside sources')}`;
      return finding.isGood
        ? `${found}.`
        : `${found}; ${finding.written('recommended')} would suit its length.`;
    },
  },
  unsourced_figures: {
    name: 'Figures without a source',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Every figure that needs a source has one.'
        : `${finding.written('count')} of ${finding.counted('figures', 'figure', 'figures')} ${finding.form('count', 'has', 'have')} no source. Name a source in the same sentence, or say that ${finding.form('count', 'the figure is', 'they are')} from your own test or price list.`,
  },
  unsourced_quotations: {
    name: 'Quotations without a source',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Every quotation names its speaker.'
        : `${finding.written('count')} of ${finding.counted('quotations', 'quotation', 'quotations')} ${finding.form('count', 'does', 'do')} not name a speaker. Name or link the source.`,
  },
} satisfies Readonly<Record<string, Wording>>;
