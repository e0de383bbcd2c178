import { wordShares } from '../background/word-classes.ts';
import { withoutAnnouncement } from './about-the-text.ts';
import words from './deliverable-words.json' with { type: 'json' };

type Language = keyof typeof words;
const isSupported = (language: string): language is Language => Object.hasOwn(words, language);
const SENTENCES = /(?<=[.!?])\s+/u;

/**
 * Removes what an idea says about the requested text: 'for a category page', 'need something calm', and sentences that
 * name a content type and tone but no subject. Unchanged if nothing else would remain.
 */
export function withoutDeliverable(idea: string, language: string): string {
  if (!isSupported(language)) return idea;
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

/**
 * Removes an opening that names the text and its readers but no subject: 'a guide for tenants: how to bleed a radiator'.
 * Unchanged if nothing else would remain.
 */
export function withoutReaders(idea: string, language: string): string {
  if (!isSupported(language)) return idea;
  const rest = idea.replace(new RegExp(words[language].readers, 'iu'), '').trim();
  const opening = idea.slice(0, idea.length - rest.length);
  return rest.includes(' ') && !(ITEMS.test(rest) && namesSubject(opening, language)) ? rest : idea;
}

/** Things one after the other, none of them a question or a task. */
const ITEMS = /^(?!(?:how|what|when|where|why|which|who) )[^,:.?!]+,[^:.?!]+\.?$/iu;
/** What a text is called, not what it is about. */
const GENRE =
  /^(?:blog|content|landing|web|pillar|category|product|news|help|faq|seo|opinion|travel|reference)$/iu;

/** Whether an opening says what its text is about: 'meal prep guide for nurses'. */
function namesSubject(opening: string, language: Language): boolean {
  const { about = '' } = /(?<about>\p{L}+) \p{L}+ for /u.exec(opening)?.groups ?? {};
  return (
    language === 'en' && !GENRE.test(about) && (wordShares(language, about.toLowerCase())?.noun ?? 0) > 0.5
  );
}
