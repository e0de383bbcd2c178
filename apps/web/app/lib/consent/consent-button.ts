import { createElement } from '../dom/create-element.ts';

/** Creates a button with a click handler. */
export function consentButton(text: string, kind: 'strong' | 'plain', act: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: `consent-button ${kind}` }, text);
  button.addEventListener('click', act);
  return button;
}
