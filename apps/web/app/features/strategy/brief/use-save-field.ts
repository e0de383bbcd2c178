import { readBrief, updateBrief, type BriefField, type SavedBrief } from '@pagewright/contract/strategy';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { apiQueryKey } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { sentencesOf } from '../../../lib/messages/define-messages.ts';
import { failureSentence } from '../../../lib/messages/failure-sentence.ts';
import { joiningMessages } from '../../../lib/messages/joining-messages.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { strategyMessages } from '../messages.ts';

type Change = Partial<Pick<SavedBrief, 'sections'> & Record<Exclude<BriefField, 'sections'>, string>>;

/** A change that was made on an older revision than the one that stands. */
interface Conflict {
  readonly change: Change;
  readonly current: SavedBrief;
}

/** Keeps fields of a brief one after another; a change that was made on an older revision waits for a decision. */
export function useSaveField(briefId: string) {
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const key = apiQueryKey(readBrief, { params: { id: briefId } });
  const show = (brief: SavedBrief) => queries.setQueryData(key, brief);

  async function put(change: Change, revision: number | undefined): Promise<boolean> {
    const body = { ...change, ...(revision === undefined ? {} : { revision }) };
    const { data, error } = await callApi(updateBrief, { params: { id: briefId }, body });
    if (error?.code === 'revision_conflict') {
      setConflict({ change, current: (error.body as { current: SavedBrief }).current });
      return false;
    }
    if (error) {
      const m = sentencesOf(strategyMessages);
      const joining = sentencesOf(joiningMessages);
      notifyFailure(error, { message: joining.labelled(m.saveFailed, failureSentence(error)) });
      return false;
    }
    setConflict(null);
    show(data);
    void queries.invalidateQueries({ queryKey: ['api', 'strategy', '/briefs'] });
    return true;
  }

  function save(change: Change): Promise<boolean> {
    const saving = last.current.then(() => {
      const standing = queries.getQueryData<SavedBrief>(key);
      return put(change, standing?.revision);
    });
    last.current = saving;
    return saving;
  }

  return {
    save,
    conflict,
    /** Writes the own change over what stands. */
    keepMine: () => (conflict ? put(conflict.change, conflict.current.revision) : Promise.resolve(false)),
    /** Gives the own change up. */
    takeTheirs: () => {
      if (conflict) show(conflict.current);
      setConflict(null);
    },
    /** Resolves when all that was to be kept is decided. */
    settled: () => last.current,
  };
}
