import { documentText } from '@pagewright/contract/document';
import { useMemo } from 'react';
import { ChangedText, ChangeLegend } from '../../../../lib/compare-texts/changed-text.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import type { ItemDraft } from '../item-draft.ts';
import { readDocument } from '../rich-text/read-document.ts';
import { contentMessages } from '../../messages.ts';
import { historyMessages } from './messages.ts';
import classes from './history.module.css';

/** The fields compared next to the text. */
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

/**
 * The differences between two versions of an item, word by word: removed words struck through, added ones highlighted.
 */
export function TextDifference({ before, after, beforeLabel, afterLabel }: TextDifferenceProps) {
  const m = useMessages(historyMessages);
  const names = useMessages(contentMessages);
  const differences = useMemo(() => {
    const shown = (written: Written, field: (typeof FIELDS)[number]): string =>
      field === 'contentType' ? names[`type_${written.contentType}`] : written[field].trim();
    const fields = FIELDS.filter((field) => before[field].trim() !== after[field].trim()).map((field) => ({
      name: m[`field_${field}`],
      before: shown(before, field),
      after: shown(after, field),
    }));
    const [textBefore, textAfter] = [textOf(before.content), textOf(after.content)];
    if (textBefore === textAfter) return fields;
    return [...fields, { name: m.text, before: textBefore, after: textAfter }];
  }, [before, after, m, names]);

  if (differences.length === 0) {
    const isSame = isSameDocument(before.content, after.content);
    return <p className={classes.quiet}>{isSame ? m.same : m.sameWords}</p>;
  }
  return (
    <div className={classes.difference}>
      <ChangeLegend before={beforeLabel} after={afterLabel} />
      {differences.map(({ name, before: earlier, after: later }) => (
        <section key={name}>
          <h3 className={classes.fieldName}>{name}</h3>
          <ChangedText before={earlier} after={later} />
        </section>
      ))}
    </div>
  );
}
