import type { ReactNode } from 'react';

interface MapLinkProps {
  readonly className: string | undefined;
  /** Null: it opens within the page. */
  readonly url: string | null;
  readonly label: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A clickable point of the map, by mouse and keyboard. */
export function MapLink({ className, url, label, onOpen, children }: MapLinkProps) {
  if (url !== null)
    return (
      <a
        className={className}
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={label}
      >
        {children}
      </a>
    );
  return (
    <g
      className={className}
      role="button"
      tabIndex={0}
      aria-label={label}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </g>
  );
}
