import { describe, expect, it } from 'vitest';
import type { Brief } from '#domain/narration/brief.ts';
import { knownExits, openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';

const party = [
  { id: 'kara', name: 'Kara' },
  { id: 'bram', name: 'Bram' },
];

function ask(text: string, change: Partial<Brief> = {}) {
  const adventure = change.adventure ?? sampleAdventure;
  const brief = briefOf({
    campaignId: 'asked',
    turn: 1,
    adventure,
    party,
    intents: [{ heroId: 'kara', text }],
    ...change,
  });
  return playReply(brief, new Set());
}

const at = (scene: string, change: Partial<PlayState> = {}): PlayState => ({ ...openingState(sampleAdventure), scene, ...change });

describe('a question about how things stand', () => {
  it.each([
    'Where can we go from here?',
    'Who is here?',
    "What's her name?",
    'What do we know so far?',
    'recap please',
    'inventory',
    'how hurt am I?',
    'what now?',
    'is it over?',
    'how do hit points work?',
    'is there an inn here?',
    'where are we?',
    'who is Hob?',
  ])('“%s” rolls nothing and changes nothing', (text) => {
    for (const scene of sampleAdventure.scenes) {
      const { progress, text: told } = ask(text, { state: at(scene.id) });
      expect(progress.rulings).toEqual([]);
      const { time: _time, ...state } = progress.state;
      expect(state).toEqual(at(scene.id));
      expect(told).not.toBe('');
    }
  });

  it('names every way out that is known, in every scene of every ready adventure', () => {
    for (const adventure of readyAdventures.values()) {
      for (const { id } of adventure.scenes) {
        const state = { ...openingState(adventure), scene: id };
        const { text } = ask('Where can we go?', { adventure, state });
        for (const { label } of knownExits(adventure, state)) expect(text).toContain(label);
      }
    }
  });

  it('tells nothing of a clue that was not found, and each that was', () => {
    const [clue] = sampleAdventure.clues;
    if (!clue) throw new Error('The sample has no clue.');
    expect(ask('what do we know?').text).not.toContain(clue.text);
    expect(ask('what do we know?', { state: at('yard', { clues: [clue.id] }) }).text).toContain(clue.text);
  });

  it('knows nobody whom the party has not met', () => {
    const [first, ...others] = sampleAdventure.scenes;
    const here = new Set(first?.npcs ?? []);
    const far = sampleAdventure.npcs.find((npc) => !here.has(npc.id) && others.some(({ npcs }) => npcs.includes(npc.id)));
    if (!far) throw new Error('The sample has nobody elsewhere.');
    expect(ask(`Who is ${far.name}?`).text).toContain(`Nobody has told you who ${far.name} is.`);
    const [met] = sampleAdventure.npcs.filter((npc) => here.has(npc.id));
    expect(ask(`Who is ${met?.name}?`).text).toContain(met?.description);
  });

  it('answers beside what another hero does, with the asker’s name', () => {
    const { text, progress } = ask('', {
      intents: [
        { heroId: 'kara', text: 'Where are we?' },
        { heroId: 'bram', text: 'I wait.' },
      ],
    });
    expect(text).toContain('Kara takes stock. You are at');
    expect(text).toContain('Bram');
    expect(progress.rulings.filter(({ call }) => call.name === 'check')).toEqual([]);
  });

  it('says whom somebody has what from', () => {
    const loot = sampleAdventure.scenes.flatMap((scene) => scene.loot)[0];
    if (!loot) throw new Error('The sample has no loot.');
    expect(ask('what do we carry?', { state: at('yard', { taken: { [loot.id]: 'bram' } }) }).text).toContain(`Bram has ${loot.name}`);
  });
});
