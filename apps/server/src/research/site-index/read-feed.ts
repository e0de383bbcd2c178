import { Parser } from 'htmlparser2';

/** Maximum entries that are read. */
const ENTRIES_MAX = 1_000;
const DEPTH_MAX = 200;

/** The addresses of an RSS or Atom feed's entries, as written. Runs in worker threads. */
export function parseFeed(text: string): string[] {
  const found: string[] = [];
  const path: string[] = [];
  let address = '';
  const parser = new Parser(
    {
      onopentag(name, { href, rel }) {
        path.push(name);
        if (path.length > DEPTH_MAX) parser.pause();
        const isEntry = path.at(-2) === 'entry' || path.at(-2) === 'item';
        if (name === 'link' && isEntry && href !== undefined && (rel === undefined || rel === 'alternate'))
          address = href;
      },
      ontext(part) {
        if (path.at(-1) === 'link' && path.at(-2) === 'item') address += part;
      },
      onclosetag(name) {
        path.pop();
        if (name !== 'link') return;
        if (address.trim() !== '' && found.length < ENTRIES_MAX) found.push(address.trim());
        address = '';
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  return found;
}
