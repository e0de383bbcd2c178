import words from './requested-points-words.json' with { type: 'json' };

type Language = keyof typeof words;
const SENTENCES = /(?<=[.!?])\s+/u;
/** A list of points behind a colon, rather than a question or a task. */
const LIST = /^[^?]*,[^?]*$/u;

interface PointPatterns {
  readonly points: RegExp;
  readonly above: RegExp;
  readonly readers: RegExp;
  /** To know about something is no task: the subject is what they want to know. */
  readonly knowing: RegExp;
  readonly task: string;
}

const patterns = Object.fromEntries(
  Object.entries(words).map(([language, { points, above, readers, knowing, task }]) => [
    language,
    {
      points: new RegExp(`^(?:${points})`, 'iu'),
      above: new RegExp(`(?:^|\\P{L})${above}`, 'iu'),
      readers: new RegExp(`^${readers}`, 'iu'),
      knowing: new RegExp(`^${knowing}`, 'iu'),
      task,
    },
  ]),
) as Record<Language, PointPatterns>;

/**
 * An idea without what its text has to mention ("Cover permits, costs, and the menu."), except for a point that counts
 * above all; and what its readers want to do as its task ("For people who want to start a food truck" becomes "how to
 * start a food truck"), unless it says more. Unchanged if nothing else would remain.
 */
export function withoutRequestedPoints(idea: string, language: string): string {
  const grammar = patterns[language as Language];
  if (grammar === undefined) return idea;
  const sentences = idea.split(SENTENCES);
  const kept: string[] = [];
  const main: string[] = [];
  for (const sentence of sentences) {
    if (grammar.points.test(sentence)) main.push(sentence.match(grammar.above)?.groups?.['main'] ?? '');
    else kept.push(readersTask(sentence, grammar));
  }
  const rest = [...main.filter((point) => point !== ''), ...kept].join(' ').trim();
  return rest.includes(' ') ? rest : idea;
}

/** An idea with its requested points as a list behind a colon, unless it has another list. */
export function withPointsAsList(idea: string, language: string): string {
  const asked = patterns[language as Language]?.points;
  if (asked === undefined) return idea;
  const sentences = idea.split(SENTENCES);
  const rest = sentences.filter((sentence) => !asked.test(sentence)).join(' ');
  const points = sentences
    .filter((sentence) => asked.test(sentence))
    .map((sentence) => sentence.replace(asked, '').replaceAll(/^[:\s]+|[.?!]+$/gu, ''));
  return points.length === 0 || rest === '' || /:\s/u.test(rest) ? idea : `${rest} : ${points.join(', ')}`;
}

/** A point without the words that ask for it: 'cover permits' is 'permits'. */
export function withoutRequest(point: string, language: string): string {
  const asked = patterns[language as Language]?.points ?? '';
  // What introduces a list ends with a colon there.
  return `${point}:`.replace(asked, '').replaceAll(/^[:\s]+|:$/gu, '');
}

function readersTask(sentence: string, { readers, knowing, task }: PointPatterns): string {
  const [opening = '', ...behind] = sentence.split(/\s*:\s+/u);
  const wanted = opening.match(readers)?.groups?.['task'];
  const points = behind.join(': ');
  if (wanted === undefined || (points !== '' && !LIST.test(points))) return sentence;
  const subject = wanted.match(knowing)?.groups?.['subject'];
  return subject ?? task + wanted;
}
