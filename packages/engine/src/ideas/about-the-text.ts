import words from './about-the-text.json' with { type: 'json' };

type Language = keyof typeof words;
const isSupported = (language: string): language is Language => Object.hasOwn(words, language);
/** A question of searchers, in which 'post on' is no text to write; not a suggestion ('how about a post on …'). */
const QUESTION: Readonly<Record<Language, RegExp>> = {
  en: /^(?:how (?!about )|why (?!not )|what (?!about |if )|when |where |who |which |(?:is|are|do|does|can|should) (?:an?|the|my|your) )/iu,
  es: /^¿?(?:con qué frecuencia|cada cuánto|cuánt|cuándo|por qué (?!no )|dónde|quién)/iu,
  fr: /^(?:à quelle fréquence|combien|quand|pourquoi (?!pas )|où|qui )/iu,
};
/** Plural subjects before 'whether', so that the question starts with 'do'. */
const PLURAL_SUBJECT = /^(?:(?:the|your|my) )?(?:\p{L}+ ){0,2}\p{L}+(?<!s)s /u;

/** 'How often a tank needs pumping' is asked as 'how often does a tank need pumping'. */
const INDIRECT_QUESTION =
  /^(?<asked>how (?:often|long|much|far|fast)|when|where|why) (?<who>(?:an?|the|your|my|our) (?:[\p{L}-]+ ){1,3}?)(?<verb>need|last|cost|take|work|come|go|stay|get|grow|weigh)e?s ?(?<rest>.*)$/iu;

/**
 * Removes words that only announce an idea: 'blog post idea - ', 'my boss wants something on', 'need a landing page for
 * our'. A question that follows is rewritten the way people ask it.
 */
export function withoutAnnouncement(idea: string, language: string): string {
  if (!isSupported(language)) return idea;
  const { announced, action, ends } = words[language];
  let rest = idea.replace(new RegExp(`(?:,|;|\\.| [–—-]) (?:${ends})[^.?!]*[.?!]?$`, 'iu'), '');
  for (const pattern of announced) {
    const found = new RegExp(`^(?:${pattern})`, 'iu').exec(rest)?.[0];
    if (found !== undefined && found.length < rest.length && !QUESTION[language].test(found))
      rest = rest.slice(found.length).trim();
  }
  // 'To start knitting' and 'pour débuter le tricot' name the task itself.
  if (rest.length < idea.length) rest = rest.replace(new RegExp(`^(?:${action})`, 'iu'), '');
  const asked = /^(?:about )?(?:whether|if) (?<rest>.+)/iu.exec(rest)?.groups?.['rest'];
  if (language === 'en' && asked !== undefined && rest.length < idea.length)
    rest = PLURAL_SUBJECT.test(asked.toLowerCase()) ? `do ${asked}` : asked.replace(/^they /iu, 'do you ');
  if (language === 'en' && rest.length < idea.length)
    rest = rest.replace(INDIRECT_QUESTION, '$<asked> does $<who>$<verb> $<rest>').trim();
  return rest.includes(' ') ? rest : idea;
}
