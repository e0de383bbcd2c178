import type { ReactNode } from 'react';

interface NamedSentenceProps {
  /** `{}` stands for the name, wherever its language wants it; without it there is none. */
  readonly sentence: string;
  readonly children: ReactNode;
}

/** A sentence with a name that is set apart in it. */
export function NamedSentence({ sentence, children }: NamedSentenceProps) {
  const [before, after] = sentence.split('{}');
  return (
    <>
      {before}
      {after === undefined ? null : children}
      {after}
    </>
  );
}
