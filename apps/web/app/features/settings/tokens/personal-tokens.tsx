import { Button } from '@mantine/core';
import { listApiTokens } from '@pagewright/contract/settings/api-tokens';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { settingsMessages } from '../messages.ts';
import { tokenMessages } from './messages.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { TokenList } from './token-list.tsx';
import classes from '../settings.module.css';

/** The user's API tokens for this workspace, and a way to create one. `operator` is the contact for a larger plan. */
export function PersonalTokens({ operator }: { readonly operator: string | null }) {
  const m = useMessages(tokenMessages);
  const settings = useMessages(settingsMessages);
  const query = useQuery(apiQuery(listApiTokens, {}));
  const [isMaking, setMaking] = useState(false);
  return (
    <section className={classes.card} aria-labelledby="api-tokens">
      <h2 id="api-tokens" className={classes.title}>
        {m.title}
      </h2>
      <p className={classes.help}>
        {m.help} <a href="/api-docs">{m.reference}</a>
      </p>
      <QueryView query={query} messages={m}>
        {({ tokens, hasApi }) => (
          <>
            {hasApi ? null : (
              <p className={classes.note}>
                {m.withoutApi} {tokens.length > 0 ? m.refusedMeanwhile : null}{' '}
                {settings.askOperator(operator)}
              </p>
            )}
            {tokens.length > 0 ? <TokenList tokens={tokens} /> : null}
            {hasApi ? (
              <div className={classes.bar}>
                <Button variant="default" onClick={() => setMaking(true)}>
                  {m.make}
                </Button>
                {tokens.length === 0 ? <p className={classes.note}>{m.none}</p> : null}
              </div>
            ) : null}
          </>
        )}
      </QueryView>
      {isMaking ? <NewTokenDialog onClose={() => setMaking(false)} /> : null}
    </section>
  );
}
