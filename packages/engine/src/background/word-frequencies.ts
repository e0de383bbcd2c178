/**
 * Word frequencies in speech and writing by stem key, in the encoding of the build script: one sign per stem, in the
 * order of the stems.
 */
export interface FrequencyTable {
  language: string;
  /** Levels per nat. */
  levelsPerNat: number;
  /** Rarity of a word that is not in the table, in nats. */
  maximum: number;
  /** Sorted, separated by spaces. */
  stems: string;
  spoken: string;
  /** Empty if there are no counts of written words. */
  written: string;
}

const FIRST_CODE = 48;
const ABSENT = 32;

/**
 * The word frequencies of one language. Rarity is the logarithm of how many times more often the most common word is
 * used, in quarters of a nat: 0 for that word, `maximum` for a word that is not in the table. Loaded on first use.
 */
export class WordFrequencies {
  private readonly table: FrequencyTable;
  private joint: ReadonlyMap<string, number> | null = null;
  private said: ReadonlyMap<string, number> | null = null;

  constructor(table: FrequencyTable) {
    this.table = table;
  }

  /** Rarity of a word that is not in the table, in nats. */
  get maximum(): number {
    return this.table.maximum;
  }

  /** Rarity in speech and writing, weighted equally; undefined for an unknown stem. */
  rarity(stemKey: string): number | undefined {
    const { spoken, written } = this.table;
    this.joint ??= this.read(written === '' ? [spoken] : [spoken, written]);
    return this.joint.get(stemKey);
  }

  /** Rarity in speech only; undefined for a stem that does not occur in speech. */
  spokenRarity(stemKey: string): number | undefined {
    this.said ??= this.read([this.table.spoken]);
    return this.said.get(stemKey);
  }

  private read(sources: readonly string[]): ReadonlyMap<string, number> {
    const { levelsPerNat, maximum } = this.table;
    const stems = this.table.stems.split(' ');
    const shares = stems.map((_, index) => {
      let sum = 0;
      for (const codes of sources) {
        const code = codes.charCodeAt(index);
        if (code !== ABSENT) sum += Math.exp((FIRST_CODE - code) / levelsPerNat);
      }
      return sum;
    });
    const most = shares.reduce((found, share) => Math.max(found, share), 0);
    const found = new Map<string, number>();
    for (const [index, share] of shares.entries()) {
      if (share === 0) continue;
      const level = Math.round(Math.log(most / share) * levelsPerNat);
      found.set(stems[index]!, Math.min(maximum, level / levelsPerNat));
    }
    return found;
  }
}
