import { RANK_IMPORT_LIMITS, type ImportedRank, type UnderstoodRanks } from '@pagewright/contract/analytics';
import { decodeText } from '../../../documents/index.ts';
import { readRankFile, type RankFile, type RankFileFault } from './read-rank-file.ts';

/** What a file holds, and its first positions. */
export interface RankPreview {
  readonly understood: UnderstoodRanks;
  readonly sample: readonly ImportedRank[];
}

/** The positions of a file, ready for the database. */
export interface PackedRanks {
  readonly understood: UnderstoodRanks;
  /** First and last day; null if a position has no day, or if there are no positions. */
  readonly days: { readonly from: string; readonly to: string } | null;
  /** JSON of all positions, which the event loop only passes on. */
  readonly rows: string;
}

/** Reads a file and returns its first positions. Runs in worker threads. */
export function previewRanks(bytes: Uint8Array): RankPreview | RankFileFault {
  const file = readBytes(bytes);
  if (typeof file === 'string') return file;
  return { understood: file.understood, sample: file.rows.slice(0, RANK_IMPORT_LIMITS.previewed) };
}

/** Reads a file and packs its positions; those without a day get the given one. Runs in worker threads. */
export function packRanks(bytes: Uint8Array, day: string | null): PackedRanks | RankFileFault {
  const file = readBytes(bytes);
  if (typeof file === 'string') return file;
  const dated = file.rows.map(({ date, ...row }) => ({ ...row, day: date ?? day }));
  const days = dated.flatMap((row) => row.day ?? []).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  const isComplete = from !== undefined && to !== undefined && days.length === dated.length;
  return {
    understood: file.understood,
    days: isComplete ? { from, to } : null,
    rows: isComplete ? JSON.stringify(dated) : '[]',
  };
}

function readBytes(bytes: Uint8Array): RankFile | RankFileFault {
  const text = decodeText(bytes);
  return text === null ? 'no_table' : readRankFile(text);
}
