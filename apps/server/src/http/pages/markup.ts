/** Text that is markup already and is inserted as it is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: markup as it is, all else as escaped text; null and false leave nothing. */
export type MarkupValue = Markup | string | number | null | false | readonly MarkupValue[];

/** Characters that neither HTML nor XML can carry. */
const UNPRINTABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text as it may stand in an element or a quoted attribute, of HTML as of XML. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(UNPRINTABLE, '')
    .replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** A template of HTML or XML: what is put in is escaped unless it is markup. Attributes must stand in quotes. */
export function markup(parts: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  return new Markup(parts.map((part, index) => part + write(values[index] ?? null)).join(''));
}

/** Data for a `<script type="application/ld+json">`: JSON in which no character can end the element. */
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
