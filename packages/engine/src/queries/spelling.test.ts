import { describe, expect, it } from 'vitest';
import { upperFirst } from '../text/upper-first.ts';
import { insideSentence, withSpelling } from './spelling.ts';

describe('withSpelling', () => {
  it.each([
    ['seo audit for wordpress', 'SEO audit for WordPress'],
    ['iphone vs android', 'iPhone vs Android'],
    ['GOOGLE’s crawl budget', 'Google’s crawl budget'],
    ['christmas gifts for a diy fan', 'Christmas gifts for a DIY fan'],
    ['rain barrel', 'rain barrel'],
    ['j’ai mal au dos', 'j’ai mal au dos'],
    ['seoul restaurants', 'seoul restaurants'],
    ['', ''],
  ])('%s', (given, written) => {
    expect(withSpelling(given)).toBe(written);
    expect(withSpelling(written)).toBe(written);
  });
});

describe('insideSentence', () => {
  it.each([
    ['Rain barrel care', 'rain barrel care'],
    ['Rain Barrel Care', 'rain barrel care'],
    ['RAIN BARREL CARE', 'rain barrel care'],
    ['rent a flat in London', 'rent a flat in London'],
    ['Tesla Model 3', 'Tesla Model 3'],
    ['Seo Audit', 'SEO audit'],
    ['SEO', 'SEO'],
    ['NGO grants', 'NGO grants'],
  ])('%s', (given, written) => expect(insideSentence(given)).toBe(written));
});

describe('upperFirst', () => {
  it.each([
    ['rain barrel', 'Rain barrel'],
    ['iPhone battery', 'iPhone battery'],
    ['éclair', 'Éclair'],
    ['3 ways', '3 ways'],
    ['', ''],
  ])('%s', (given, written) => expect(upperFirst(given)).toBe(written));
});
