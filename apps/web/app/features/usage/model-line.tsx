import { useMessages } from '../../lib/messages/use-messages.ts';
import { usageMessages } from './messages.ts';
import classes from './usage-hint.module.css';

/** What a result's method says about the model that worded it: its name, tokens, and their cost. */
const WORDED =
  /; worded by (.+?)(?: · (?:([\d,]+) tokens?|tokens unknown) · (?:cost —|(less than \$0\.001)|\$([\d.]+))(?: estimated)?)?$/;

/** The model that worded a result, with tokens and cost; nothing if there was none. `method` is the provenance's. */
export function ModelLine({ method }: { readonly method: string }) {
  const m = useMessages(usageMessages);
  const [, model, tokens, less, dollars] = WORDED.exec(method) ?? [];
  if (model === undefined) return null;
  const count = tokens === undefined ? null : Number(tokens.replaceAll(',', ''));
  // Amounts below the displayed precision are not known more exactly.
  const cost = less === undefined ? (dollars === undefined ? null : Number(dollars)) : Number.EPSILON;
  return <p className={classes.hint}>{m.wordedBy(model, count, cost)}</p>;
}
