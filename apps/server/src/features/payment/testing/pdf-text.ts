import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF as a reader copies it, one line for each piece that was placed: by the glyphs on the page and by what
 * each font says that its glyphs mean.
 */
export function pdfText(bytes: Buffer): string[] {
  const objects = readObjects(bytes);
  const content = [...objects.values()].find(({ stream }) => stream?.includes('BT\n'))?.stream ?? '';
  const fonts = fontsOf(objects);
  const lines: string[] = [];
  for (const [, name = '', shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf\n(\[.*?\]) TJ/g)) {
    const glyphs = [...shown.matchAll(/<([\da-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    lines.push(glyphs.map((glyph) => fonts.get(name)?.[Number.parseInt(glyph, 16)] ?? '?').join(''));
  }
  return lines;
}

interface PdfObject {
  readonly head: string;
  /** Unpacked; null where it has none. */
  readonly stream: string | null;
}

function readObjects(bytes: Buffer): Map<string, PdfObject> {
  const found = bytes.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    [...found].map(([, id = '', body = '']) => {
      const [head = '', rest] = body.split('stream\n', 2);
      const isPacked = head.includes('FlateDecode') && rest !== undefined;
      return [
        id,
        { head, stream: isPacked ? inflateSync(Buffer.from(rest, 'latin1')).toString('latin1') : null },
      ];
    }),
  );
}

/** What the glyphs of each font mean, by the font's name on the page. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>): Map<string, string[]> {
  const heads = [...objects.values()].map(({ head }) => head);
  const names = heads.flatMap((head) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    names.map(([, name = '', id = '']) => {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
      return [name, meanings(objects.get(map)?.stream ?? '')];
    }),
  );
}

function meanings(map: string): string[] {
  return [...map.matchAll(/<[\da-f]+> <[\da-f]+> \[(.*?)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([\da-f ]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );
}
