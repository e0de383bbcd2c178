import { inflateSync } from 'node:zlib';

/** A page of a PDF as a reader would copy it. */
export interface PdfPage {
  /** One line per placed piece, using the fonts' character maps. */
  readonly lines: string[];
  readonly pictures: number;
}

/** Reads the pages of a PDF in order. */
export function pdfPages(bytes: Buffer): PdfPage[] {
  const objects = readObjects(bytes);
  const fonts = readFonts(objects);
  const heads = [...objects.values()].map(({ head }) => head);
  const kids = heads.flatMap((head) => /\/Kids \[([^\]]+)\]/.exec(head)?.[1] ?? []).join(' ');
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, id = '']) => {
    const [, content = ''] = /\/Contents (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
    const stream = objects.get(content)?.stream ?? null;
    return stream === null
      ? []
      : [{ lines: linesOf(stream, fonts), pictures: stream.match(/\/I\d+ Do/g)?.length ?? 0 }];
  });
}

/** Extracts the text of the first page of a PDF. */
export const pdfText = (bytes: Buffer): string[] => pdfPages(bytes)[0]?.lines ?? [];

function linesOf(content: string, fonts: ReadonlyMap<string, string[]>): string[] {
  const lines: string[] = [];
  for (const [, name = '', shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf\n(\[.*?\]) TJ/g)) {
    const glyphs = [...shown.matchAll(/<([\da-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    lines.push(glyphs.map((glyph) => fonts.get(name)?.[Number.parseInt(glyph, 16)] ?? '?').join(''));
  }
  return lines;
}

interface PdfObject {
  readonly head: string;
  /** Uncompressed; null if there is none. */
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

/** The character maps of the fonts by their names on the page. */
function readFonts(objects: ReadonlyMap<string, PdfObject>): Map<string, string[]> {
  const heads = [...objects.values()].map(({ head }) => head);
  const names = heads.flatMap((head) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    names.map(([, name = '', id = '']) => {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
      return [name, parseCharacterMap(objects.get(map)?.stream ?? '')];
    }),
  );
}

function parseCharacterMap(map: string): string[] {
  return [...map.matchAll(/<[\da-f]+> <[\da-f]+> \[(.*?)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([\da-f ]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );
}
