import type { SourceDecision, UnsourcedPlace, UnsourcedReason } from '@pagewright/contract/content';
import { defineMessages } from '../../../../lib/messages/define-messages.ts';

const REASONS: Readonly<Record<UnsourcedReason, string>> = {
  figure: 'States a figure. Where does it come from?',
  quotation: 'Quotes somebody. Who said it, and where?',
  study: 'Refers to research. Which study?',
  claim: 'States a fact that a reader may want to check.',
};

/** Outside the text there are no links, so a figure is sourced where the text has it. */
const PLACES: Readonly<Record<Exclude<UnsourcedPlace, 'text'>, string>> = {
  title: 'In the title. Give this figure a source in the text.',
  metaTitle: 'In the meta title. Give this figure a source in the text.',
  metaDescription: 'In the meta description. Give this figure a source in the text.',
};

/** Texts of the sources pane. */
export const sourcesMessages = defineMessages('sourcesMessages', (format) => ({
  title: 'Sources',
  loading: 'Checking sources...',
  failed: 'The sources could not be checked',
  retry: 'Retry',
  saveFirst: 'Save the content first. Then sentences without a source are listed here.',
  open: (count: number) =>
    count === 0
      ? 'No sentence is missing a source.'
      : format.plural(count, { one: '# sentence has no source.', other: '# sentences have no source.' }),
  required:
    'This workspace requires sources. Content can be published only when each of these sentences has a link or has been accepted.',
  advice: 'Add a link to each, or say why it needs none. You can publish without doing so.',
  reason: (reason: UnsourcedReason) => REASONS[reason],
  outside: (place: keyof typeof PLACES) => PLACES[place],
  show: (sentence: string) => `Show in the text: ${sentence}`,
  addLink: 'Add a link',
  own: 'My own knowledge',
  accept: 'Accept without source',
  undo: 'Undo',
  decided: (kind: SourceDecision, by: string, at: string) =>
    kind === 'own' ? `First-hand knowledge, says ${by}, ${at}` : `Accepted by ${by}, ${at}`,
  address: 'Address of the source',
  addressWrong: 'Enter an address that begins with https:// or http://',
  add: 'Add',
}));
