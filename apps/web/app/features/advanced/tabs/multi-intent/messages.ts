import type { STAGES } from '@pagewright/contract/advanced';
import type { INTENT_NAMES } from '@pagewright/contract/intents';
import { defineMessages } from '../../../../lib/messages/define-messages.ts';
import { wordsOfCode } from '../../../../lib/messages/words-of-code.ts';
import { pageKindMessages } from '../../page-kind-messages.ts';

const names: Readonly<
  Record<`intent_${(typeof INTENT_NAMES)[number]}` | `stage_${(typeof STAGES)[number]}`, string>
> = {
  intent_informational: 'Informational: to learn',
  intent_navigational: 'Navigational: to get there',
  intent_transactional: 'Transactional: to act',
  intent_commercial: 'Commercial: to choose',
  intent_local: 'Local: nearby',
  stage_awareness: 'Awareness',
  stage_consideration: 'Consideration',
  stage_decision: 'Decision',
  stage_retention: 'Retention',
};

/** What the results about intents say. */
export const intentMessages = defineMessages('intentMessages', (format) => ({
  ...names,
  mix: 'What people who search this are after',
  mixHelp:
    'Informational, navigational and transactional add up to 100 %; commercial and local stand beside them.',
  leading: 'Leading intent',
  ofResults: 'Results page speaks for',
  favoured: 'Format that the results favour',
  servedBy: (form: string) => `served by: ${form}`,
  format: (code: string) => wordsOfCode(pageKindMessages, `kind_${code}`, code),
  signs: 'The signs, strongest first',
  signColumn: 'Sign',
  speaksFor: 'Speaks most for',
  speaksAgainst: 'Speaks most against',
  pages: 'One page for each intent',
  noPages: 'No intent is likely enough for a page of its own.',
  about: (stage: string, form: string) => `${stage} · ${form}`,
  primaryKeyword: 'Primary keyword',
  keywords: 'Further keywords',
  questions: 'Questions to answer',
  linksTo: 'Leads on to',
  share: (intents: string) => `One page can serve these together: ${intents}.`,
  stages: 'Stages',
  uncovered: (uncovered: number, all: number) =>
    `${format.number(uncovered)} of ${format.plural(all, { one: '# keyword', other: '# keywords' })} without an article`,
  empty: 'no keyword',
  keyword: 'Keyword',
  stage: 'Stage',
  intent: 'Intent',
  likely: 'Likely',
  articles: 'Your articles',
  write: 'Plan an outline',
  writeNamed: (keyword: string) => `Plan an outline for ${keyword}`,
  none: 'none yet',
}));
