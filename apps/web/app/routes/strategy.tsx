import { StrategyBuilder } from '../features/strategy/index.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { navigationMessages } from '../shell/navigation-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(getMessages(navigationMessages).strategyTitle);

/** Strategy Builder. */
export default function Strategy() {
  return <StrategyBuilder />;
}
