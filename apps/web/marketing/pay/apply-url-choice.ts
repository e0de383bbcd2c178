import { choiceOf } from '@pagewright/contract/plan-choice';

/** Applies the choice in the page's URL: selects the billing cycle, and scrolls to and highlights the plan. */
export function applyUrlChoice(): void {
  const choice = choiceOf(globalThis.location.search);
  if (choice === null) return;
  const term = document.querySelector<HTMLInputElement>(`input[name="cycle"][value="${choice.cycle}"]`);
  if (term && !term.checked) {
    term.checked = true;
    term.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const card = document.querySelector<HTMLElement>(`[data-plan="${choice.plan}"]`);
  if (!card) return;
  card.classList.add('chosen');
  card.scrollIntoView({ block: 'center' });
}
