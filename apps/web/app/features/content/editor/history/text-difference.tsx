import { documentText } from '@pagewright/contract/document';
import { useMemo } from 'react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import type { ItemDraft } from '../item-draft.ts';
import { readDocument } from '../rich-text/read-document.ts';
import { compareTexts } from './compare-texts.ts';
import { historyMessages } from './messages.ts';
import classes from './history.module.css';

/** The written fields that a difference looks at, beside the text. */
const FIELDS = [
  'title',
  'primaryKeyword',
  'keywords',
  'metaTitle',
  'metaDescription',
  'slug',
  'tags',
  'category',
  'contentType',
] as const;

/** Unchanged passages longer than this, in characters, are shortened to their ends. */
const LONG_PASSAGE = 240;
const PASSAGE_END = 100;

type Written = Pick<ItemDraft, (typeof FIELDS)[number] | 'content'>;

interface TextDifferenceProps {
  readonly before: Written;
  readonly after: Written;
  readonly beforeLabel: string;
  readonly afterLabel: string;
}

const textOf = (content: string): string => {
  const document = readDocument(content);
  return document === null ? '' : documentText(document);
};

const isSameDocument = (one: string, other: string): boolean =>
  JSON.stringify(readDocument(one)) === JSON.stringify(readDocument(other));

function shorten(passage: string): string {
  if (passage.length <= LONG_PASSAGE) return passage;
  return `${passage.slice(0, PASSAGE_END)} … ${passage.slice(-PASSAGE_END)}`;
}

/** What differs between two versions of an item, word by word: removed words struck through, added ones marked. */
export function TextDifference({ before, after, beforeLabel, afterLabel }: TextDifferenceProps) {
  const m = useMessages(historyMessages);
  const differences = useMemo(() => {
    const fields = FIELDS.filter((field) => before[field].trim() !== after[field].trim()).map((field) => ({
      name: m[`field_${field}`],
      changes: compareTexts(before[field].trim(), after[field].trim()),
    }));
    const [textBefore, textAfter] = [textOf(before.content), textOf(after.content)];
    if (textBefore === textAfter) return fields;
    return [...fields, { name: m.text, changes: compareTexts(textBefore, textAfter) }];
  }, [before, after, m]);

  if (differences.length === 0) {
    const isSame = isSameDocument(before.content, after.content);
    return <p className={classes.quiet}>{isSame ? m.same : m.sameWords}</p>;
  }
  return (
    <div className={classes.difference}>
      <p className={classes.legend}>
        <del>{beforeLabel}</del> <ins>{afterLabel}</ins>
      </p>
      {differences.map(({ name, changes }) => (
        <section key={name}>
          <h3 className={classes.fieldName}>{name}</h3>
          <p className={classes.passage}>
            {changes.map(({ at, added, removed, value }) => {
              const Mark = removed ? 'del' : added ? 'ins' : 'span';
              return <Mark key={`${at} ${Mark}`}>{removed || added ? value : shorten(value)}</Mark>;
            })}
          </p>
        </section>
      ))}
    </div>
  );
}
