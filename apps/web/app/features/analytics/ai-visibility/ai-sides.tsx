import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { PromptPanels } from '../prompt-panels/lazy-prompt-panels.tsx';
import { promptMessages } from '../prompt-panels/prompt-messages.ts';
import { AiVisibility } from './lazy-ai-visibility.tsx';
import analytics from '../analytics.module.css';
import classes from './ai-visibility.module.css';

type Side = 'visits' | 'answers';

/** The two sides of AI visibility: which agents read the pages, and how often answers mention the brand. */
export function AiSides() {
  const m = useMessages(promptMessages);
  const [address, setAddress] = useSearchParams();
  const side: Side = address.get('view') === 'answers' ? 'answers' : 'visits';
  return (
    <div className={analytics.part}>
      <div>
        <SegmentedControl<Side>
          aria-label={m.view}
          classNames={{ label: classes.side }}
          value={side}
          onChange={(name) => setAddress(name === 'answers' ? { view: name } : {}, { replace: true })}
          data={[
            { value: 'visits', label: m.visits },
            { value: 'answers', label: m.title },
          ]}
        />
      </div>
      {side === 'answers' ? <PromptPanels /> : <AiVisibility />}
    </div>
  );
}
