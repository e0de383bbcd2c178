/** What comes behind it says when, where, how, or for whom. */
const CIRCUMSTANCE =
  / (?:before|after|when|while|during|if|for|with|without|in|on|near|under|antes|después|cuando|durante|si|para|con|sin|en|cerca|avant|après|quand|pendant|pour|avec|sans|dans|chez|près) /iu;
/** One word names too little to stand for the whole. */
const LEAST_WORDS = 2;

/**
 * A keyword without its circumstances: 'termite inspection' of 'termite inspection before buying a house'. Where fewer than
 * two words that name something would be left, as `countNaming` counts them, it stays whole.
 */
export function withoutCircumstances(keyword: string, countNaming: (text: string) => number): string {
  const [core = keyword] = keyword.split(CIRCUMSTANCE);
  return countNaming(core) < LEAST_WORDS ? keyword : core;
}
