import { describe, expect, it } from 'vitest';
import { granted, hero, refusalOf, sentencesOf } from './character.fixture.ts';
import { inspire, passInspiration, spendByHand } from './inspiration.ts';

const kara = hero({ name: 'Kara', inspiration: false });
const tov = hero({ id: 'tov', name: 'Tov', inspiration: false });

describe('SRD 5.2.1, Heroic Inspiration', () => {
  it('is had once: whoever gains it again may pass it on', () => {
    const first = inspire(kara);
    expect(first.character).toEqual({ ...kara, inspiration: true });
    const second = inspire(first.character);
    expect(second.character).toEqual({ ...kara, inspiration: true, inspirationToPass: true });
    expect(sentencesOf(second)).toEqual(['Kara has Heroic Inspiration already, and may pass it on.']);
  });

  it('is passed on once, to somebody who has none, and one’s own is kept', () => {
    const twice = inspire(inspire(kara).character).character;
    const passed = granted(passInspiration(twice, tov));
    expect(passed).toMatchObject({ giver: { inspiration: true }, receiver: { id: 'tov', inspiration: true } });
    expect(refusalOf(passInspiration(passed.giver, hero({ ...tov })))).toBe('Kara has no Heroic Inspiration to pass on.');
    expect(refusalOf(passInspiration(twice, passed.receiver))).toBe('Tov has Heroic Inspiration already.');
    expect(passInspiration(twice, twice).ok).toBe(false);
  });

  it('is spent by hand only where there is some', () => {
    expect(granted(spendByHand(inspire(kara).character)).character).toEqual(kara);
    expect(refusalOf(spendByHand(kara))).toBe('Kara has no Heroic Inspiration.');
  });
});
