import { percentOf, repeatsWhole, type Wording } from './wording.ts';

/** What is said of a text's substance in English. */
export const ENGLISH_SUBSTANCE = {
  substance: {
    name: 'Substance',
    sentence: () => 'Only a text that says something keeps all of its points.',
  },
  enough_text: {
    name: 'Length',
    sentence: (finding) =>
      finding.isGood
        ? `The text has ${finding.counted('words', 'word', 'words')}, enough to be judged.`
        : `The text has ${finding.counted('words', 'word', 'words')}. Below ${finding.written('enough')} there is too little to judge, so only part of the points counts.`,
  },
  word_order: {
    name: 'Word order',
    sentence: (finding) =>
      finding.isGood
        ? 'The words form sentences.'
        : 'Many words stand in an order that sentences do not have. Write whole sentences.',
  },
  sentences: {
    name: 'Lists of terms',
    sentence: (finding) =>
      finding.isGood
        ? 'The text is written in sentences.'
        : `${percentOf(finding, 'share')} % of the words stand in lists of terms instead of sentences. Say it in sentences.`,
  },
  repetition: {
    name: 'Repeated text',
    sentence: (finding) => {
      if (finding.isGood) return 'The text does not repeat itself.';
      return repeatsWhole(finding)
        ? `${percentOf(finding, 'share')} % of the text repeats earlier text word for word. Say each thing once.`
        : 'The same phrases come again and again. Say each thing once.';
    },
  },
  copied: {
    name: 'Copied text',
    sentence: (finding) =>
      finding.isGood
        ? 'Nothing is copied from the pages compared.'
        : `${percentOf(finding, 'share')} % of the text stands word for word on the pages that it is compared with. Say it in your own words, or quote it.`,
  },
  stuffing: {
    name: 'Keyword stuffing',
    sentence: (finding) =>
      finding.isGood
        ? 'The keyword is used naturally.'
        : `The keyword stands in ${percentOf(finding, 'share')} % of the sentences. Name it only where it is needed.`,
  },
  coherence: {
    name: 'One text',
    sentence: (finding) =>
      finding.isGood
        ? 'Sentences and paragraphs belong together.'
        : 'Neighboring sentences and paragraphs have little in common. The text reads as if it was put together from others.',
  },
  relevance: {
    name: 'About the keyword',
    sentence: (finding) =>
      finding.isGood
        ? 'The text is about its keyword.'
        : 'The sentences that name the keyword say little about it, or it reads as if it was put into sentences on something else. Say more about it, and name it only there.',
  },
} satisfies Readonly<Record<string, Wording>>;
