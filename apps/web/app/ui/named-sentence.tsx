import type { ReactNode } from 'react';

interface NamedSentenceProps {
  /** `{}` is the placeholder for the name; if absent, there is no name. */
  readonly sentence: string;
  readonly children: ReactNode;
}

/** A sentence with an emphasized name. */
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
