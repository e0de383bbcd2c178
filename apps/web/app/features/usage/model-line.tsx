import { useMessages } from '../../lib/messages/use-messages.ts';
import { usageMessages } from './messages.ts';
import classes from './usage-hint.module.css';

/** What a method of a result says of the model that worded it. */
const WORDED = /; worded by (.+)$/;

/** Which model worded a result, with its tokens and what they cost; nothing where none did. `method` is the provenance's. */
export function ModelLine({ method }: { readonly method: string }) {
  const m = useMessages(usageMessages);
  const told = WORDED.exec(method)?.[1];
  return told === undefined ? null : <p className={classes.hint}>{m.wordedBy(told)}</p>;
}
