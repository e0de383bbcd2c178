import { createCalendarEvent, type CalendarEntry, type EventDraft } from '@pagewright/contract/calendar';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { TestPerson, TestServer } from '../../server/test-server.ts';

/** Time zone of these tests' browsers: its clock changes on 8 March and 1 November 2099 and 2026. */
export const ZONE = 'America/New_York';

/** Adds an event through the API. */
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

/** A day's cell in the month grid, by its accessible name. */
export const cell = (page: Page, day: string) =>
  page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: new RegExp(`^${day},`) }) });
