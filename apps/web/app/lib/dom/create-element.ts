type Child = Node | string | null;

/**
 * Creates an element with attributes and children. Text is never parsed as markup. `false` attributes and null children
 * are left out; a `true` attribute has no value.
 */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | boolean>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== false) created.setAttribute(key, value === true ? '' : value);
  }
  created.append(...children.filter((child) => child !== null));
  return created;
}
