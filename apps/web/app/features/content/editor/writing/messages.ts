import type { WritingKind } from '@pagewright/contract/content';
import { defineMessages } from '../../../../lib/messages/define-messages.ts';
import type { BrowserModelState } from './browser-model.ts';
import type { MissingEvidence } from './missing-evidence.ts';

const NAMES: Readonly<Record<WritingKind, string>> = {
  draft: 'Draft this section',
  continue: 'Continue writing',
  rewrite: 'Rewrite',
  shorten: 'Shorten',
  simplify: 'Simplify',
  titles: 'Suggest titles',
  descriptions: 'Suggest meta descriptions',
};
const DONE: Readonly<Record<WritingKind, string>> = {
  draft: 'Draft',
  continue: 'Continuation',
  rewrite: 'Rewritten',
  shorten: 'Shortened',
  simplify: 'Simplified',
  titles: 'Titles',
  descriptions: 'Meta descriptions',
};

/** Texts of AI writing in the editor. */
export const writingMessages = defineMessages('writingMessages', (format) => {
  const suggestions = { one: '# suggestion', other: '# suggestions' };
  return {
    write: 'Write',
    writeSelection: 'Write: rewrite the selection',
    name: (kind: WritingKind) => NAMES[kind],
    missing: (missing: MissingEvidence, mayConnect: boolean): string => {
      if (missing === 'pages')
        return 'Needs pages to quote from, or a language model. Add competitor pages next to the score.';
      if (missing === 'keyword') return 'Needs a primary keyword. Enter one next to the text.';
      return mayConnect
        ? 'Needs a language model, and none is connected.'
        : 'Needs a language model. An admin can connect one.';
    },
    connectModel: 'Connect a model in Settings',
    browserModel: (isChosen: boolean): string =>
      isChosen ? 'Stop using this browser’s own model' : 'Use this browser’s own model',
    browserModelHelp: (state: BrowserModelState): string => {
      const here = 'The model runs on this computer: your text goes to no model service.';
      return state === 'available' ? here : `${here} The browser downloads it first, once.`;
    },
    writingHere: 'This browser’s model is writing',
    fetchingModel: (share: number) => `The browser is downloading its model: ${format.percent(share)}`,
    browserFailed: 'This browser’s model gave no answer. Try again, or use the built-in engine.',
    region: 'Suggestions',
    done: (kind: WritingKind) => DONE[kind],
    place: (at: number, of: number) => `Suggestion ${format.number(at)} of ${format.number(of)}`,
    previous: 'Previous suggestion',
    next: 'Next suggestion',
    accept: 'Accept',
    reject: 'Reject',
    acceptAll: 'Accept all',
    rejectAll: 'Reject all',
    builtIn: 'Built-in engine',
    extracted: 'extracted; rewrite before publishing',
    sources: 'From',
    noSources: 'Based on no pages',
    ownWords: 'From your own words',
    untitled: 'Untitled page',
    effect: (points: number) =>
      points === 0
        ? 'No change in score'
        : `${points > 0 ? '+' : '−'}${format.plural(Math.abs(points), { one: '# point', other: '# points' })}`,
    effectUnknown: 'Effect on the score: —',
    effectComing: 'Scoring…',
    unsourced: 'Unsourced: no page in the evidence says this',
    checked: 'Checked for figures, quotations, studies, names, and links only',
    unsourcedList: (words: string) => `Unsourced: ${words}`,
    cancel: 'Cancel',
    dismiss: 'Close',
    again: 'Try again',
    useBuiltIn: 'Use the built-in engine',
    nothingSelected: 'Place the cursor in a paragraph, or select the text you want to rewrite.',
    tooMuch: 'Select at most 20 paragraphs of up to 6,000 characters each.',
    saveFirst: 'The content could not be saved. Save it, then try again.',
    changedMeanwhile: 'The text changed while the suggestion was being written. Try again.',
    came: (kind: WritingKind, count: number) =>
      `${DONE[kind]}: ${format.plural(count, suggestions)} to accept or reject`,
    accepted: (count: number) => `${format.plural(count, suggestions)} accepted`,
    rejected: (count: number) => `${format.plural(count, suggestions)} rejected`,
    undo: 'Undo',
    dropped: (count: number) =>
      format.plural(count, {
        one: 'A suggestion was dropped because its place in the text is gone.',
        other: '# suggestions were dropped: their place in the text is gone.',
      }),
    broughtBack: (count: number) => `${format.plural(count, suggestions)} from earlier, still to review`,
    leftOut: (count: number) =>
      format.plural(count, {
        one: '# address that is not in the evidence was taken out.',
        other: '# addresses that are not in the evidence were taken out.',
      }),
    cancelled: 'Canceled. The text is unchanged.',
    proposals: (kind: WritingKind): string =>
      kind === 'titles' ? 'Suggested titles' : 'Suggested meta descriptions',
    proposalsBy: (who: string) => `${who}. Choosing one fills the field; nothing else changes.`,
    pixels: (found: number, most: number) => `${format.number(found)} of ${format.number(most)} pixels`,
    tooWide: 'is cut off',
    asTitle: 'Use as title',
    asMetaTitle: 'Use as meta title',
    asDescription: 'Use',
    filled: 'The field was filled.',
  };
});
