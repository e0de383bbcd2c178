import type { Comprehensive } from '@pagewright/contract/advanced';
import { createContent } from '@pagewright/contract/content';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { callApi } from '../../../../lib/api/call-api.ts';
import { describeFailure } from '../../../../lib/messages/describe-failure.ts';
import { joiningMessages } from '../../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../../lib/notices/notify-failure.ts';
import type { RunViewProps } from '../../analysis.ts';
import { ScoreBar } from '../../result/score-bar.tsx';
import { SaveOpportunity } from '../backlink-finder/opportunities-view.tsx';
import { comprehensiveMessages } from './messages.ts';
import classes from '../../result/result.module.css';
import own from './comprehensive.module.css';

type Gain = Comprehensive['gains'][number];

/** The most valuable actions, each one click away. */
export function Gains({ result, run }: RunViewProps<Comprehensive>) {
  const m = useMessages(comprehensiveMessages);
  return (
    <section className={own.gains} aria-labelledby="gains">
      <h3 id="gains" className={own.title}>
        {m.gains}
      </h3>
      {result.gains.length === 0 ? (
        <p>{m.noGains}</p>
      ) : (
        <>
          <p className={classes.quiet}>{m.shareHelp}</p>
          <ol className={own.list}>
            {result.gains.map((gain) => (
              <li key={`${gain.part} ${gain.message}`}>
                <p>{gain.message}</p>
                <ScoreBar
                  label={m.ofPart(m[`part_${gain.part}`], gain.share)}
                  score={gain.share}
                  text=""
                  isNeutral
                />
                <GainAction gain={gain} result={result} run={run} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function GainAction({ gain, result, run }: RunViewProps<Comprehensive> & { readonly gain: Gain }) {
  const m = useMessages(comprehensiveMessages);
  if (gain.opportunity) return <SaveOpportunity opportunity={gain.opportunity} />;
  if (gain.keyword !== null)
    return (
      <Button
        className="unprinted"
        size="compact-md"
        component={Link}
        to={`/outline?keyword=${encodeURIComponent(gain.keyword)}`}
      >
        {m.outline}
      </Button>
    );
  if (result.contentId !== null)
    return (
      <Button className="unprinted" size="compact-md" component={Link} to={`/content/${result.contentId}`}>
        {m.edit}
      </Button>
    );
  const { content } = run.inputs;
  return typeof content === 'string' ? (
    <SaveDraft content={content} primaryKeyword={result.primaryKeyword} />
  ) : null;
}

interface SaveDraftProps {
  readonly content: string;
  readonly primaryKeyword: string;
}

/** Saves pasted text as a content item, to work on it. */
function SaveDraft({ content, primaryKeyword }: SaveDraftProps) {
  const m = useMessages(comprehensiveMessages);
  const joining = useMessages(joiningMessages);
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    setSaving(true);
    const body = { title: primaryKeyword, content, primaryKeyword, status: 'draft' } as const;
    const { data, error } = await callApi(createContent, { body });
    setSaving(false);
    if (error)
      return notifyFailure(error, { message: joining.labeled(m.saveFailed, describeFailure(error)) });
    await navigate(`/content/${data.id}`);
  }
  return (
    <Button className="unprinted" size="compact-md" loading={isSaving} onClick={() => void save()}>
      {isSaving ? m.saving : m.saveDraft}
    </Button>
  );
}
