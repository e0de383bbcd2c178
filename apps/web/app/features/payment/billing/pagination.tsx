import { Button } from '@mantine/core';
import classes from './billing.module.css';

interface PaginationProps {
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
  readonly messages: {
    readonly pages: string;
    readonly newer: string;
    readonly older: string;
    readonly page: (page: number, pages: number) => string;
  };
  readonly onPage: (page: number) => void;
}

/** Pagination of a list; nothing for a single page. */
export function Pagination({ page, pages, messages, onPage }: PaginationProps) {
  if (pages === 1) return null;
  return (
    <nav className={classes.pages} aria-label={messages.pages}>
      <Button variant="default" size="xs" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {messages.newer}
      </Button>
      <span aria-live="polite">{messages.page(page, pages)}</span>
      <Button variant="default" size="xs" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {messages.older}
      </Button>
    </nav>
  );
}
