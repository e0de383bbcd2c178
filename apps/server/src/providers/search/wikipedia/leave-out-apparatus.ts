import { Parser } from 'htmlparser2';

/** Classes of elements outside an article's text: reference marks and lists, boxes, and notes to editors. */
const APPARATUS: ReadonlySet<string> = new Set([
  'reference',
  'references',
  'reflist',
  'refbegin',
  'Inline-Template',
  'infobox',
  'navbox',
  'sidebar',
  'hatnote',
  'ambox',
  'sistersitebox',
  'mw-editsection',
  'metadata',
  'noprint',
  'shortdescription',
]);

/** The parser takes quadratic time in the nesting depth; no article comes near this one. */
const DEPTH_MAX = 500;

/** An article without its apparatus, which would count as sections and words about the subject. Never throws. */
export function leaveOutApparatus(html: string): string {
  const kept: string[] = [];
  let open = 0;
  /** Open elements inside the omitted part. */
  let hidden = 0;
  const keep = (): void => {
    if (hidden === 0) kept.push(html.slice(parser.startIndex, parser.endIndex + 1));
  };
  const parser = new Parser({
    onopentag(_, { class: classes = '' }) {
      open += 1;
      if (open > DEPTH_MAX) parser.pause();
      if (hidden > 0 || classes.split(/\s+/).some((name) => APPARATUS.has(name))) hidden += 1;
      else keep();
    },
    onclosetag(_, isImplied) {
      open -= 1;
      if (hidden > 0) hidden -= 1;
      else if (!isImplied) keep();
    },
    ontext: keep,
  });
  parser.end(html);
  return open > DEPTH_MAX ? html : kept.join('');
}
