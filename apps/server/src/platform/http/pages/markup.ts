/** Markup that is inserted without escaping. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Template values: markup is inserted as is, everything else is escaped; null and false are omitted. */
export type MarkupValue = Markup | string | number | null | false | readonly MarkupValue[];

/** Characters that neither HTML nor XML allow. */
const UNPRINTABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute of HTML or XML. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(UNPRINTABLE, '')
    .replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** An HTML or XML template: values are escaped unless they are markup. Attributes must be quoted. */
export function markup(parts: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  return new Markup(parts.map((part, index) => part + write(values[index] ?? null)).join(''));
}

/** JSON for a `<script type="application/ld+json">`, escaped so it cannot close the element. */
export function jsonData(value: unknown): Markup {
  const json = JSON.stringify(value) ?? 'null';
  return new Markup(
    json
      .toWellFormed()
      .replaceAll(
        /[<>&\u2028\u2029]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
  );
}

function write(value: MarkupValue): string {
  if (value === null || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string') return escapeText(value);
  return typeof value === 'number' ? String(value) : value.map(write).join('');
}
