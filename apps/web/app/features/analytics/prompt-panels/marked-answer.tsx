import { Fragment, type ReactNode } from 'react';
import type { CallOutput } from '@pagewright/contract/endpoint';
import type { readPromptAnswers } from '@pagewright/contract/analytics';
import classes from './prompt-panels.module.css';

type Answers = CallOutput<typeof readPromptAnswers>;

interface MarkedAnswerProps {
  readonly text: string;
  readonly answer: Pick<Answers['answers'][number], 'mentions' | 'citations'>;
  readonly brands: Answers['brands'];
}

/** A place in the text: a mention of a brand, an address, or both. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly brand: number | null;
  readonly url: string | null;
}

/** Markdown's marks of bold text and headings, which say nothing here. */
const MARKS = /\*\*|__|^#{1,6}\s+/gmu;
const plain = (text: string): string => text.replaceAll(MARKS, '');

/** The text of an answer without marks of bold text and headings, with mentions marked and addresses linked. */
export function MarkedAnswer({ text, answer, brands }: MarkedAnswerProps) {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { start, end, brand, url } of placesOf(answer)) {
    if (start < from) continue;
    const words = text.slice(start, end);
    const shown =
      url === null ? (
        words
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer nofollow">
          {words}
        </a>
      );
    const name = brand === null ? undefined : brands[brand];
    pieces.push(
      <Fragment key={start}>
        {plain(text.slice(from, start))}
        {name === undefined ? (
          shown
        ) : (
          <mark data-own={name.isOwn || undefined} title={name.name}>
            {shown}
          </mark>
        )}
      </Fragment>,
    );
    from = end;
  }
  return (
    <p className={classes.text}>
      {pieces}
      {plain(text.slice(from))}
    </p>
  );
}

function placesOf({ mentions, citations }: MarkedAnswerProps['answer']): Place[] {
  const places = new Map<number, Place>(
    citations.map(({ url, start, end }) => [start, { start, end, brand: null, url }]),
  );
  for (const { brand, start, end } of mentions)
    places.set(start, { start, end, brand, url: places.get(start)?.url ?? null });
  return [...places.values()].toSorted((a, b) => a.start - b.start);
}
