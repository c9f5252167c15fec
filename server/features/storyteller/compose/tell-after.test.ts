import { describe, expect, it } from 'vitest';
import type { Adventure } from '#domain/narration/adventure.ts';
import { openingState, presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party = [
  { id: 'mira', name: 'Mira' },
  { id: 'tov', name: 'Tov' },
];

function play(adventure: Adventure, text: string, state: PlayState, turn = 1) {
  const brief = briefOf({
    campaignId: 'after',
    turn,
    adventure,
    state,
    party,
    intents: [{ heroId: 'mira', text }],
  });
  return playReply(brief, new Set());
}

const endings = [...readyAdventures].flatMap(([world, adventure]) =>
  (adventure.endings ?? []).map(({ id }): [string, string, Adventure] => [world, id, adventure]),
);

describe.each(endings)('in %s, after "%s"', (_, id, adventure) => {
  const ending = adventure.endings?.find((each) => each.id === id);
  const ended: PlayState = { ...openingState(adventure), ended: id, time: { turns: 30, clocks: {} } };

  it('the tale says that it is over, and how it ended', () => {
    const { text, progress } = play(adventure, 'Is it over?', ended);
    expect(text).toMatch(/^Yes\./);
    expect(text).toContain(ending?.text.slice(0, 30));
    expect(progress.rulings).toEqual([]);
  });

  it('people speak of it, no danger stirs, and nobody is pushed on', () => {
    const [npc] = presentNpcs(adventure, ended).filter((each) => each.pronouns !== 'it');
    const said = [ending?.after?.people?.[npc?.id ?? ''] ?? ending?.after?.anyone].flat();
    const { text, progress } = play(adventure, `I greet ${npc?.name}`, ended);
    expect(said.some((words) => words !== undefined && text.includes(words.slice(0, 25)))).toBe(true);
    for (let turn = 2; turn < 10; turn += 1) {
      const waited = play(adventure, 'I wait', ended, turn);
      expect(waited.progress.rulings).toEqual([]);
      expect(waited.text).not.toContain(ending?.text);
    }
    expect(progress.state.clocks).toEqual(ended.clocks);
  });

  it('offers to linger, to say goodbye, and another tale, each understood as it is printed', () => {
    const { options } = play(adventure, 'I wait', ended);
    expect(options[0]).toMatch(/^Linger at /);
    expect(options.at(-1)).toBe('Begin another tale');
    expect(options.length).toBeGreaterThan(1);
    for (const option of options) {
      const { marks, text } = play(adventure, option, ended, 3);
      expect(marks.map(({ by }) => by)).toEqual(['answer']);
      if (option === 'Begin another tale') expect(text).toContain('Home');
    }
  });
});

describe('the Shut Country', () => {
  const adventure = readyAdventures.get('the-shut-country');

  it('tells what is at stake before the road is taken for good, and takes it when they say so again', () => {
    if (!adventure) throw new Error('there is no such world');
    const state: PlayState = { ...openingState(adventure), scene: 'south-gate', visited: ['south-gate'], clues: ['keepers-offer'] };
    const first = play(adventure, 'We take the winter road', state);
    expect(first.text).toContain('away from Nine Chimneys for good');
    expect(first.text).toContain('would end the tale');
    expect(first.progress.state).toMatchObject({ scene: 'south-gate', warned: ['walked-away'] });
    const second = play(adventure, 'We take the winter road', first.progress.state, 2);
    expect(second.progress.state.ended).toBe('walked-away');
    expect(second.text).toContain('The lamp on the ninth marker is the last');
  });

  it.each([
    ['hearth-house', '"Ilse... Aune is home. I am sorry for your twenty dead."'],
    ['hearth-house', 'Ilse, what do you believe?'],
    ['telling-bench', 'Hanne, what becomes of the gap on the bench?'],
    ['telling-bench', 'I wait'],
  ])('is past its end in all that is told, at %s: %s', (scene, text) => {
    if (!adventure) throw new Error('there is no such world');
    const clues = ['roll-of-names', 'hearth-fed', 'all-home', 'aune-first', 'ketta-name'];
    const state: PlayState = { ...openingState(adventure), scene, clues, ended: 'called-home' };
    const told = play(adventure, text, state);
    const before = adventure.npcs.flatMap(({ topics }) =>
      topics.flatMap((topic) => (topic.needs === 'all-home' ? [] : [topic.says.slice(0, 30)])),
    );
    const details = adventure.scenes.flatMap(({ touches }) => touches.map((touch) => touch.replace(/^(?:while|as|with) /, '')));
    expect([...before, ...details].filter((words) => told.text.includes(words))).toEqual([]);
    expect(told.progress.rulings.map(({ call }) => call.name)).not.toContain('reveal_clue');
  });
});
