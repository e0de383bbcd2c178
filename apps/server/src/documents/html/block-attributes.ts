import type { TextStyle } from './styles.ts';
import type { Attributes } from './tags.ts';

const LANGUAGE_CLASS = /(?:^|[\s:])(?:language-|lang-|highlight-source-|brush:\s*)([\w+#.-]{1,50})/;

/** A whole number, or undefined. */
function whole(value: string | undefined): number | undefined {
  return value !== undefined && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : undefined;
}

/** The programming language in the classes of a `<pre>` or `<code>`; null if there is none. */
export function languageOf(attributes: Attributes): string | null {
  return LANGUAGE_CLASS.exec((attributes.get('class') ?? '').slice(0, 500))?.[1] ?? null;
}

/** The number of a list's first entry. */
export function startOf(attributes: Attributes): number {
  return whole(attributes.get('start')) ?? 1;
}

/** The attributes of a `<td>` or `<th>`. */
export function cellOf(attributes: Attributes, style: TextStyle): Record<string, unknown> {
  const widths = attributes.get('colwidth') ?? attributes.get('data-colwidth');
  return {
    colspan: whole(attributes.get('colspan')),
    rowspan: whole(attributes.get('rowspan')),
    colwidth: widths?.split(',', 1_000).map((width) => whole(width)),
    align: style.align ?? attributes.get('align')?.toLowerCase(),
  };
}
