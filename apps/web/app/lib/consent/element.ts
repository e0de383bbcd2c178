type Child = Node | string;

/** Makes an element with attributes and children; an attribute that is `false` is left out, `true` stands alone. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | boolean>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

/** Makes a button that does something. */
export function button(text: string, kind: 'strong' | 'plain', act: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: `consent-button ${kind}` }, text);
  made.addEventListener('click', act);
  return made;
}
