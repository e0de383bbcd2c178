import { sitePath } from '@pagewright/contract/site-path';
import {
  ALL_ALLOWED,
  CONSENT_CATEGORIES,
  currentConsent,
  latestConsent,
  NOTHING_ALLOWED,
  type ConsentCategory,
  type ConsentChoice,
} from './consent-store.ts';
import type { ConsentTexts } from './consent-texts.ts';
import { createElement } from '../dom/create-element.ts';
import { documentLanguage } from '../dom/document-language.ts';
import { consentButton } from './consent-button.ts';

/** Actions available in the views. */
export interface ConsentActions {
  readonly customize: () => void;
  readonly back: () => void;
  readonly choose: (choice: ConsentChoice) => void;
  readonly reset: () => void;
  readonly close: () => void;
}

/** Asks for consent. */
export function bannerView(words: ConsentTexts, acts: ConsentActions): Node[] {
  return [
    createElement(
      'div',
      { class: 'consent-words' },
      heading(words.title),
      createElement('p', {}, words.text, ' ', ...policies(words)),
    ),
    createElement(
      'div',
      { class: 'consent-actions' },
      consentButton(words.customize, 'plain', acts.customize),
      consentButton(words.rejectAll, 'strong', () => acts.choose(NOTHING_ALLOWED)),
      consentButton(words.acceptAll, 'strong', () => acts.choose(ALL_ALLOWED)),
    ),
  ];
}

/** Asks about each category, starting from the last choice. */
export function customizeView(words: ConsentTexts, acts: ConsentActions): Node[] {
  const latest = latestConsent() ?? NOTHING_ALLOWED;
  const switches = CONSENT_CATEGORIES.map((category) => ({
    category,
    input: createElement('input', { type: 'checkbox', role: 'switch', checked: latest[category] }),
  }));
  const isOn = (wanted: ConsentCategory): boolean =>
    switches.some(({ category, input }) => category === wanted && input.checked);
  const save = (): void =>
    acts.choose({
      analytics: isOn('analytics'),
      marketing: isOn('marketing'),
      preferences: isOn('preferences'),
    });
  const always = createElement('input', { type: 'checkbox', role: 'switch', checked: true, disabled: true });
  return [
    heading(words.customizeTitle),
    createElement(
      'ul',
      { class: 'consent-rows' },
      switchRow(always, words.essential, words.essentialHelp, words.alwaysOn),
      ...switches.map(({ category, input }) => switchRow(input, words[category], words[`${category}Help`])),
    ),
    createElement('p', {}, ...policies(words)),
    createElement(
      'div',
      { class: 'consent-actions' },
      consentButton(words.back, 'plain', acts.back),
      consentButton(words.rejectAll, 'strong', () => acts.choose(NOTHING_ALLOWED)),
      consentButton(words.save, 'strong', save),
      consentButton(words.acceptAll, 'strong', () => acts.choose(ALL_ALLOWED)),
    ),
  ];
}

/** Shows what is currently allowed. */
export function panelView(words: ConsentTexts, acts: Pick<ConsentActions, 'reset'>): Node[] {
  const allowed = currentConsent() ?? NOTHING_ALLOWED;
  const state = (isOn: boolean): string => (isOn ? words.enabled : words.disabled);
  return [
    heading(words.panelTitle),
    createElement(
      'ul',
      { class: 'consent-rows' },
      stateRow(words.essential, words.essentialHelp, words.alwaysOn, true),
      ...CONSENT_CATEGORIES.map((category) =>
        stateRow(words[category], words[`${category}Help`], state(allowed[category]), allowed[category]),
      ),
    ),
    createElement('div', { class: 'consent-actions' }, consentButton(words.reset, 'plain', acts.reset)),
  ];
}

/** The panel as an overlay that can be closed. */
export function closablePanelView(words: ConsentTexts, acts: ConsentActions): Node[] {
  const view = panelView(words, acts);
  const actions = view.at(-1);
  actions?.appendChild(consentButton(words.close, 'plain', acts.close));
  return view;
}

const heading = (text: string): HTMLElement =>
  createElement('h2', { class: 'consent-title', tabindex: '-1' }, text);

function policies(words: ConsentTexts): Node[] {
  const link = (path: string, text: string): Node =>
    createElement('a', { href: sitePath(path, documentLanguage()), target: '_blank' }, text);
  return [
    link('/privacy-policy', words.privacyPolicy),
    document.createTextNode(' · '),
    link('/cookie-policy', words.cookiePolicy),
  ];
}

function switchRow(input: HTMLInputElement, name: string, help: string, state?: string): Node {
  const label = createElement(
    'label',
    {},
    input,
    createElement('span', {}, createElement('strong', {}, name), help),
  );
  return createElement('li', {}, label, ...(state === undefined ? [] : [badge(state, true)]));
}

function stateRow(name: string, help: string, state: string, isOn: boolean): Node {
  return createElement(
    'li',
    {},
    createElement('span', {}, createElement('strong', {}, name), help),
    badge(state, isOn),
  );
}

const badge = (text: string, isOn: boolean): Node =>
  createElement('span', { class: isOn ? 'consent-badge on' : 'consent-badge' }, text);
