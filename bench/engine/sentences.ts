import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentences } from '@pagewright/engine';
import { measureTime, median } from '../measure-time.ts';
import type { BenchRow } from './bench-row.ts';

const AXIS = 'Sentences: Pragmatic Segmenter, English, 42 development cases';
const PEER = 'best JavaScript library: 60 of 84 (published)';
const MIN_SHARE = 0.9;
const REPEATS = 20;

interface GoldenRule {
  name: string;
  text: string;
  exp: string[];
}

/** Share of the golden rules whose sentences are all found, and the time per megabyte. */
export async function measure(): Promise<BenchRow[]> {
  const file = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data', 'sentences-dev.json');
  const row = { axis: AXIS, peer: PEER, goal: '≥ 90 %' };
  if (!existsSync(file)) return [{ ...row, ours: `skipped: ${file} is not there`, isMet: null }];
  const rules = JSON.parse(readFileSync(file, 'utf8')) as GoldenRule[];
  const kept = rules.filter((rule) => JSON.stringify(sentences(rule.text)) === JSON.stringify(rule.exp));
  const share = kept.length / rules.length;
  const text = rules.map((rule) => rule.text).join('\n');
  const times = Array.from({ length: REPEATS }, () => measureTime(() => sentences(text)).wall);
  const speed = (median(times) / text.length) * 1_000_000;
  const figures = `${kept.length} of ${rules.length} (${(share * 100).toFixed(1)} %), ${speed.toFixed(0)} ms per million characters`;
  return [{ ...row, ours: figures, isMet: share >= MIN_SHARE }];
}

if (import.meta.main) console.table(await measure());
