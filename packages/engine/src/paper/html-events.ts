import { Tokenizer } from 'htmlparser2';

/** Receives the events of an HTML document, in order. Names are in lower case, entities are decoded. */
export interface HtmlEvents {
  onOpen(name: string, attributes: ReadonlyMap<string, string>): void;
  onClose(name: string): void;
  onText(text: string): void;
}

const { fromCodePoint } = String;
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

/**
 * Streams HTML through htmlparser2's tokenizer. Its full parser keeps a stack that is moved on every tag, which makes
 * deep nesting quadratic; text blocks need no tree.
 */
export function streamHtml(html: string, events: HtmlEvents): void {
  let name = '';
  let attribute = '';
  let value = '';
  // Most tags have no attributes: the map is created for the first one.
  let attributes: Map<string, string> | null = null;
  const open = (): void => {
    events.onOpen(name, attributes ?? NO_ATTRIBUTES);
    attributes = null;
  };
  const ignore = (): void => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: true, xmlMode: false },
    {
      onopentagname(start, end) {
        name = html.slice(start, end).toLowerCase();
      },
      onattribname(start, end) {
        attribute = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity(codePoint) {
        value += fromCodePoint(codePoint);
      },
      onattribend() {
        attributes ??= new Map();
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag(start, end) {
        events.onClose(html.slice(start, end).toLowerCase());
      },
      ontext(start, end) {
        events.onText(html.slice(start, end));
      },
      ontextentity(codePoint) {
        events.onText(fromCodePoint(codePoint));
      },
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
