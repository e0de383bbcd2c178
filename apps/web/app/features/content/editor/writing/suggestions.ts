import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { getMessages } from '../../../../lib/messages/define-messages.ts';
import { decorateSuggestions, SUGGESTION_ATTRIBUTE } from './decorate-suggestions.ts';
import { writingMessages } from './messages.ts';
import {
  acceptSuggestions,
  nextSuggestions,
  NO_SUGGESTIONS,
  rejectSuggestions,
  selectSuggestion,
  suggestionsKey,
  getSuggestions,
  type SuggestionsState,
} from './suggestions-state.ts';

/** Keeps suggestions next to the text, which is unaffected until they are accepted. */
export const Suggestions = Extension.create({
  name: 'suggestions',
  addKeyboardShortcuts() {
    const decide = (action: typeof acceptSuggestions): boolean => {
      const { currentId } = getSuggestions(this.editor.state);
      if (currentId === null) return false;
      this.editor.view.dispatch(action(this.editor.state, [currentId]));
      return true;
    };
    return {
      'Mod-Shift-Enter': () => decide(acceptSuggestions),
      'Mod-Shift-Backspace': () => decide(rejectSuggestions),
    };
  },
  addProseMirrorPlugins() {
    return [suggestionsPlugin()];
  },
});

/** Stores the suggestions in the editor state, shows them, and selects one on click. */
export function suggestionsPlugin(): Plugin<SuggestionsState> {
  return new Plugin<SuggestionsState>({
    key: suggestionsKey,
    state: {
      init: () => NO_SUGGESTIONS,
      apply: (transaction, current, before) => nextSuggestions(transaction, current, before.doc),
    },
    props: {
      decorations: (state) =>
        decorateSuggestions(state.doc, getSuggestions(state), getMessages(writingMessages)),
      handleDOMEvents: {
        click(view, event) {
          const { target } = event;
          const found = target instanceof Element ? target.closest(`[${SUGGESTION_ATTRIBUTE}]`) : null;
          const id = found?.getAttribute(SUGGESTION_ATTRIBUTE) ?? null;
          if (id !== null) view.dispatch(selectSuggestion(view.state, id));
          return false;
        },
      },
    },
  });
}
