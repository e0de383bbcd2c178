import { paySentences } from './pay-sentences.ts';

interface PayProblemProps {
  readonly sentence: string;
  readonly onRetry: () => void;
}

/** Says why there is no button to pay, and tries again. */
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
