import type { Formatter } from '../../../lib/messages/formatter.ts';
import { getMessages, type Messages, type MessageSet } from '../../../lib/messages/define-messages.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { formatMonth } from '../../../lib/messages/format-month.ts';
import { currentLocale, getFormatter } from '../../../lib/messages/locale.ts';
import { intentSignMessages } from '../../../lib/search-intents/intent-sign-messages.ts';
import { findingMessages } from '../../scoring/index.ts';
import { advancedMessages } from '../messages.ts';
import { optimizationMessages } from '../tabs/ai-optimization/messages.ts';
import { linkMessages } from '../tabs/backlink-finder/messages.ts';
import { intelMessages } from '../tabs/competitive-intel/messages.ts';
import { comprehensiveMessages } from '../tabs/comprehensive/messages.ts';
import { promotionMessages } from '../tabs/content-promotion/messages.ts';
import { scoringMessages } from '../tabs/content-scoring/messages.ts';
import { keywordListMessages } from '../tabs/multi-intent/keyword-list-messages.ts';
import { intentMessages } from '../tabs/multi-intent/messages.ts';
import { predictiveMessages } from '../tabs/predictive-analytics/messages.ts';
import { codeNameMessages } from './code-name-messages.ts';

/** Finds the name of a code; undefined if it is none of its codes. */
type Source = (code: string) => string | undefined;

/** The messages of a tab whose keys are the codes after a prefix. */
function from<Keys extends MessageSet>(messages: Messages<Keys>, prefix: string): Source {
  return (code) => {
    const known: MessageSet = getMessages(messages);
    const key = `${prefix}${code}`;
    const name = Object.hasOwn(known, key) ? known[key] : undefined;
    return typeof name === 'string' ? name : undefined;
  };
}

const own = (prefix: string): Source => from(codeNameMessages, prefix);
const pageKinds: Source = (code) => {
  const name = getMessages(intelMessages).pageKind(code);
  return name === code ? undefined : name;
};
const findings: Source = (code) => {
  const name = getMessages(findingMessages).name(code);
  return name === code ? undefined : name;
};
const intents = from(keywordListMessages, 'short_');
const provenance = from(advancedMessages, 'provenance_');
const parts = [from(scoringMessages, 'part_'), from(comprehensiveMessages, 'part_'), own('part_')] as const;

/** Where the codes of a field, or of the entries of a list, have their names. */
const SOURCES: Readonly<Record<string, readonly Source[]>> = {
  alsoServes: [intents],
  band: [from(scoringMessages, 'band_')],
  by: [own('by_')],
  canShareAPage: [intents],
  code: [own('part_'), from(optimizationMessages, 'pattern_'), from(promotionMessages, 'sign_')],
  condition: [own('condition_')],
  contentTypes: [pageKinds],
  drafts: [from(linkMessages, 'kind_')],
  favouredFormat: [pageKinds],
  features: [from(scoringMessages, 'feature_')],
  findings: [findings],
  format: [pageKinds],
  formatProvenance: [provenance],
  formats: [pageKinds],
  foundBy: [own('foundBy_')],
  from: [from(promotionMessages, 'from_')],
  gainBreakdown: [findings],
  group: [own('group_')],
  id: parts,
  industry: [from(advancedMessages, 'industry_')],
  intent: [intents],
  intents: [intents],
  kind: [provenance, from(linkMessages, 'kind_'), own('kind_')],
  language: [languageName],
  leading: [intents],
  leftOut: [from(intelMessages, 'leftOut_'), ...parts, findings],
  linksTo: [intents],
  measure: [from(predictiveMessages, 'axis_')],
  moves: [intents],
  ofResults: [intents],
  opportunities: [from(linkMessages, 'kind_')],
  origin: [from(keywordListMessages, 'origin_')],
  otherLanguages: [languageName],
  part: parts,
  parts,
  patterns: [from(optimizationMessages, 'pattern_')],
  priority: [from(intelMessages, 'priority_')],
  probabilities: [intents],
  reason: [from(scoringMessages, 'reason_')],
  recommendations: [findings],
  seasonal: [from(predictiveMessages, 'season_')],
  sign: [from(intelMessages, 'sign_')],
  signs: [from(intentSignMessages, ''), from(promotionMessages, 'sign_')],
  source: [own('source_')],
  stage: [from(intentMessages, 'stage_')],
  stages: [from(intentMessages, 'stage_')],
  state: [own('state_'), from(comprehensiveMessages, 'state_')],
  strength: [own('strength_')],
  subject: [provenance],
  trend: [from(predictiveMessages, 'trend_')],
  type: [from(intelMessages, 'type_'), pageKinds],
  typePages: [pageKinds],
  verdict: [own('verdict_')],
};

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
/** What the server joins the parts of a name with, and how it numbers entries of one name. */
const JOINED = / · |, /;
const NUMBERED = / \(\d+\)$/;

/** The name of a code of a field, in the page language; undefined if the text is no code of it. */
export function codeName(field: string, code: string): string | undefined {
  const sources = Object.hasOwn(SOURCES, field) ? SOURCES[field] : undefined;
  for (const source of sources ?? []) {
    const name = source(code);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** A text of a result as the rest of the screen shows it: codes by name, and dates in the user's format. */
export function shownText(format: Formatter, field: string, text: string): string {
  if (MOMENT.test(text)) return format.dateTime(text);
  if (DAY.test(text)) return formatDay(text);
  if (MONTH.test(text)) return formatMonth(text);
  return codeName(field, text) ?? text;
}

/** The name of a list entry: each of its parts as the screen shows it. */
export function shownEntry(format: Formatter, list: string, name: string): string {
  const whole = shownText(format, list, name);
  if (whole !== name) return whole;
  const number = NUMBERED.exec(name)?.[0] ?? '';
  const said = name.slice(0, name.length - number.length);
  const [separator = ''] = JOINED.exec(said) ?? [];
  if (separator === '') return shownText(format, list, said) + number;
  return (
    said
      .split(separator)
      .map((part) => shownText(format, list, part))
      .join(separator) + number
  );
}

function languageName(code: string): string | undefined {
  return /^[a-z]{2,3}$/.test(code) ? getFormatter(currentLocale()).language(code) : undefined;
}
