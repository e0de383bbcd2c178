import { markup, type Markup } from '../pages/markup.ts';

/** A description with what stands between backticks as code. */
export function withCode(description: string): Markup {
  const parts = description.split('`');
  // A backtick without a partner is one.
  const last = parts.length % 2 === 0 ? `\`${parts.pop()}` : '';
  return markup`${parts.map((part, at) => (at % 2 === 1 ? markup`<code>${part}</code>` : part))}${last}`;
}
