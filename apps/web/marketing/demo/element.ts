type Child = Node | string | null;

/** An element with its class and what stands in it; text is never read as markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...children.filter((child) => child !== null));
  return made;
}
