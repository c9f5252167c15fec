import { expect, it } from 'vitest';
import { campaignDelimiters } from './campaign-delimiters.ts';

it('the delimiter of a campaign stays, and is another for each campaign and each installation', () => {
  const of = campaignDelimiters('the secret of an installation');
  expect(of('weir')).toMatch(/^[0-9a-f]{32}$/);
  expect(campaignDelimiters('the secret of an installation')('weir')).toBe(of('weir'));
  expect(of('mill')).not.toBe(of('weir'));
  expect(campaignDelimiters('another secret')('weir')).not.toBe(of('weir'));
});
