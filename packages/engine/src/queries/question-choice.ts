/** Two nouns joined by 'or': 'the buyer or the seller', 'buyer's bill or seller's bill'. */
const CHOICE =
  /(?:^|[ ¿,])(?<one>\p{L}{3,})(?:['’]s \p{L}+)?,? (?:or|o|ou) (?:the |an? |el |la |le |l['’])?(?<other>\p{L}{3,})/iu;

/** The two options a question offers, in lowercase; null if there are none. */
export function parseChoice(question: string): readonly [string, string] | null {
  const { one, other } = CHOICE.exec(question)?.groups ?? {};
  return one === undefined || other === undefined ? null : [one.toLowerCase(), other.toLowerCase()];
}
