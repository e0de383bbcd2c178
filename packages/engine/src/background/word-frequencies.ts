/** How often words are said and written, by stem key, as a script made it: signs in the order of the stems. */
export interface FrequencyTable {
  language: string;
  /** Levels of a nat. */
  levelsPerNat: number;
  /** Rarity of a word that the table does not hold, in nats. */
  maximum: number;
  /** Sorted, parted by spaces. */
  stems: string;
  spoken: string;
  /** Empty where there are no counts of written words. */
  written: string;
}

const FIRST_CODE = 48;
const ABSENT = 32;

/**
 * The words of one language. Rarity is the logarithm of how much oftener the commonest word is used, in quarters of a
 * nat: 0 for it, `maximum` for a word that is not in the table. Read when it is first asked.
 */
export class WordFrequencies {
  private readonly table: FrequencyTable;
  private joint: ReadonlyMap<string, number> | null = null;
  private said: ReadonlyMap<string, number> | null = null;

  constructor(table: FrequencyTable) {
    this.table = table;
  }

  /** Of a word that the table does not hold, in nats. */
  get maximum(): number {
    return this.table.maximum;
  }

  /** By what is said and what is written, each counting half; undefined for an unknown stem. */
  rarity(stemKey: string): number | undefined {
    const { spoken, written } = this.table;
    this.joint ??= this.read(written === '' ? [spoken] : [spoken, written]);
    return this.joint.get(stemKey);
  }

  /** By what is said alone; undefined for a stem that was not heard. */
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
