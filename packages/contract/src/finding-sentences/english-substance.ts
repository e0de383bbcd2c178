import { percentOf, repeatsWhole, type Wording } from './wording.ts';

/** English findings about a text's substance. */
export const ENGLISH_SUBSTANCE = {
  substance: {
    name: 'Substance',
    sentence: () => 'A text keeps all its points only if it says something.',
  },
  enough_text: {
    name: 'Length',
    sentence: (finding) =>
      finding.isGood
        ? `The text has ${finding.counted('words', 'word', 'words')}, enough to score.`
        : `The text has ${finding.counted('words', 'word', 'words')}. With fewer than ${finding.written('enough')}, there is too little to score, so only some of the points count.`,
  },
  word_order: {
    name: 'Word order',
    sentence: (finding) =>
      finding.isGood
        ? 'The words form sentences.'
        : 'Many words are not in the order of a sentence. Write complete sentences.',
  },
  sentences: {
    name: 'Lists of terms',
    sentence: (finding) =>
      finding.isGood
        ? 'The text is written in sentences.'
        : `${percentOf(finding, 'share')}% of the words are in lists of terms instead of sentences. Write sentences.`,
  },
  repetition: {
    name: 'Repeated text',
    sentence: (finding) => {
      if (finding.isGood) return 'The text does not repeat itself.';
      return repeatsWhole(finding)
        ? `${percentOf(finding, 'share')}% of the text repeats earlier text word for word. Say each thing once.`
        : 'The same phrases keep coming back. Say each thing once.';
    },
  },
  copied: {
    name: 'Copied text',
    sentence: (finding) =>
      finding.isGood
        ? 'Nothing is copied from the compared pages.'
        : `${percentOf(finding, 'share')}% of the text matches compared pages word for word. Use your own words, or quote it.`,
  },
  stuffing: {
    name: 'Keyword stuffing',
    sentence: (finding) =>
      finding.isGood
        ? 'The keyword is used naturally.'
        : `The keyword is in ${percentOf(finding, 'share')}% of the sentences. Use it only where you need it.`,
  },
  coherence: {
    name: 'One text',
    sentence: (finding) =>
      finding.isGood
        ? 'Sentences and paragraphs belong together.'
        : 'Neighboring sentences and paragraphs have little in common. The text reads as if it were pieced together from several others.',
  },
  relevance: {
    name: 'About the keyword',
    sentence: (finding) => {
      if (finding.isGood) return 'The text is about its keyword.';
      return finding.is('isRarelyNamed')
        ? 'Hardly any sentence names the keyword. Write about it, or choose a keyword that fits the text.'
        : 'The sentences with the keyword say little about it, or it seems inserted into sentences about something else. Say more about it, and use it only there.';
    },
  },
} satisfies Readonly<Record<string, Wording>>;
