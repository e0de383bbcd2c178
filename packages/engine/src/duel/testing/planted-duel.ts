/** A duel whose outcome is known: what an article answers was written into it. */
export interface PlantedDuel {
  readonly keyword: string;
  /** Questions that our article answers. */
  readonly answered: readonly string[];
  /** Questions on the subject that pages answer and our article does not, though it uses their words. */
  readonly unanswered: readonly string[];
  readonly own: string;
  readonly pages: readonly string[];
}
