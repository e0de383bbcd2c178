import type { Provenance } from '@pagewright/contract/provenance';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { describeModel, generate, isRewordingOf, oneLine, wordingMs } from '../../../generation/index.ts';
import { backlinkMessages } from './messages.ts';

/** A drafted message: its subject, and the text between greeting and closing. */
interface MessageToReword {
  readonly subject: string;
  readonly lines: readonly string[];
  /** Addresses and hosts that it may name. */
  readonly addresses: readonly string[];
}

/** A message reworded by a language model. */
export interface RewordedMessage {
  readonly subject: string;
  readonly words: string;
}

const LONGEST_SUBJECT = 150;
/** Maximum length relative to the draft; long messages are not read. */
const MAX_LENGTH_RATIO = 2;
const TOKENS = { tokensIn: 8000, tokensOut: 5000 };

const TASK = `Word messages to the editors of web pages so that they sound as one person writes to another: friendly, short, to the point.
For each message of the draft its "number", a "subject", and the "words" of the message. They say what the draft says and nothing else, name every address and repeat every quotation of the draft letter by letter, and keep what stands in [brackets] as it is. Write no greeting, no thanks and no signature: they follow by themselves.`;

const wordingSchema = z.object({
  messages: z.array(z.object({ number: z.number().int(), subject: z.string(), words: z.string() })),
});
const ADDRESS = /https?:\/\/[^\s"“”<>]+/g;
const PLACEHOLDER = /\[[^\]\n]+\]/g;

/** Provenance of messages made without a model. */
const BY_RULES: Provenance = {
  kind: 'modelled',
  method: 'templates filled from what was found on each page',
};

/**
 * Has a language model reword messages if one is configured. A version that loses an address or placeholder, adds
 * another, or says something else is rejected.
 * @throws the signal's reason if the caller disconnects.
 */
export async function rewordMessages(
  ctx: Context,
  messages: readonly MessageToReword[],
  startedAt: number,
): Promise<{
  readonly wordings: ReadonlyMap<number, RewordedMessage>;
  readonly provenance: Provenance;
  readonly notice: string | null;
}> {
  const draft = messages.map(({ subject, lines }, number) => ({
    number,
    subject,
    words: lines.join('\n\n'),
  }));
  const written = await generate(ctx, {
    kind: 'outreach.wording',
    task: TASK,
    evidence: {
      pages: [],
      given: {},
      draft,
      addresses: [...new Set(messages.flatMap(({ addresses }) => addresses))],
    },
    schema: wordingSchema,
    whenUnsourced: 'leave_out',
    budget: { ...TOKENS, ms: wordingMs(startedAt) },
    step: backlinkMessages.wording,
  });
  if (written.output === null)
    return { wordings: new Map(), provenance: BY_RULES, notice: written.notice?.message ?? null };
  const wordings = new Map<number, RewordedMessage>();
  for (const { number, subject, words } of written.output.messages) {
    const before = draft[number];
    if (before === undefined || wordings.has(number) || !preservesMeaning(before.words, words)) continue;
    const line = oneLine(subject);
    const isSubject = line.length <= LONGEST_SUBJECT && preservesMeaning(before.subject, line);
    wordings.set(number, { subject: isSubject ? line : before.subject, words: words.trim() });
  }
  if (wordings.size === 0) return { wordings, provenance: BY_RULES, notice: null };
  const method = describeModel(BY_RULES.method, written.cost);
  return { wordings, provenance: { kind: 'generated', method }, notice: null };
}

/** Whether a new version says the same, with the same addresses and placeholders. */
function preservesMeaning(before: string, wording: string): boolean {
  return (
    wording.trim().length <= before.length * MAX_LENGTH_RATIO &&
    isRewordingOf(before, wording) &&
    isSame(addressesIn(before), addressesIn(wording)) &&
    isSame(before.match(PLACEHOLDER) ?? [], wording.match(PLACEHOLDER) ?? [])
  );
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  const [one, other] = [new Set(some), new Set(others)];
  return one.size === other.size && [...one].every((text) => other.has(text));
}

/** Without trailing punctuation. */
function addressesIn(text: string): string[] {
  return (text.match(ADDRESS) ?? []).map((address) => address.replace(/[).,;:!?]+$/, ''));
}
