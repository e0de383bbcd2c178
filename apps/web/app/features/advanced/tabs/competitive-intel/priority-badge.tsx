import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Badge, type BadgeTint } from '../../../../ui/badge.tsx';
import { intelMessages } from './messages.ts';

const TINTS = {
  high: 'red',
  critical: 'red',
  medium: 'amber',
  warning: 'amber',
  watch: 'blue',
  low: 'gray',
  none: 'green',
} as const satisfies Readonly<Record<string, BadgeTint>>;

/** Priority of a recommendation. */
export function PriorityBadge({ priority }: { readonly priority: keyof typeof TINTS }) {
  const m = useMessages(intelMessages);
  return <Badge tint={TINTS[priority]}>{m[`priority_${priority}`]}</Badge>;
}
