/** A duel with a known outcome: the article's answers were planted. */
export interface PlantedDuel {
  readonly keyword: string;
  /** Questions our article answers. */
  readonly answered: readonly string[];
  /** Questions on the subject that pages answer and our article does not, although it uses their words. */
  readonly unanswered: readonly string[];
  readonly own: string;
  readonly pages: readonly string[];
}
