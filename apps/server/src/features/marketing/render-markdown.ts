import { foldText } from '@pagewright/contract/fold-text';
import markdownIt from 'markdown-it';
import { Markup } from '../../platform/http/pages/markup.ts';
import { siteMessages as say } from './messages.ts';
import type { SiteFacts } from './site-facts.ts';

/** A heading in a table of contents. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** A rendered text. */
export interface RenderedText {
  readonly body: Markup;
  /** The second-level headings. */
  readonly headings: readonly Heading[];
}

const markdown = markdownIt({ html: false, linkify: false });
markdown.renderer.rules['link_open'] = (tokens, index, options, _env, renderer) => {
  const link = tokens[index];
  if (/^https?:/.test(String(link?.attrGet('href')))) link?.attrSet('rel', 'noopener');
  return renderer.renderToken(tokens, index, options);
};
/** `{name}`: a fact known only to the operator. */
const FACT = /\{(\w+)\}/g;
/** `[[words with {name}||other words]]`: the first alternative whose facts are all known, or nothing. */
const CHOICE = /\[\[(.+?)\]\](?!\])/g;

/**
 * Renders our own Markdown: headings are linkable, and tables scroll on phones.
 * @param facts Values for its `{names}`; without them, the text has none.
 */
export function renderMarkdown(source: string, facts?: Pick<SiteFacts, 'operator'>): RenderedText {
  const headings: Heading[] = [];
  const tokens = markdown.parse(facts ? fillFacts(source, facts) : source, {});
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const text = tokens[index + 1]?.content.replaceAll(/[*`]/g, '') ?? '';
    const id = headingId(text);
    token.attrSet('id', id);
    if (token.tag === 'h2') headings.push({ id, text });
  }
  let tables = 0;
  const body = markdown.renderer
    .render(tokens, markdown.options, {})
    .replaceAll(
      '<table>',
      () => `<div class="scroll" tabindex="0" role="region" aria-label="${say.table((tables += 1))}"><table>`,
    )
    .replaceAll('</table>', '</table></div>');
  return { body: new Markup(body), headings };
}

/** Inserts facts. Paragraphs and list items with an unknown fact are left out. */
function fillFacts(source: string, { operator }: Pick<SiteFacts, 'operator'>): string {
  const facts: Readonly<Record<string, string | null>> = {
    operatorName: operator.name,
    operatorAddress: operator.address,
    operatorEmail: operator.email,
    governingLaw: operator.governingLaw,
  };
  const isKnown = (words: string): boolean =>
    [...words.matchAll(FACT)].every(([, name = '']) => facts[name] !== null);
  return source
    .replaceAll(CHOICE, (_, choice: string) => choice.split('||').find(isKnown) ?? '')
    .split('\n')
    .flatMap((line) =>
      isKnown(line) ? [line.replaceAll(FACT, (whole, name: string) => facts[name] ?? whole)] : [],
    )
    .join('\n');
}

function headingId(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
