import type { Angle, Brief } from '@pagewright/engine';

/** The sentences of a brief's fields. A language model may write them better; what they say is decided before. */
export interface BriefSentences {
  readonly targetAudience: string;
  readonly userIntent: string;
  readonly coreAngle: string;
}

const INTENTS = {
  informational: (keyword: string) => `To learn: whoever searches for “${keyword}” wants to understand it.`,
  navigational: (keyword: string) =>
    `To get there: whoever searches for “${keyword}” looks for one certain page.`,
  transactional: (keyword: string) =>
    `To act: whoever searches for “${keyword}” wants to buy, book or download.`,
  commercial: (keyword: string) => `To choose: whoever searches for “${keyword}” compares before deciding.`,
  local: (keyword: string) => `To find something nearby: whoever searches for “${keyword}” wants a place.`,
} as const;

const LEVELS = {
  beginner: (keyword: string) => `Readers who are new to ${keyword}`,
  intermediate: (keyword: string) => `Readers who know the basics of ${keyword}`,
  advanced: (keyword: string) => `Readers who know ${keyword} well`,
} as const;

/** Says who an article is for, what they want and what sets it apart, from what a brief found. */
export function briefSentences(brief: Brief, audience: string | null): BriefSentences {
  const { primarySeoQuery: keyword, intent } = brief;
  const reader = brief.audience.reader;
  return {
    targetAudience:
      audience ?? (reader ? LEVELS[reader.level](keyword) : `People who search for “${keyword}”`),
    userIntent: intent.main
      ? INTENTS[intent.main](keyword)
      : `What searchers of “${keyword}” want is not known.`,
    coreAngle: angleSentence(brief.angle, keyword),
  };
}

/** An angle in one sentence. */
export function angleSentence({ code, values }: Angle, keyword: string): string {
  const pages = Number(values['pages'] ?? 0);
  const compared = pages === 1 ? 'the page compared' : `the ${pages} pages compared`;
  switch (code) {
    case 'answer_the_unanswered':
      return `Answer what no page answers: “${values['question']}” (${values['count']} open in ${compared}).`;
    case 'prove_it':
      return `Prove it: ${values['withoutSource']} of ${compared} name fewer than two sources.`;
    case 'say_it_simply':
      return `Say it simply: ${compared} read at grade ${Math.round(Number(values['grade']))}.`;
    case 'treat_it_whole':
      return `Treat it whole: of ${values['sections']} sections no page has more than ${values['mostCovered']}.`;
    case 'serve_the_intent':
      return `Give searchers of “${keyword}” what they came for, at once and in full.`;
  }
}

const AUDIENCE =
  /\bfor (?<who>(?:[\p{L}\p{N}’'-]+ ){0,5}?(?:[\p{L}-]*(?:ers|ors|ists)|people|students|teams?|parents|families|famil(?:y|ies)|shops|stores|companies|businesses|agencies|startups|kids|children|women|men|seniors|adults|freelancers|nonprofits|schools|clinics|couples|households|everyone))\b/iu;

/** Whom an idea names as its readers: what stands behind "for" and names people; null where it names nobody. */
export function audienceOfIdea(idea: string): string | null {
  const who = AUDIENCE.exec(idea)?.groups?.['who'];
  return who === undefined ? null : who.charAt(0).toUpperCase() + who.slice(1);
}
