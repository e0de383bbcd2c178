import { useMemo } from 'react';
import { compareTexts } from './compare-texts.ts';
import classes from './changed-text.module.css';

/** Unchanged passages longer than this many characters are shortened to their ends. */
const LONG_PASSAGE = 240;
const PASSAGE_END = 100;

function shorten(passage: string): string {
  if (passage.length <= LONG_PASSAGE) return passage;
  return `${passage.slice(0, PASSAGE_END)} … ${passage.slice(-PASSAGE_END)}`;
}

/** The word-level diff of two texts: removed words struck through, added words highlighted. */
export function ChangedText({ before, after }: { readonly before: string; readonly after: string }) {
  const changes = useMemo(() => compareTexts(before, after), [before, after]);
  return (
    <p className={classes.passage}>
      {changes.map(({ at, added, removed, value }) => {
        const Mark = removed ? 'del' : added ? 'ins' : 'span';
        return <Mark key={`${at} ${Mark}`}>{removed || added ? value : shorten(value)}</Mark>;
      })}
    </p>
  );
}

/** Explains the marks of a `ChangedText`. */
export function ChangeLegend({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <p className={classes.legend}>
      <del>{before}</del> <ins>{after}</ins>
    </p>
  );
}
