import { markup, type Markup } from '../pages/markup.ts';

/** Renders text between backticks as code. */
export function withCode(description: string): Markup {
  const parts = description.split('`');
  // An unpaired backtick is kept as it is.
  const last = parts.length % 2 === 0 ? `\`${parts.pop()}` : '';
  return markup`${parts.map((part, at) => (at % 2 === 1 ? markup`<code>${part}</code>` : part))}${last}`;
}
