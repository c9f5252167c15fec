import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';
import { firstSentences, fitToLength, optional, required, countText } from './ranked-text.ts';
import { fragmentWriter } from './fragment-writer.ts';
import { seeded } from '#server/features/storyteller/plan/seed.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';

describe('chance', () => {
  it('is the same for the same campaign, turn and purpose, and else another', () => {
    const draws = (campaign: string, turn: number, purpose: string) => {
      const draw = seeded(campaign, turn, purpose);
      return Array.from({ length: 5 }, draw);
    };
    expect(draws('a', 1, 'tell')).toEqual(draws('a', 1, 'tell'));
    expect(draws('a', 1, 'tell')).not.toEqual(draws('a', 2, 'tell'));
    expect(draws('a', 1, 'tell')).not.toEqual(draws('b', 1, 'tell'));
    expect(draws('a', 1, 'tell').every((each) => each >= 0 && each < 1)).toBe(true);
  });
});

describe('a writer', () => {
  const facts = { hero: 'Kara', action: 'waits', attempt: 'wait', doing: 'waiting' };
  const open = (used: string[] = []) => fragmentWriter(seeded('q', 1, 'test'), new Set(used));

  it('writes only what the facts can fill', () => {
    expect(open().write(['attack.success'], { hero: 'Kara' })).toBeNull();
    expect(open().write(['blow.fallen'], { other: 'Bram' })).toContain('Bram');
  });

  it('writes nothing twice, and insists only when told to', () => {
    const pen = open();
    const lines = Array.from({ length: 60 }, () => pen.write(['defend'], facts)).filter((line) => line !== null);
    expect(new Set(lines).size).toBe(lines.length);
    expect(pen.write(['defend'], facts)).toBeNull();
    expect(pen.insist(['defend'], facts)).toContain('Kara');
  });

  it('speaks to one hero, to two and to three as to so many', () => {
    const all = (heroes: number) => {
      const pen = open().among(heroes);
      return Array.from({ length: 40 }, () => pen.write(['prompt.open'], {})).filter((line) => line !== null);
    };
    expect(all(1)).not.toContain('Who moves first?');
    expect(all(2)).toContain('Who moves first?');
    expect(all(2)).not.toContain('What do the rest of you do?');
    expect(all(3)).toContain('What do the rest of you do?');
  });

  it('takes verbs that agree with the number of those who come round', () => {
    const [alone, both] = [1, 2].map((heroes) => {
      const pen = open().among(heroes);
      const others = heroes === 1 ? 'Mira' : 'Mira and Tov';
      return Array.from({ length: 12 }, () => pen.write(['wake.party'], { others, scene: 'the Quay' })).filter((line) => line !== null);
    });
    expect(alone?.length).toBeGreaterThan(2);
    expect(alone?.join(' ')).not.toMatch(/Mira (?:come|open|sit|are)\b/);
    expect(both?.join(' ')).not.toMatch(/Tov (?:comes|opens|sits|is|wakes)\b/);
  });

  it('takes each detail once', () => {
    const pen = open();
    const touch = [{ id: 'touch 1', text: 'while rain falls' }];
    expect(pen.write(['filler.touch'], { touch, place: 'Otterby' })).toContain('while rain falls');
    expect(pen.write(['filler.touch'], { touch, place: 'Otterby' })).toBeNull();
    expect(pen.written()).toContain('touch 1');
  });
});

describe('filling slots', () => {
  it('sets capitals where sentences begin, and none inside', () => {
    const values = new Map([
      ['feature', 'the old well'],
      ['scene', 'The Mill Yard'],
      ['hero', 'kara'],
    ]);
    expect(fill('{feature} is dry. {scene} is quiet at {scene}. {hero} looks.', values)).toBe(
      'The old well is dry. The Mill Yard is quiet at the Mill Yard. kara looks.',
    );
  });
});

describe('a page', () => {
  it('loses what it can spare first, then is told in brief', () => {
    const pages = [[required('One two three four five six.', 'One two.'), optional('Seven eight nine.')], [required('Ten?')]];
    expect(fitToLength(pages, 20)).toBe('One two three four five six. Seven eight nine.\n\nTen?');
    expect(fitToLength(pages, 8)).toBe('One two three four five six.\n\nTen?');
    expect(fitToLength(pages, 4)).toBe('One two.\n\nTen?');
  });

  it('is cut at a sentence', () => {
    expect(firstSentences('One two. "Three four!" Five six.', 4)).toBe('One two. "Three four!"');
    expect(countText('One - two, three.')).toBe(3);
  });
});

describe('targets', () => {
  const kinds = (text: string) =>
    targetsIn(text, sampleAdventure, openingState(sampleAdventure), [{ id: 'bram', name: 'Bram' }]).map((each) => each.kind);

  it('are found by name, alias and role, as words of their own', () => {
    expect(kinds('I ask the miller about the WHEEL and Bram')).toEqual(['npc', 'feature', 'hero']);
    expect(kinds('I grab the rope by the footpath')).toEqual(['loot', 'exit']);
    expect(kinds('the woman')).toEqual(['npc']);
    expect(kinds('farewell, swheel')).toEqual([]);
  });
});
