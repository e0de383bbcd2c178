import { ofOtherPages, type ReadFinding, type Wording } from './wording.ts';

const otherPages = (finding: ReadFinding, key: string): string | null =>
  ofOtherPages(finding, key, (middle, asked) => {
    const has = `the middle one of the other pages has ${middle}`;
    return asked === null ? has : `${has}, and ${asked} is asked`;
  });

/** What is said of how a text reads, how it is built, and what it proves. */
export const ENGLISH_TEXT = {
  reading_ease: {
    name: 'Reading ease',
    sentence: (finding) => {
      const found = `Flesch reading ease is ${finding.written('ease')} (grade ${finding.written('grade')})`;
      if (finding.isGood) return `${found}.`;
      const asked = otherPages(finding, 'minimum') ?? `plain English begins at ${finding.written('minimum')}`;
      return `${found}; ${asked}. Use shorter sentences and words.`;
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
      return `${finding.written('count')} of ${of} ${finding.form('count', 'is', 'are')} longer than ${limit}. Divide where a thought ends.`;
    },
  },
  repeated_openings: {
    name: 'Sentence openings',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Sentences begin in different ways.'
        : `${finding.counted('count', 'place has', 'places have')} ${finding.written('limit')} or more sentences in a row that begin with the same word.`,
  },
  passive_voice: {
    name: 'Passive voice',
    sentence: (finding) =>
      `${finding.counted('count', 'sentence uses', 'sentences use')} the passive voice${finding.isGood ? '.' : '. Say who does it.'}`,
  },
  slips: {
    name: 'Slips',
    sentence: (finding) => {
      if (finding.number('count') === 0) return 'No slips found.';
      const found = `${finding.counted('count', 'slip', 'slips')} in ${finding.counted('sentences', 'sentence', 'sentences')}`;
      return finding.isGood
        ? `${found}.`
        : `${found}, such as a sentence that starts in lower case or a space before a comma. Correct ${finding.form('count', 'it', 'them')}.`;
    },
  },
  wording_variety: {
    name: 'Varied wording',
    sentence: (finding) => {
      const found = `${finding.written('variety')} of every fifty words are different`;
      return finding.isGood
        ? `The wording varies: ${found}.`
        : `The wording is monotonous: ${found}; most edited articles have ${finding.written('recommended')} or more. Say it in other words, or say something new.`;
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
    name: 'Order of headings',
    sentence: (finding) =>
      finding.isGood
        ? 'Headings follow each other without leaving out a level.'
        : `${finding.counted('count', 'heading leaves', 'headings leave')} out a level.`,
  },
  long_sections: {
    name: 'Length of sections',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'No section is too long without a heading.'
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
    name: 'Link texts',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Every link says where it leads.'
        : `${finding.counted('count', 'link does', 'links do')} not say where ${finding.form('count', 'it leads', 'they lead')}.`,
  },
  image_alternatives: {
    name: 'Image alternatives',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Every image has an alternative text.'
        : `${finding.written('count')} of ${finding.counted('images', 'image has', 'images have')} no alternative text.`,
  },
  subject_breadth: {
    name: 'How much is said',
    sentence: (finding) => {
      const found = finding.counted('count', 'different longer word', 'different longer words');
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
    name: 'Details of your own',
    sentence: (finding) => {
      const counted =
        finding.number('count') === 0
          ? 'No sentence has'
          : finding.counted('count', 'sentence has', 'sentences have');
      const found = `${counted} a figure or a name that none of the compared pages has`;
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
        ? 'Nobody is quoted. Let somebody who knows say it in their own words.'
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
        ? 'Every figure that wants a source has one.'
        : `${finding.written('count')} of ${finding.counted('figures', 'figure', 'figures')} ${finding.form('count', 'stands', 'stand')} without a source. Name a source in the same sentence, or mark ${finding.form('count', 'the figure', 'them')} as your own test or price.`,
  },
  unsourced_quotations: {
    name: 'Quotations without a source',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Every quotation says whose it is.'
        : `${finding.written('count')} of ${finding.counted('quotations', 'quotation', 'quotations')} ${finding.form('count', 'does', 'do')} not say whose it is. Name or link the source.`,
  },
} satisfies Readonly<Record<string, Wording>>;
