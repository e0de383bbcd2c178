import { defineMessages } from '../../../../lib/messages/define-messages.ts';

/** What the report of a comprehensive analysis says. */
export const comprehensiveMessages = defineMessages('comprehensiveMessages', (format) => ({
  part_score: 'The text',
  part_intent: 'What searchers want',
  part_gaps: 'Content gaps',
  part_strategies: 'Competitors',
  part_links: 'Link opportunities',
  state_failed: 'failed',
  state_left_out: 'left out',
  gains: 'The three largest gains',
  noGains: 'Nothing larger was found to gain with what was given.',
  shareHelp:
    'Each bar is the share of what its own part can give; parts have no common measure, so nothing is added up.',
  ofPart: (part: string, share: number) => `${part}: ${format.percent(share / 100)} of what it can give`,
  edit: 'Open in the editor',
  saveDraft: 'Save as a draft and open it',
  saving: 'Saving…',
  saveFailed: 'The draft could not be saved',
  outline: 'Outline an article',
  print: 'Print the report, or save it as PDF',
  leading: 'Leading intent',
  noLeading: '— none leads',
}));
