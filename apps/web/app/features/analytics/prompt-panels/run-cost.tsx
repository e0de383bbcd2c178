import { promptRunCost, type PromptModel } from '@pagewright/contract/analytics';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { promptMessages } from './prompt-messages.ts';
import analytics from '../analytics.module.css';
import watching from '../watching.module.css';

interface RunCostProps {
  readonly questions: readonly string[];
  readonly repeats: number;
  readonly model: PromptModel;
}

/** How often a run asks, what it costs, and who pays. */
export function RunCost({ questions, repeats, model }: RunCostProps) {
  const m = useMessages(promptMessages);
  const { calls, typical, most } = promptRunCost({ questions, repeats, price: model.price });
  return (
    <div>
      <p className={watching.cost} role="status">
        {m.cost(calls, typical, most)} {m.payer(model.payer, calls)}
      </p>
      {typical === null ? null : <p className={analytics.quiet}>{m.costHelp}</p>}
    </div>
  );
}
