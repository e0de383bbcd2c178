import { paySentences } from './pay-sentences.ts';

interface PayProblemProps {
  readonly sentence: string;
  readonly onRetry: () => void;
}

/** Explains why there is no payment button and offers to retry. */
export function PayProblem({ sentence, onRetry }: PayProblemProps) {
  return (
    <div className="pay-note" role="status">
      <p>
        <strong>{sentence}</strong> {paySentences.whatBlocks}
      </p>
      <button type="button" className="button plain" onClick={onRetry}>
        {paySentences.retry}
      </button>
    </div>
  );
}
