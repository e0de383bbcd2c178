import type { ReactNode } from 'react';

interface MessageWithNameProps {
  /** `{}` is the placeholder for the name; if absent, there is no name. */
  readonly message: string;
  readonly children: ReactNode;
}

/** A sentence with an emphasized name. */
export function MessageWithName({ message, children }: MessageWithNameProps) {
  const [before, after] = message.split('{}');
  return (
    <>
      {before}
      {after === undefined ? null : children}
      {after}
    </>
  );
}
