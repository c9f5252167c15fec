import { describe, expect, it } from 'vitest';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { watchFor } from '#domain/safety/check.ts';
import { fill } from './fill.ts';
import { library } from './fragments/library.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { fragmentWriter } from './fragment-writer.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { seeded } from '#server/features/storyteller/plan/seed.ts';

const party = ['Kara', 'Bram'].map((name) => ({ id: name.toLowerCase(), name }));
const start = openingState(sampleAdventure);
const none: ReadonlySet<string> = new Set();

function narrated(words: Record<string, string>, over: Partial<Brief> = {}): string {
  const intents = Object.entries(words).map(([heroId, text]) => ({ heroId, text }));
  return playReply(
    { campaignId: 'care', turn: 3, cause: 'turn', adventure: sampleAdventure, state: start, party, intents, recent: [], ...over },
    none,
  ).text;
}

describe('a rest', () => {
  it('is told with how the party wakes, once, however many lie down', () => {
    const text = narrated({ kara: 'We make camp and sleep until morning.', bram: 'I sleep too.' });
    const waking = (library.get('rested.long') ?? []).filter((fragment) => text.includes(fill(fragment.text, new Map())));
    expect(waking).toHaveLength(1);
  });
});

describe('a fight at the Combat tab', () => {
  it('is not fought in the tale: a blow is sent there', () => {
    expect(narrated({ kara: 'I hit Dask with my sword' }, { fighting: true })).toContain('Combat tab');
  });
});

describe('an ending', () => {
  const ending = { id: 'drowned', clock: 'flood', text: 'The valley is a lake now, and the mill stands in it like a tooth.' };
  const signs = sampleAdventure.clocks.find(({ id }) => id === 'flood')?.signs.length ?? 0;
  const adventure = { ...sampleAdventure, endings: [ending] };
  const late = { ...start, clocks: { flood: signs - 1 } };

  it('closes the reply that reaches it, and no later one', () => {
    const intents = { kara: 'We sleep until morning.' };
    const text = narrated(intents, { adventure, state: late });
    expect(text).toContain(ending.text);
    expect(text).toMatch(/Here the tale ends\.[^\n]*\?$/);
    expect(narrated(intents, { adventure, state: { ...late, clocks: { flood: signs }, ended: 'drowned' } })).not.toContain(ending.text);
  });
});

describe('a table with veils', () => {
  it('hears what a player does, and no fragment that touches them', () => {
    const texts = [1, 2, 3].map((turn) => narrated({ kara: 'I torture the guard until he talks.' }, { veils: ['torture'], turn }));
    expect(texts.join(' ')).toMatch(/tortur/);
    const facts = { hero: 'Kara', action: 'sings', attempt: 'sing', npc: 'Dask', scene: 'the Loft', place: 'Aldermere' };
    const written = (veils: string[]) =>
      [...library.keys()].flatMap((group) => {
        const pen = fragmentWriter(seeded('veils', 1, group), none, (_text, fragment) => watchFor(veils).crosses(fragment));
        return Array.from({ length: 8 }, () => pen.insist([group], facts) ?? '');
      });
    const touching = (all: string[]) => all.filter((text) => watchFor(['hands', 'nothing', 'air']).crosses(text)).length;
    expect(touching(written([]))).toBeGreaterThan(20);
    expect(touching(written(['hands', 'nothing', 'air']))).toBe(0);
  });
});

describe('a writer at a table with lines', () => {
  it('never writes a fragment that crosses one, even where nothing else is left', () => {
    const watch = watchFor(['bells', 'wounds']);
    const facts = {
      hero: 'Kara',
      action: 'rings the bell',
      attempt: 'ring the bell',
      npc: 'Dask',
      scene: 'the Bell Loft',
      place: 'Aldermere',
    };
    for (const group of library.keys()) {
      const pen = fragmentWriter(seeded('care', 1, group), none, (text) => watch.crosses(text));
      for (let n = 0; n < 8; n += 1) expect(watch.crosses(pen.insist([group], facts) ?? '')).toBe(false);
    }
  });
});
