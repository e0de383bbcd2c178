import type { Intent } from '../intent/intent.ts';
import { parsePhrase } from './parse-phrase.ts';
import type { PhraseForm } from './phrase-parts.ts';

const INTENTS: Readonly<Partial<Record<PhraseForm, Intent>>> = {
  task: 'informational',
  why: 'informational',
  definition: 'informational',
  list: 'informational',
  collection: 'informational',
  recipe: 'informational',
  choosing: 'commercial',
  comparison: 'commercial',
  best: 'commercial',
  alternatives: 'commercial',
  worth: 'commercial',
  local: 'local',
  service: 'local',
  shop: 'transactional',
  callout: 'local',
  outing: 'informational',
  trip: 'informational',
  normal: 'informational',
  questions: 'informational',
  signs: 'informational',
  incident: 'informational',
  mistakes: 'informational',
  right: 'informational',
  question: 'informational',
  aid: 'informational',
  rules: 'informational',
};

const WHICH = /^(?:which|what|qué|quels?|quelles?) /iu;

/**
 * The intent expressed by a keyword's wording alone ('alternatives to …', 'how to …'), used without results pages; null
 * if the wording is ambiguous.
 */
export function intentOfWording(
  keyword: string,
  { language = null, idea = null }: { language?: string | null; idea?: string | null } = {},
): Intent | null {
  const phrase = parsePhrase(keyword, language, null, idea);
  // 'Which vacuum to buy' compares.
  if (phrase?.form === 'commercial' && WHICH.test(keyword)) return 'commercial';
  return phrase === null ? null : (INTENTS[phrase.form] ?? null);
}
