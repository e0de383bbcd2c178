import type { Attributes } from './tags.ts';

/** Effects of a style on text; absent if it does not set them. */
export type TextStyle = {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  hidden?: boolean;
  /** White space is preserved. */
  preserved?: boolean;
  align?: string;
  /** A paragraph that Word shows as a list entry; levels start at 0. */
  listLevel?: number;
  /** The bullet or number that Word wrote before an entry. */
  listMarker?: boolean;
  /** Indent in points. */
  indent?: number;
};

/** Styles by class name, from a document's `<style>` elements. */
export type StyleSheet = Map<string, TextStyle>;

const DECLARATION_MAX = 100;
const CLASS_SELECTOR = /^\s*(?:[a-z][a-z0-9]*)?\.([\w-]+)\s*$/i;
const LENGTH = /^(-?\d+(?:\.\d+)?)(pt|in|px|cm)$/;
const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, px: 0.75, cm: 28.35 };

function decoration(value: string, style: TextStyle): void {
  if (value.includes('underline')) style.underline = true;
  if (value.includes('line-through')) style.strike = true;
  if (value.includes('none')) {
    style.underline = false;
    style.strike = false;
  }
}

function apply(property: string, value: string, style: TextStyle): void {
  switch (property) {
    case 'font-weight':
      style.bold = value.startsWith('bold') || Number(value) >= 600;
      break;
    case 'font-style':
      style.italic = value === 'italic' || value === 'oblique';
      break;
    case 'text-decoration':
    case 'text-decoration-line':
      decoration(value, style);
      break;
    case 'display':
      if (value === 'none') style.hidden = true;
      break;
    case 'mso-hide':
      if (value === 'all') style.hidden = true;
      break;
    case 'white-space':
      style.preserved = value.startsWith('pre') || value === 'break-spaces';
      break;
    case 'text-align':
      style.align = value;
      break;
    case 'mso-list':
      if (value === 'ignore') style.listMarker = true;
      else style.listLevel = Math.max(0, Number(/level(\d)/.exec(value)?.[1] ?? 1) - 1);
      break;
    case 'margin-left': {
      const [, amount, unit] = LENGTH.exec(value) ?? [];
      if (amount && unit) style.indent = Number(amount) * (POINTS[unit] ?? 0);
      break;
    }
    default:
  }
}

/** Parses a `style` attribute or the body of a CSS rule. */
export function readStyle(css: string): TextStyle {
  const style: TextStyle = {};
  for (const declaration of css.split(';', DECLARATION_MAX)) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const value = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    const end = value.endsWith('!important') ? -'!important'.length : value.length;
    apply(declaration.slice(0, colon).trim().toLowerCase(), value.slice(0, end).trimEnd(), style);
  }
  return style;
}

/** Adds the rules for single classes of a `<style>` element, as Google Docs writes bold and italic. */
export function readStyleSheet(css: string, sheet: StyleSheet): void {
  for (const rule of css.split('}')) {
    const brace = rule.lastIndexOf('{');
    if (brace < 0) continue;
    for (const selector of rule.slice(rule.lastIndexOf('{', brace - 1) + 1, brace).split(',')) {
      const name = CLASS_SELECTOR.exec(selector)?.[1];
      if (name) sheet.set(name, { ...sheet.get(name), ...readStyle(rule.slice(brace + 1)) });
    }
  }
}

/** The styles of an element's classes and its own `style`, which takes precedence. */
export function styleOf(attributes: Attributes, sheet: StyleSheet): TextStyle {
  const own = attributes.get('style');
  const classes = sheet.size > 0 ? (attributes.get('class')?.split(/\s+/) ?? []) : [];
  const style: TextStyle = {};
  for (const name of classes) Object.assign(style, sheet.get(name));
  if (own !== undefined) Object.assign(style, readStyle(own));
  return style;
}
