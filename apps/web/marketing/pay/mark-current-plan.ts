import { readUsage } from '@pagewright/contract/usage';
import { callApi } from '../../app/lib/api/call-api.ts';
import { getMessages } from '../../app/lib/messages/define-messages.ts';
import { planStandingMessages } from '../../app/lib/plan-standing/plan-standing-messages.ts';
import { paySentences } from './pay-sentences.ts';

/** Marks the current plan of the visitor's workspace and when it ends. Marks nothing without a response. */
export async function markCurrentPlan(): Promise<void> {
  const { data } = await callApi(readUsage, {});
  if (!data) return;
  const card = document.querySelector<HTMLElement>(`[data-plan="${data.plan.name}"]`);
  const place = card?.querySelector<HTMLElement>('[data-current]');
  if (!card || !place) return;
  const m = getMessages(planStandingMessages);
  const { endDate } = data.subscription;
  const badge = document.createElement('span');
  badge.className = 'badge';
  badge.textContent = paySentences.currentPlan;
  const details = endDate === null ? [] : [`${m.now(data)}. ${m.next(data)}.`];
  place.replaceChildren(badge, ...details.map((text) => ` ${text}`));
  place.hidden = false;
  card.classList.add('is-current');
}
