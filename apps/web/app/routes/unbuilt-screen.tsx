import { Button } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import { Link, useLocation, type MetaFunction } from 'react-router';
import { defineMessages, sentencesOf } from '../lib/messages/define-messages.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { entryOf, navigationMessages } from '../shell/navigation.ts';
import { screenMeta } from '../shell/screen-meta.ts';
import { EmptyState } from '../ui/empty-state.tsx';

const messages = defineMessages({
  en: {
    title: (screen: string) => `${screen} is not part of this version`,
    text: 'This screen has not been built yet. Content Studio is here: write, score and publish an article there.',
    back: 'Open Content Studio',
  },
});

export const meta: MetaFunction = ({ location }) => screenMeta(titleOf(location.pathname));

/** Says honestly that a screen of the sidebar is not built yet. */
export default function UnbuiltScreen() {
  const m = useMessages(messages);
  const { pathname } = useLocation();
  return (
    <EmptyState
      icon={<IconTools size={26} stroke={1.6} />}
      title={m.title(titleOf(pathname))}
      description={m.text}
      action={
        <Button component={Link} to="/content">
          {m.back}
        </Button>
      }
    />
  );
}

function titleOf(pathname: string): string {
  const names = sentencesOf(navigationMessages);
  const entry = entryOf(pathname);
  return entry ? names[`${entry.screen}Title`] : names.defaultTitle;
}
