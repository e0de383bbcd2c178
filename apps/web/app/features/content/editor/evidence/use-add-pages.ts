import { addEvidencePage, EVIDENCE_LIMITS, fetchEvidencePage } from '@pagewright/contract/content';
import { useState, type ReactNode } from 'react';
import type { ApiFailure } from '../../../../lib/api/api-failure.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { getMessages } from '../../../../lib/messages/define-messages.ts';
import { failureText } from '../../../../lib/notices/failure-text.tsx';
import { readPageFile } from '../../../../lib/competitor-pages/read-page-file.ts';
import { evidenceMessages } from './messages.ts';

/** A page added by the user. */
interface AddedPage {
  readonly text: string;
  readonly url: string | null;
  readonly title: string;
  readonly source: 'pasted' | 'uploaded';
}

interface Refusal {
  readonly name: string;
  readonly text: ReactNode;
}

interface Adding {
  readonly progress: { readonly done: number; readonly of: number } | null;
  /** Outcome of the last addition. */
  readonly outcome: { readonly added: number; readonly refusals: readonly Refusal[] } | null;
  /** Adds one page; returns whether that succeeded. */
  readonly addPage: (page: AddedPage) => Promise<boolean>;
  /** Adds files in sequence; a rejected one does not stop the others. */
  readonly addFiles: (files: readonly File[]) => Promise<void>;
  /** Has the server read pages in sequence; returns whether all succeeded. */
  readonly fetchPages: (addresses: readonly string[]) => Promise<boolean>;
}

const m = () => getMessages(evidenceMessages);

/** Why a page was not added, with the Login action after a 401. */
const refusalOf = (name: string, failure: ApiFailure): Refusal => ({
  name,
  text: failureText(failure, m().notAdded(name, '').trim()),
});

/** Adds pages to an item's comparison. */
export function useAddPages(itemId: string, onAdded: () => Promise<unknown>): Adding {
  const [progress, setProgress] = useState<Adding['progress']>(null);
  const [outcome, setOutcome] = useState<Adding['outcome']>(null);

  async function add(name: string, { text, url, title, source }: AddedPage): Promise<Refusal | null> {
    const { error } = await callApi(addEvidencePage, {
      params: { id: itemId },
      body: { text, url, title, source },
    });
    return error ? refusalOf(name, error) : null;
  }

  async function addAll(works: readonly (() => Promise<Refusal | null>)[]): Promise<boolean> {
    setOutcome(null);
    const refusals: Refusal[] = [];
    for (const [done, work] of works.entries()) {
      setProgress({ done, of: works.length });
      const refusal = await work();
      if (refusal) refusals.push(refusal);
    }
    setProgress(null);
    setOutcome({ added: works.length - refusals.length, refusals });
    if (refusals.length < works.length) await onAdded();
    return refusals.length === 0;
  }

  return {
    progress,
    outcome,
    addPage: (page) => {
      const name = page.title || page.url || m().untitled;
      return addAll([() => add(name, page)]);
    },
    fetchPages: (addresses) =>
      addAll(
        addresses.map((url) => async () => {
          const { error } = await callApi(fetchEvidencePage, { params: { id: itemId }, body: { url } });
          return error ? refusalOf(url, error) : null;
        }),
      ),
    addFiles: async (files) => {
      await addAll(
        files.map((file) => async () => {
          if (file.size > EVIDENCE_LIMITS.text)
            return { name: file.name, text: m().notAdded(file.name, m().tooLarge) };
          const text = await readPageFile(file);
          return add(file.name, { text, url: null, title: '', source: 'uploaded' });
        }),
      );
    },
  };
}
