import { withoutAnnouncement } from './about-the-text.ts';
import words from './deliverable-words.json' with { type: 'json' };

type Language = keyof typeof words;
const isKnown = (language: string): language is Language => Object.hasOwn(words, language);
const SENTENCES = /(?<=[.!?])\s+/u;

/**
 * An idea without what it says of the text that is wanted: 'for a category page', 'need something calm', and sentences
 * that name a kind of article and its tone but no subject. As it was where nothing else would be left.
 */
export function withoutDeliverable(idea: string, language: string): string {
  if (!isKnown(language)) return idea;
  const { place, wish, alone } = words[language];
  const rest = idea
    .split(SENTENCES)
    .filter((sentence) => !new RegExp(`^(?:${alone})`, 'iu').test(sentence))
    .join(' ')
    .replace(new RegExp(` (?:${place})(?=[,.;:?!)]|\\s[–—-]|$)`, 'iu'), '')
    .replace(new RegExp(`(?:,|;| [–—-]) (?:${wish})[^.?!]*`, 'iu'), '')
    .trim();
  return withoutAnnouncement(rest.includes(' ') ? rest : idea, language);
}
