import { commonestForm } from './commonest-form.ts';

/** The forms in which a phrase is written, with their counts. Most phrases have one form, and need no map for it. */
export class FormCounts {
  private readonly first: string;
  private firstCount = 0;
  private others: Map<string, number> | null = null;

  /** Begins with a form, which is counted when it is added. */
  constructor(first: string) {
    this.first = first;
  }

  /** Counts a form; `weight` is less than 1 for a form that may not be how the phrase is written elsewhere. */
  add(form: string, weight = 1): void {
    if (form === this.first) {
      this.firstCount += weight;
      return;
    }
    this.others ??= new Map();
    this.others.set(form, (this.others.get(form) ?? 0) + weight);
  }

  /** The form that is used most (`commonestForm`). */
  get commonest(): string {
    if (this.others === null) return this.first;
    return commonestForm(new Map([[this.first, this.firstCount], ...this.others]));
  }
}
