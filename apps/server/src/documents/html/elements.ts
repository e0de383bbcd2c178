/** The meaning of each HTML element in a document. Elements in none of these tables are transparent. */

/** Marks that an element sets on its text. */
export const MARK_ELEMENTS: ReadonlyMap<string, 'bold' | 'italic' | 'underline' | 'strike' | 'code'> =
  new Map([
    ['b', 'bold'],
    ['strong', 'bold'],
    ['dt', 'bold'],
    ['cite', 'italic'],
    ['dfn', 'italic'],
    ['em', 'italic'],
    ['i', 'italic'],
    ['var', 'italic'],
    ['ins', 'underline'],
    ['u', 'underline'],
    ['del', 'strike'],
    ['s', 'strike'],
    ['strike', 'strike'],
    ['code', 'code'],
    ['kbd', 'code'],
    ['samp', 'code'],
    ['tt', 'code'],
  ]);

export const HEADING_ELEMENTS: ReadonlyMap<string, number> = new Map([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 5],
  ['h6', 6],
]);

export const CONTAINER_ELEMENTS: ReadonlyMap<string, string> = new Map([
  ['blockquote', 'blockquote'],
  ['dir', 'bulletList'],
  ['li', 'listItem'],
  ['menu', 'bulletList'],
  ['ol', 'orderedList'],
  ['table', 'table'],
  ['td', 'tableCell'],
  ['th', 'tableHeader'],
  ['tr', 'tableRow'],
  ['ul', 'bulletList'],
]);

/** Elements that are just blocks. */
export const PLAIN_BLOCKS: ReadonlySet<string> = new Set([
  'address',
  'article',
  'aside',
  'body',
  'center',
  'dd',
  'details',
  'dialog',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'header',
  'hgroup',
  'html',
  'legend',
  'main',
  'nav',
  'section',
  'summary',
  'tbody',
  'tfoot',
  'thead',
]);

/** Elements whose content is not part of the text. */
export const SKIPPED_ELEMENTS: ReadonlySet<string> = new Set([
  'audio',
  'button',
  'datalist',
  'iframe',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'rp',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
]);

/** Those of them that the next block closes if they are still open. */
export const OPEN_ENDED: ReadonlySet<string> = new Set([
  'audio',
  'button',
  'math',
  'rp',
  'select',
  'svg',
  'video',
]);

/** Elements that play embedded media; they become a link to it. */
export const PLAYER_ELEMENTS: ReadonlySet<string> = new Set(['audio', 'embed', 'iframe', 'video']);

export const VOID_ELEMENTS: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'image',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);

/** The open elements that a new element implicitly closes. */
export const IMPLIED_ENDS: ReadonlyMap<string, { closes: ReadonlySet<string>; within: ReadonlySet<string> }> =
  new Map(
    (
      [
        ['li', ['li'], ['ul', 'ol', 'menu', 'dir', 'td', 'th', 'blockquote']],
        ['dt', ['dt'], ['td', 'th', 'li', 'blockquote']],
        ['dd', ['dt'], ['td', 'th', 'li', 'blockquote']],
        ['td', ['td', 'th'], ['table', 'tr']],
        ['th', ['td', 'th'], ['table', 'tr']],
        ['tr', ['tr', 'caption'], ['table']],
        ['thead', ['tr', 'caption'], ['table']],
        ['tbody', ['tr', 'thead', 'caption'], ['table']],
        ['tfoot', ['tr', 'thead'], ['table']],
        ['caption', ['caption'], ['table']],
      ] as const
    ).map(([name, closes, within]) => [
      name,
      { closes: new Set<string>(closes), within: new Set<string>(within) },
    ]),
  );
