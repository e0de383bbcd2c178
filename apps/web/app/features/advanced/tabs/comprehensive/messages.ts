import { defineMessages } from '../../../../lib/messages/define-messages.ts';

/** Texts of the comprehensive report. */
export const comprehensiveMessages = defineMessages('comprehensiveMessages', (format) => ({
  part_score: 'The text',
  part_intent: 'What searchers want',
  part_gaps: 'Content gaps',
  part_strategies: 'Competitors',
  part_links: 'Link opportunities',
  state_failed: 'failed',
  state_left_out: 'left out',
  gains: 'The three largest gains',
  noGains: 'No larger gains were found with the input given.',
  shareHelp:
    'Each bar shows the share of its own part’s possible gain. The parts use different measures, so they are not added up.',
  ofPart: (part: string, share: number) => `${part}: ${format.percent(share / 100)} of its possible gain`,
  edit: 'Open in the editor',
  saveDraft: 'Save as a draft and open it',
  saving: 'Saving…',
  saveFailed: 'The draft could not be saved',
  outline: 'Outline an article',
  print: 'Print or save the report as PDF',
  leading: 'Leading intent',
  noLeading: '— none leads',
}));
