import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { EvidenceState } from '../../../scoring/index.ts';
import { useAddPages } from '../evidence/use-add-pages.ts';

/** Whether a page that a link into the editor asks to compare with is among the item's pages. */
export interface RequestedDuel {
  /** The page's address. */
  readonly url: string;
  /** What was asked when the page was named. */
  readonly questions: readonly string[];
  /** `refused`: it could not be read, or the item cannot be changed; the other pages can still be compared. */
  readonly state: 'reading' | 'ready' | 'refused';
  /** Why it could not be read. */
  readonly refusals: ReturnType<typeof useAddPages>['outcome'];
  /** Forgets the request, so that coming back does not repeat it. */
  readonly close: () => void;
}

interface DuelRequestInput {
  readonly itemId: string | null;
  readonly comparison: EvidenceState;
  readonly isReadOnly: boolean;
}

/**
 * The page that a link within the application asks to compare with, in the state of the navigation so that no link from
 * elsewhere can do so. If the item is not compared with it yet, it is read and added. Null without a request.
 */
export function useDuelRequest({ itemId, comparison, isReadOnly }: DuelRequestInput): RequestedDuel | null {
  const { pathname, search, ...location } = useLocation();
  const { url, questions } = readRequest(location.state);
  const navigate = useNavigate();
  const { evidence, reload } = comparison;
  const { fetchPages, outcome } = useAddPages(itemId ?? '', reload);
  const [hasEnded, setEnded] = useState(false);
  const begun = useRef<string | null>(null);
  const known = evidence && [...evidence.pages, ...(evidence.research?.pages ?? [])].map((page) => page.url);
  const isCompared = url !== null && known?.includes(url) === true;
  const isMissing = url !== null && known !== null && !isCompared;

  useEffect(() => {
    if (!isMissing || itemId === null || isReadOnly || begun.current === url) return;
    begun.current = url;
    void fetchPages([url]).finally(() => setEnded(true));
  }, [isMissing, itemId, isReadOnly, url, fetchPages]);

  if (url === null || itemId === null) return null;
  const isOver = hasEnded || (isMissing && isReadOnly);
  return {
    url,
    questions,
    state: isCompared ? 'ready' : isOver ? (outcome?.added === 1 ? 'ready' : 'refused') : 'reading',
    refusals: outcome,
    close: () => void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true }),
  };
}

/** What the state of a navigation asks for; anything else is ignored. */
function readRequest(state: unknown): { readonly url: string | null; readonly questions: readonly string[] } {
  const { duelWith, questions } = (typeof state === 'object' && state !== null ? state : {}) as {
    duelWith?: unknown;
    questions?: unknown;
  };
  return {
    url: typeof duelWith === 'string' && /^https?:\/\//.test(duelWith) ? duelWith : null,
    questions: Array.isArray(questions)
      ? questions.filter((one): one is string => typeof one === 'string')
      : [],
  };
}
