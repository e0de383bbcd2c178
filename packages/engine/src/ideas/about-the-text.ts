import words from './about-the-text.json' with { type: 'json' };

type Language = keyof typeof words;
const isKnown = (language: string): language is Language => Object.hasOwn(words, language);
/** Before 'whether': several who do something, so that the question is 'do …'. */
const SEVERAL = /^(?:(?:the|your|my) )?(?:\p{L}+ ){0,2}\p{L}+(?<!s)s /u;

/** 'How often a tank needs pumping': who asks it, asks 'how often does a tank need pumping'. */
const INDIRECT =
  /^(?<asked>how (?:often|long|much|far|fast)|when|where|why) (?<who>(?:an?|the|your|my|our) (?:[\p{L}-]+ ){1,3}?)(?<verb>need|last|cost|take|work|come|go|stay|get|grow|weigh)e?s ?(?<rest>.*)$/iu;

/**
 * An idea without the words that only announce it: 'blog post idea - ', 'my boss wants something on', 'need a landing page
 * for our'. A question that follows them stands as people ask it.
 */
export function withoutAnnouncement(idea: string, language: string): string {
  if (!isKnown(language)) return idea;
  const { announced, deed, ends } = words[language];
  let rest = idea.replace(new RegExp(`(?:,|;|\\.| [–—-]) (?:${ends})[^.?!]*[.?!]?$`, 'iu'), '');
  for (const pattern of announced) {
    const found = new RegExp(`^(?:${pattern})`, 'iu').exec(rest)?.[0];
    if (found !== undefined && found.length < rest.length) rest = rest.slice(found.length).trim();
  }
  // 'To start knitting' and 'pour débuter le tricot' are what is done.
  if (rest.length < idea.length) rest = rest.replace(new RegExp(`^(?:${deed})`, 'iu'), '');
  const asked = /^(?:about )?(?:whether|if) (?<rest>.+)/iu.exec(rest)?.groups?.['rest'];
  if (language === 'en' && asked !== undefined && rest.length < idea.length)
    rest = SEVERAL.test(asked.toLowerCase()) ? `do ${asked}` : asked.replace(/^they /iu, 'do you ');
  if (language === 'en' && rest.length < idea.length)
    rest = rest.replace(INDIRECT, '$<asked> does $<who>$<verb> $<rest>').trim();
  return rest.includes(' ') ? rest : idea;
}
