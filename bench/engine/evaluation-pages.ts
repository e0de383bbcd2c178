import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A labeled page of trafilatura's evaluation: what must and must not be in its article. */
export interface EvaluationPage {
  url: string;
  html: string;
  wanted: readonly string[];
  unwanted: readonly string[];
}

interface Entry {
  file: string;
  with: string[];
  without: string[];
}

const BLOCK = 512;
const CHARSET = /charset=["']?([\w-]+)/i;

/** The labeled pages with HTML; null if the data is absent. */
export function readEvaluationPages(): EvaluationPage[] | null {
  const folder = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data', 'trafilatura-eval');
  const archive = join(folder, 'eval-html.tar.gz');
  if (!existsSync(archive)) return null;
  const files = readTar(gunzipSync(readFileSync(archive)));
  const entries = JSON.parse(readFileSync(join(folder, 'evaldata.json'), 'utf8')) as Record<string, Entry>;
  return Object.entries(entries).flatMap(([url, entry]) => {
    const bytes = files.get(entry.file.normalize('NFC'));
    return bytes === undefined
      ? []
      : [{ url, html: decode(bytes), wanted: entry.with, unwanted: entry.without }];
  });
}

/** Files of a tar archive by base name. */
function readTar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let longName = '';
  for (let at = 0; at + BLOCK <= archive.length;) {
    const field = (from: number, to: number): string =>
      archive.toString('utf8', at + from, at + to).replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 136), 8) || 0;
    const kind = field(156, 157);
    const content = archive.subarray(at + BLOCK, at + BLOCK + size);
    if (kind === 'L') longName = content.toString('utf8').replace(/\0.*$/s, '');
    else if (kind === 'x') longName = /\d+ path=([^\n]+)\n/.exec(content.toString('utf8'))?.[1] ?? '';
    else {
      const name = (longName || field(0, 100)).split('/').at(-1)!;
      if ((kind === '0' || kind === '') && name !== '') files.set(name.normalize('NFC'), content);
      longName = '';
    }
    at += BLOCK * (1 + Math.ceil(size / BLOCK));
  }
  return files;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const named = CHARSET.exec(bytes.toString('latin1', 0, 4096))?.[1]?.toLowerCase() ?? 'windows-1252';
    return new TextDecoder(named === 'utf-8' ? 'windows-1252' : named).decode(bytes);
  }
}
