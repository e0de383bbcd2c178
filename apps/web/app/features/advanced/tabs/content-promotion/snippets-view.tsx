import { Button } from '@mantine/core';
import type { generateSocialSnippets } from '@pagewright/contract/advanced';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { joiningMessages } from '../../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Caution } from '../../../../ui/caution.tsx';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { CopyButton } from '../../result/copy-button.tsx';
import { OriginalDraft } from '../../result/original-draft.tsx';
import { ProvenanceBadge } from '../../result/provenance-badge.tsx';
import { promotionMessages } from './messages.ts';
import { PlanPost } from './plan-post.tsx';
import classes from '../../result/result.module.css';
import own from './content-promotion.module.css';

type Result = ResultOf<typeof generateSocialSnippets>;

/** Post variants as the platform shows them, with exact length and fold; each can be copied or scheduled. */
export function SnippetsView({ result }: RunViewProps<Result>) {
  const m = useMessages(promotionMessages);
  const joining = useMessages(joiningMessages);
  const { platform, limit, fold, title, contentId, snippets, notice } = result;
  const [planned, setPlanned] = useState<string | null>(null);
  if (snippets.length === 0) return <Caution>{m.none}</Caution>;
  return (
    <>
      {notice === null ? null : <Caution>{notice}</Caution>}
      <ol className={classes.cards}>
        {snippets.map(({ text, hook, claims, length, aboveFold, drafted }, at) => (
          <li key={text}>
            <h3>
              {m.variant(at + 1)} <ProvenanceBadge kind={drafted === null ? 'measured' : 'generated'} />
            </h3>
            <p className={classes.facts}>
              <span>{platform}</span>
              {drafted === null ? <span>{m[`from_${hook.from}`]}</span> : null}
              <span data-length={length}>{m.counted(length, limit, platform)}</span>
            </p>
            <div className={own.post} data-platform={platform}>
              <p>{aboveFold}</p>
              {fold !== null && aboveFold.length < text.length ? (
                <>
                  <p className={own.fold}>{m.fold(fold)}</p>
                  <p className={own.hidden}>{text.slice(aboveFold.length).trim()}</p>
                </>
              ) : null}
            </div>
            {fold !== null && aboveFold.length === text.length ? (
              <p className={classes.quiet}>{m.noFold}</p>
            ) : null}
            <details className={classes.evidence}>
              <summary>{drafted === null ? m.claims : m.claimsOfDraft}</summary>
              {claims.length === 0 ? (
                <p>{m.noClaims}</p>
              ) : (
                <ul>
                  {claims.map((claim) => (
                    <li key={claim.text}>{joining.quoted(claim.text)}</li>
                  ))}
                </ul>
              )}
            </details>
            <OriginalDraft text={drafted} />
            <div className={classes.actions}>
              <CopyButton text={text} label={m.copy} done={m.copied} />
              <Button
                variant="default"
                size="compact-md"
                leftSection={<IconCalendarPlus size={16} />}
                onClick={() => setPlanned(text)}
              >
                {m.schedule}
              </Button>
            </div>
          </li>
        ))}
        {planned === null ? null : (
          <PlanPost
            snippet={planned}
            platform={platform}
            title={title}
            contentId={contentId}
            onClose={() => setPlanned(null)}
          />
        )}
      </ol>
    </>
  );
}
