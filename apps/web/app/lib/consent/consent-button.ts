import { createElement } from '../dom/create-element.ts';

/** Creates a button with a click handler. */
export function consentButton(text: string, kind: 'strong' | 'plain', act: () => void): HTMLButtonElement {
  const made = createElement('button', { type: 'button', class: `consent-button ${kind}` }, text);
  made.addEventListener('click', act);
  return made;
}
