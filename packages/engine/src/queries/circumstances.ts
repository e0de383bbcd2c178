/** Words that introduce a time, a place, a condition, or an audience. */
const CIRCUMSTANCE =
  / (?:before|after|when|while|during|if|for|with|without|in|on|near|under|antes|después|cuando|durante|si|para|con|sin|en|cerca|avant|après|quand|pendant|pour|avec|sans|dans|chez|près) /iu;
/** A single word is too broad to replace the keyword. */
const MIN_WORDS = 2;

/**
 * A keyword without its circumstances: 'termite inspection' for 'termite inspection before buying a house'. If fewer than two
 * naming words would be left, as counted by `countNaming`, returns the whole keyword.
 */
export function withoutCircumstances(keyword: string, countNaming: (text: string) => number): string {
  const [core = keyword] = keyword.split(CIRCUMSTANCE);
  return countNaming(core) < MIN_WORDS ? keyword : core;
}
