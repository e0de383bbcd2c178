import type { Outreach } from '@pagewright/contract/advanced';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveBlob } from '../../../../lib/downloads/save-blob.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Caution } from '../../../../ui/caution.tsx';
import type { RunViewProps } from '../../analysis.ts';
import { CopyButton } from '../../result/copy-button.tsx';
import { OriginalDraft } from '../../result/original-draft.tsx';
import { PageLink } from '../../result/page-link.tsx';
import { ProvenanceBadge } from '../../result/provenance-badge.tsx';
import { linkMessages } from './messages.ts';
import classes from '../../result/result.module.css';
import own from './backlink-finder.module.css';

type Draft = Outreach['drafts'][number];

/** Email drafts for the user to complete and send. */
export function DraftsView({ result }: RunViewProps<Outreach>) {
  const m = useMessages(linkMessages);
  const { drafts, notice } = result;
  return (
    <>
      {notice === null ? null : <Caution>{notice}</Caution>}
      <Caution>{m.notSent}</Caution>
      <div className={classes.actions}>
        <Button
          className="unprinted"
          variant="default"
          leftSection={<IconDownload size={17} />}
          onClick={() => saveBlob(textFile(drafts.map(asText).join('\n\n----------\n\n')), 'outreach.txt')}
        >
          {m.download}
        </Button>
      </div>
      <ul className={own.drafts} aria-label={m.drafts}>
        {drafts.map((draft) => (
          <li key={`${draft.kind} ${draft.pageUrl} ${draft.subject}`}>
            <DraftCard draft={draft} />
          </li>
        ))}
      </ul>
    </>
  );
}

function DraftCard({ draft }: { readonly draft: Draft }) {
  const m = useMessages(linkMessages);
  const name = draft.pageTitle || draft.pageUrl;
  return (
    <article className={own.draft} aria-label={m.draftFor(name)}>
      <p className={classes.facts}>
        <strong>{m[`kind_${draft.kind}`]}</strong>
        <PageLink url={draft.pageUrl} title={draft.pageTitle} />
        {draft.drafted === null ? null : <ProvenanceBadge kind="generated" />}
      </p>
      <p className={own.subject}>{draft.subject}</p>
      <pre className={own.body}>{draft.body}</pre>
      {draft.toFillIn.length === 0 ? null : (
        <p className={classes.quiet}>{m.toFillIn(draft.toFillIn.join(', '))}</p>
      )}
      <OriginalDraft text={draft.drafted && asText(draft.drafted)} />
      <div className={classes.actions}>
        <CopyButton text={asText(draft)} label={m.copy} done={m.copied} />
        {draft.evidence.length === 0 ? null : (
          <details className={classes.evidence}>
            <summary>{m.evidence}</summary>
            <ul>
              {draft.evidence.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </article>
  );
}

function asText({ subject, body }: Pick<Draft, 'subject' | 'body'>): string {
  return `${subject}\n\n${body}`;
}

function textFile(text: string): Blob {
  return new Blob([text], { type: 'text/plain;charset=utf-8' });
}
