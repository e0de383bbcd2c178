import { percentOf, type Wording } from './wording.ts';

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
    sentence: (finding) =>
      finding.isGood
        ? 'The text does not repeat itself.'
        : `${percentOf(finding, 'share')} % of the text repeats earlier text word for word. Say each thing once.`,
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
        : 'The sentences with the keyword have little in common with the rest of the text. It reads as if the keyword was added later.',
  },
} satisfies Readonly<Record<string, Wording>>;
