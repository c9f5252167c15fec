import { describe, expect, it } from 'vitest';
import { adventureFromLore } from '#domain/narration/from-lore/adventure-from-lore.ts';
import { ashvale, gullmere } from '#domain/narration/from-lore/lore-worlds.fixture.ts';
import type { Adventure } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { currentScene, knownExits, openingState, presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { countText } from './compose/ranked-text.ts';
import { briefOf, playReply } from './play.fixture.ts';
import type { Played } from './play.fixture.ts';
import { drawFrom, seeded } from './plan/seed.ts';

const party = [
  { id: 'kara', name: 'Kara' },
  { id: 'bram', name: 'Bram' },
];

/** Something to do at the place where the party is: to look, to ask, to go on. */
function actionAt(adventure: Adventure, state: PlayState, draw: () => number): string {
  const scene = currentScene(adventure, state);
  const npc = drawFrom(presentNpcs(adventure, state), draw);
  const topic = drawFrom(npc?.topics ?? [], draw)?.keywords[0];
  const feature = drawFrom(scene.features, draw)?.name;
  const exit = drawFrom(knownExits(adventure, state), draw);
  const lines = [
    'I look around',
    'We rest for an hour',
    ...(npc ? [`I greet ${npc.name}`, `I try to persuade ${npc.name} to tell the truth`] : []),
    ...(npc && topic !== undefined ? [`I ask ${npc.name} about ${topic}`, `"What of ${topic}?" I ask ${npc.name}`] : []),
    ...(feature === undefined ? [] : [`I look at ${feature}`, `I search ${feature}`]),
    ...(exit ? [`I take ${exit.label}`, `We go to ${exit.aliases[0] ?? ''}`] : []),
    ...scene.loot.map(({ name }) => `I take ${name}`),
  ];
  return drawFrom(lines, draw) ?? 'I wait';
}

/** Turns of two heroes in a world; whoever is hurt past acting is healed every few turns, so that play goes on. */
function evening(adventure: Adventure, turns: number): { brief: Brief; played: Played }[] {
  const narrated: { brief: Brief; played: Played }[] = [];
  const draw = seeded(adventure.id, 0, 'players');
  let state = openingState(adventure);
  for (let turn = 1; turn <= turns; turn += 1) {
    if (turn % 5 === 0) state = { ...state, heroes: {} };
    const intents = party.map(({ id }) => ({ heroId: id, text: actionAt(adventure, state, draw) }));
    const recent = narrated.slice(-8).map(({ played }) => ({ sender: 'Narrator', role: 'ai' as const, content: played.text }));
    const brief: Brief = { campaignId: adventure.id, turn, cause: 'turn', adventure, state, party, intents, recent };
    const played = playReply(brief, new Set(narrated.slice(-20).flatMap((each) => each.played.fragments)));
    narrated.push({ brief, played });
    state = played.progress.state;
  }
  return narrated;
}

it('a way is gone though a door or a stair stands in the name of where it leads', () => {
  const adventure = adventureFromLore(ashvale.world, ashvale.entries);
  for (const text of ['I take the path to the Long Stair', 'we go to the long stair']) {
    const brief = briefOf({
      campaignId: 'a',
      turn: 1,
      adventure,
      party,
      intents: [{ heroId: 'kara', text }],
    });
    expect(playReply(brief, new Set()).progress.state.scene).toBe('stair');
  }
});

it('play goes on whichever entries are taken away in the middle of it', () => {
  const whole = adventureFromLore(ashvale.world, ashvale.entries);
  const states = evening(whole, 30).map(({ played }) => played.progress.state);
  for (const [n, state] of states.entries()) {
    const left = ashvale.entries.filter(({ id }, at) => id !== state.scene && (at + n) % 3 !== 0);
    const adventure = adventureFromLore(ashvale.world, left);
    const actions = ['I ask Oda Kern about the bell', 'we go back', 'I look around', 'I attack the drake'];
    const intents = party.map(({ id }, at) => ({ heroId: id, text: actions[(n + at) % actions.length] ?? '' }));
    const brief: Brief = { campaignId: 'a', turn: n + 1, cause: 'turn', adventure, state, party, intents, recent: [] };
    const { text, progress } = playReply(brief, new Set());
    expect(text).toContain('Kara');
    expect(adventure.scenes).toContain(currentScene(adventure, progress.state));
  }
});

describe.each([
  ['with links and tags', ashvale],
  ['in plain sentences', gullmere],
])('forty turns in a world of one’s own, written %s', (_name, { world, entries }) => {
  const adventure = adventureFromLore(world, entries);
  const turns = evening(adventure, 40);
  const allowed = turns.flatMap(({ played }) => played.progress.rulings.filter((each) => each.allowed));

  it('name every hero, ask the players, and stay readable', () => {
    const wrong = turns.filter(
      ({ played: { text } }) =>
        !party.every(({ name }) => text.includes(name)) || !/\?|\b(?:you|say|tell)\b/i.test(text.split('\n\n').at(-1) ?? ''),
    );
    expect(wrong.map(({ played }) => played.text)).toEqual([]);
    const counts = turns.map(({ played }) => countText(played.text));
    expect([Math.min(...counts) >= 40, Math.max(...counts) <= 350]).toEqual([true, true]);
  });

  it('leave no slot open, no doubled mark, and no article before another', () => {
    const wrong = turns.flatMap(
      ({ played }) => /[{}]|undefined|\.\.| ,|,,|\?\.|\?\?|!\.|\s\.|""|\b(?:the|an?) (?:the|an?) /i.exec(played.text)?.[0] ?? [],
    );
    expect(wrong).toEqual([]);
  });

  it('move through its places, and bring to light what its quests tell', () => {
    const reached = new Set(turns.flatMap(({ played }) => played.progress.state.visited));
    expect(reached.size).toBe(adventure.scenes.length);
    expect(allowed.map(({ call }) => call.name)).toEqual(expect.arrayContaining(['set_location', 'reveal_clue', 'rest']));
  });

  it('tell what is hidden only when it is found', () => {
    const narrated = turns.filter(({ played }) => /zzhushed/i.test(played.text));
    expect(
      narrated.every(({ played }) =>
        played.progress.rulings.some(({ allowed: isGranted, call }) => isGranted && call.name === 'reveal_clue'),
      ),
    ).toBe(true);
  });
});
