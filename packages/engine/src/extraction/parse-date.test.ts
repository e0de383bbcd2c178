import { describe, expect, it } from 'vitest';
import { dateInAddress, parseDate } from './parse-date.ts';

describe('readDate', () => {
  it.each([
    ['2020-02-18', '2020-02-18'],
    ['2020-02-18T09:30:00+0100', '2020-02-18T09:30:00+01:00'],
    ['2020-02-18 09:30', '2020-02-18T09:30:00'],
    ['2020-02-18T09:30:15.123Z', '2020-02-18T09:30:15Z'],
    ['20200218', '2020-02-18'],
    ['18.02.2020', '2020-02-18'],
    ['Tuesday, Feb. 18th, 2020 2:30 pm', '2020-02-18'],
    ['18 February 2020', '2020-02-18'],
    ['18. März 2020', '2020-03-18'],
    ['Publié le 18 février 2020', '2020-02-18'],
    ['18 de febrero de 2020', '2020-02-18'],
    ['2020-02-30', null],
    ['2100-02-29', null],
    ['2024-02-29', '2024-02-29'],
    ['1820-02-18', null],
    ['yesterday', null],
    ['', null],
  ])('reads %j', (written, date) => expect(parseDate(written)).toBe(date));

  it('reads the date of an address', () => {
    expect(dateInAddress('https://a.example/2020/2/18/tea')).toBe('2020-02-18');
    expect(dateInAddress('https://a.example/2020/tea/18')).toBeNull();
  });
});
