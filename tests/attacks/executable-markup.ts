import { defaultTreeAdapter, parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Script types that a browser treats as data and never runs. */
const DATA_BLOCKS = new Set(['application/ld+json', 'application/json', 'text/plain']);
/** Elements that load, embed, or submit to another document, or change how this document's addresses resolve. */
const ACTIVE_ELEMENTS = new Set([
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'base',
  'portal',
  'fencedframe',
  'form',
  'math',
  'svg',
  'template',
  'xml',
]);
const ADDRESS_ATTRIBUTES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'data',
  'poster',
  'background',
  'ping',
  'cite',
  'longdesc',
  'lowsrc',
  'dynsrc',
  'manifest',
  'xlink:href',
  'to',
  'from',
  'values',
]);
const RUNNING_SCHEME = /^(?:javascript|vbscript|livescript|data|blob|filesystem|view-source|jar)$/;
const RUNNING_STYLE = /javascript:|vbscript:|expression\s*\(|behavior\s*:|-moz-binding|@import/i;

/**
 * Everything in the markup that a browser would execute, load as a document, or navigate to, one line each in document
 * order; empty for harmless markup. Parses the markup as a browser does, by the HTML standard. `allowed` names active
 * elements that the page contains on purpose.
 */
export function findExecutable(html: string, allowed: readonly string[] = []): string[] {
  const found: string[] = [];
  const isDocument = /^\s*(?:<!doctype|<html)/i.test(html);
  walk(isDocument ? parse(html) : parseFragment(html), (element) => {
    for (const fault of faultsOf(element)) {
      if (!allowed.includes(element.tagName)) found.push(fault);
    }
  });
  return found;
}

function walk(node: Node, visit: (element: Element) => void): void {
  const stack: Node[] = [node];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (defaultTreeAdapter.isElementNode(next)) visit(next);
    if ('content' in next) stack.push(next.content);
    if ('childNodes' in next) stack.push(...next.childNodes.toReversed());
  }
}

function* faultsOf(element: Element): Generator<string> {
  const name = element.tagName.toLowerCase();
  const attribute = (wanted: string): string | undefined =>
    element.attrs.find((attr) => fullName(attr) === wanted)?.value;

  if (name === 'script') {
    const type = (attribute('type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (!DATA_BLOCKS.has(type) || attribute('src') !== undefined) yield `<script type="${type}">`;
  }
  if (ACTIVE_ELEMENTS.has(name)) yield `<${name}>`;
  if (name === 'meta' && attribute('http-equiv') !== undefined)
    yield `<meta http-equiv="${attribute('http-equiv')}">`;
  if (
    name === 'link' &&
    /\b(?:import|modulepreload|preload|stylesheet|manifest|prefetch)\b/i.test(attribute('rel') ?? '')
  ) {
    yield `<link rel="${attribute('rel')}">`;
  }
  if (name === 'style' && RUNNING_STYLE.test(textOf(element))) yield '<style> that runs';

  for (const attr of element.attrs) {
    const key = fullName(attr);
    if (key.startsWith('on')) yield `<${name} ${key}>`;
    else if (key === 'srcdoc') yield `<${name} srcdoc>`;
    else if (key === 'style' && RUNNING_STYLE.test(attr.value))
      yield `<${name} style="${attr.value.slice(0, 60)}">`;
    else if (ADDRESS_ATTRIBUTES.has(key) && isScriptUrl(attr.value))
      yield `<${name} ${key}="${attr.value.slice(0, 60)}">`;
    else if (key === 'srcset' && attr.value.split(',').some((part) => isScriptUrl(part)))
      yield `<${name} srcset>`;
  }
}

function fullName({ name, prefix }: { name: string; prefix?: string }): string {
  return (prefix ? `${prefix}:${name}` : name).toLowerCase();
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** Parses the scheme as a browser does: trims control characters and spaces, and drops tabs and line breaks. */
function isScriptUrl(address: string): boolean {
  const tidy = address.replaceAll(/^[\p{Cc} ]+|[\t\n\r]/gu, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(tidy)?.[1]?.toLowerCase();
  return scheme !== undefined && RUNNING_SCHEME.test(scheme);
}
