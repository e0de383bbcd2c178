import type { STAGES } from '@pagewright/contract/advanced';
import type { INTENT_NAMES } from '@pagewright/contract/intents';
import { defineMessages } from '../../../../lib/messages/define-messages.ts';
import { codeLabel } from '../../../../lib/messages/code-label.ts';
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

/** Texts of the intent results. */
export const intentMessages = defineMessages('intentMessages', (format) => ({
  ...names,
  mix: 'What people who search for this want',
  mixHelp:
    'Informational, navigational, and transactional add up to 100%. Commercial and local are rated separately.',
  leading: 'Leading intent',
  ofResults: 'Search results point to',
  favoured: 'Format the results favor',
  servedBy: (form: string) => `best format: ${form}`,
  format: (code: string) => codeLabel(pageKindMessages, `kind_${code}`, code),
  signs: 'Signals, strongest first',
  signColumn: 'Sign',
  speaksFor: 'Points most to',
  speaksAgainst: 'Points most away from',
  pages: 'Planned pages',
  noPages: 'No intent is likely enough to need its own page.',
  about: (stage: string, form: string) => `${stage} · ${form}`,
  primaryKeyword: 'Primary keyword',
  keywords: 'Other keywords',
  questions: 'Questions to answer',
  alsoServes: 'Also serves',
  sharedPages:
    'An intent without a keyword of its own shares a page: two pages for the same search would compete with each other.',
  linksTo: 'Next page',
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
