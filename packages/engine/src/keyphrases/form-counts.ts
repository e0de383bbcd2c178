import { commonestForm } from './commonest-form.ts';

/** The forms of a phrase with their counts. Most phrases have one form and need no map for it. */
export class FormCounts {
  private readonly first: string;
  private firstCount = 0;
  private others: Map<string, number> | null = null;

  /** Starts with a form. It is counted when it is added. */
  constructor(first: string) {
    this.first = first;
  }

  /** Counts a form. `weight` is below 1 for a form that may be written differently elsewhere. */
  add(form: string, weight = 1): void {
    if (form === this.first) {
      this.firstCount += weight;
      return;
    }
    this.others ??= new Map();
    this.others.set(form, (this.others.get(form) ?? 0) + weight);
  }

  /** The most frequent form (`commonestForm`). */
  get commonest(): string {
    if (this.others === null) return this.first;
    return commonestForm(new Map([[this.first, this.firstCount], ...this.others]));
  }
}
