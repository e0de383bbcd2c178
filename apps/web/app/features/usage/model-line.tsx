import { useMessages } from '../../lib/messages/use-messages.ts';
import { usageMessages } from './messages.ts';
import classes from './usage-hint.module.css';

/** What a method of a result says of the model that worded it: its name, its tokens, and what they cost. */
const WORDED =
  /; worded by (.+?)(?: · (?:([\d,]+) tokens?|tokens unknown) · (?:cost —|(less than \$0\.001)|\$([\d.]+))(?: estimated)?)?$/;

/** Which model worded a result, with its tokens and what they cost; nothing where none did. `method` is the provenance's. */
export function ModelLine({ method }: { readonly method: string }) {
  const m = useMessages(usageMessages);
  const [, model, tokens, less, dollars] = WORDED.exec(method) ?? [];
  if (model === undefined) return null;
  const count = tokens === undefined ? null : Number(tokens.replaceAll(',', ''));
  // Of what costs less than is shown no more is known.
  const cost = less === undefined ? (dollars === undefined ? null : Number(dollars)) : Number.EPSILON;
  return <p className={classes.hint}>{m.wordedBy(model, count, cost)}</p>;
}
