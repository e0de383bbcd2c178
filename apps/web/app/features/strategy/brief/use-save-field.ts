import { readBrief, updateBrief, type BriefField, type SavedBrief } from '@pagewright/contract/strategy';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiQueryKey } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { getMessages } from '../../../lib/messages/define-messages.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { joiningMessages } from '../../../lib/messages/joining-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { strategyMessages } from '../messages.ts';

type Change = Partial<Pick<SavedBrief, 'sections'> & Record<Exclude<BriefField, 'sections'>, string>>;

/** A change based on an outdated revision. */
interface Conflict {
  readonly change: Change;
  readonly current: SavedBrief;
}

/**
 * Saves fields of a brief in sequence. A change based on an older revision is applied to the newer one, unless the same
 * field was changed there; then the user decides.
 */
export function useSaveField(briefId: string) {
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** How often a field's input was discarded. */
  const [givenUp, setGivenUp] = useState<Partial<Record<BriefField, number>>>({});
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const key = apiQueryKey(readBrief, { params: { id: briefId } });
  const show = (brief: SavedBrief) => queries.setQueryData(key, brief);

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  /** Asks which of two changes to keep; in a notice if the form is no longer on the screen. */
  function ask(found: Conflict): void {
    setConflict(found);
    if (!isGone.current) return;
    const { conflict: message, keepMine: label } = getMessages(strategyMessages);
    const onSelect = (): void => void put(found.change, found.current.revision);
    notify({ type: 'error', message, action: { label, onSelect } });
  }

  async function put(change: Change, revision: number | undefined): Promise<boolean> {
    const body = { ...change, ...(revision === undefined ? {} : { revision }) };
    const { data, error } = await callApi(updateBrief, { params: { id: briefId }, body });
    if (error?.code === 'revision_conflict') {
      const { current } = error.body as { current: SavedBrief };
      const cached = queries.getQueryData<SavedBrief>(key);
      if (cached && revision !== current.revision && isUntouched(change, cached, current))
        return put(change, current.revision);
      ask({ change, current });
      return false;
    }
    if (error) {
      const m = getMessages(strategyMessages);
      const joining = getMessages(joiningMessages);
      notifyFailure(error, { message: joining.labeled(m.saveFailed, describeFailure(error)) });
      return false;
    }
    setConflict(null);
    show(data);
    void queries.invalidateQueries({ queryKey: ['api', 'strategy', '/briefs'] });
    return true;
  }

  function save(change: Change): Promise<boolean> {
    const saving = last.current.then(() => {
      const cached = queries.getQueryData<SavedBrief>(key);
      return put(change, cached?.revision);
    });
    last.current = saving;
    return saving;
  }

  return {
    save,
    conflict,
    givenUp,
    /** Overwrites with the user's own change. */
    keepMine: () => (conflict ? put(conflict.change, conflict.current.revision) : Promise.resolve(false)),
    /** Discards the user's own change. */
    takeTheirs: () => {
      if (!conflict) return;
      show(conflict.current);
      setConflict(null);
      for (const field of changedFields(conflict.change))
        setGivenUp((counts) => ({ ...counts, [field]: (counts[field] ?? 0) + 1 }));
    },
    /** Resolves when every pending change is settled. */
    settled: () => last.current,
  };
}

const changedFields = (change: Change) => Object.keys(change) as (keyof Change)[];

/** Whether everything a change concerns is still as it was when the change was made. */
function isUntouched(change: Change, before: SavedBrief, now: SavedBrief): boolean {
  return changedFields(change).every((field) => JSON.stringify(before[field]) === JSON.stringify(now[field]));
}
