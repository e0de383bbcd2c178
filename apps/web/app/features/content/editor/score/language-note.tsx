import { useMessages } from '../../../../lib/messages/use-messages.ts';
import type { LiveScore } from '../../../scoring/index.ts';
import { scoreMessages } from './messages.ts';
import classes from './score.module.css';

interface LanguageNoteProps {
  readonly language: Extract<LiveScore, { status: 'scored' }>['language'];
}

/** Says when the score is limited: an unsupported language, or parts in another language. */
export function LanguageNote({ language: { code, others } }: LanguageNoteProps) {
  const m = useMessages(scoreMessages);
  if (code === 'und') return <p className={classes.quiet}>{m.unknownLanguage}</p>;
  return others === undefined ? null : <p className={classes.quiet}>{m.mixedLanguages(code, others)}</p>;
}
