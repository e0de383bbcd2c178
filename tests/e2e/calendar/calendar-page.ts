import { createCalendarEvent, type CalendarEntry, type EventDraft } from '@pagewright/contract/calendar';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { TestPerson, TestServer } from '../../server/test-server.ts';

/** The zone of the browsers of these tests: its clock is changed on 8 March and 1 November 2099 and 2026. */
export const ZONE = 'America/New_York';

/** Adds an event by the API. */
export async function addEvent(
  server: TestServer,
  person: TestPerson,
  draft: Partial<EventDraft> & Pick<EventDraft, 'title' | 'scheduledFor'>,
): Promise<CalendarEntry> {
  const body = { platform: 'Twitter' as const, timeZone: ZONE, ...draft };
  const answer = await server.call(person, createCalendarEvent, { body });
  expect(answer.status).toBe(201);
  return answer.body;
}

/** An entry in the grid. */
export const chip = (page: Page, title: string) =>
  page.getByRole('gridcell').getByRole('button', { name: new RegExp(`\\b${title}\\b`) });

/** The cell of a day in the month's grid, by the words of its number. */
export const cell = (page: Page, day: string) =>
  page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: new RegExp(`^${day},`) }) });
