import { describe, expect, it } from 'vitest';
import { fightOf, play, scripted } from '#domain/combat/combat.fixture.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { indexSession } from './recap-index.ts';
import type { SessionFacts, Sheet } from './recap-index.ts';
import { harbour } from '#domain/narration/rulings/rule-on-call.fixture.ts';

const start = openingState(harbour);
const at = (scene: string, more: Partial<PlayState> = {}): PlayState => ({ ...start, scene, ...more });
const sheet = (more: Partial<Sheet> = {}): Sheet => ({ id: 'kara', name: 'Kara', level: 1, experience: 0, inventory: [], ...more });
const session = (more: Partial<SessionFacts> = {}) =>
  indexSession({
    adventure: harbour,
    states: [start],
    texts: [],
    nameOf: (id) => (id === 'kara' ? 'Kara' : null),
    before: [],
    after: [],
    lore: [],
    fights: [],
    ...more,
  });

describe('the index of a session', () => {
  it('names the places in the order they were first reached, each once', () => {
    const { places } = session({ states: [start, at('cellar'), start, at('vault')] });
    expect(places.map(({ name }) => name)).toEqual(['the Long Quay', 'the Cellar', 'the Vault']);
  });

  it('names those who were there and were spoken of, and nobody who was only near', () => {
    expect(session({ texts: ['Oda lifts her lamp.', 'Something growls below.'] }).people).toEqual([
      { name: 'Oda', role: 'the ferrywoman' },
    ]);
    expect(session({ texts: ['The rat bites.'] }).people).toEqual([]);
    expect(session({ states: [start, at('cellar')], texts: ['The rat bites.'] }).people.map(({ name }) => name)).toEqual(['the rat']);
  });

  it('tells what was taken and by whom, and what was found out, since it began', () => {
    const before = at('quay', { taken: { rope: 'kara' }, clues: ['mark'] });
    const now = at('quay', { taken: { rope: 'kara', lantern: 'kara', whistle: 'nobody' }, clues: ['mark', 'tracks'] });
    expect(session({ states: [before, now] })).toMatchObject({
      loot: [
        { name: 'the lantern', quantity: 1, takenBy: 'Kara' },
        { name: 'the whistle', quantity: 1, takenBy: null },
      ],
      clues: ['The tracks is plain now.'],
    });
  });

  it('takes from the sheets what was gained, and not what a newcomer brings or one gives to another', () => {
    const things = (...names: string[]) => names.map((name) => ({ name, quantity: 1 }));
    const index = session({
      before: [sheet({ inventory: things('rope') }), sheet({ id: 'bram', name: 'Bram', experience: 20 })],
      after: [
        sheet({ level: 2, experience: 300, inventory: things('pearl') }),
        sheet({ id: 'bram', name: 'Bram', experience: 20, inventory: things('rope') }),
        sheet({ id: 'new', name: 'Lio', level: 3, experience: 900, inventory: things('sword') }),
      ],
    });
    expect(index).toMatchObject({
      loot: [{ name: 'pearl', takenBy: 'Kara' }],
      levels: [{ name: 'Kara', from: 1, to: 2 }],
      experience: [{ name: 'Kara', amount: 300 }],
    });
  });

  it('tells who was brought down in the story', () => {
    const hurt = (damage: number) => at('quay', { npcs: { hound: { damage, attitude: 'hostile' } } });
    expect(session({ states: [start, hurt(19)] }).fights).toEqual([]);
    expect(session({ states: [start, hurt(20)] }).fights).toEqual([{ outcome: 'broughtDown', foes: ['the silt hound'] }]);
    expect(session({ states: [hurt(20), hurt(20)] }).fights).toEqual([]);
  });

  it('tells of a fight that began in the story once: who fell in it, who was won over, and who kept the field', () => {
    const hurt = at('quay', { npcs: { hound: { damage: 20, attitude: 'hostile' } } });
    const begun = { ...fightOf('kara', 'goblin', 'troll'), fromStory: ['hound', 'goblin', 'troll'] };
    const slain = { name: 'damage', actorId: 'kara', targetId: 'goblin', amount: 99, type: null } as const;
    const fled = play(begun, scripted(), slain, { name: 'end', yielded: [] });
    expect(session({ states: [start, hurt], fights: [fled] }).fights).toEqual([
      { outcome: 'lost', foes: ['Goblin', 'Frost Troll'], fallen: ['Goblin'], remaining: ['Frost Troll'], heroesLost: [] },
    ]);
    const calmed = { ...fled, combatants: [], yielded: [{ id: 'hound', lost: 0, xp: 50 }] };
    expect(session({ fights: [calmed] }).fights).toEqual([
      { outcome: 'ended', foes: ['the silt hound'], fallen: [], remaining: ['the silt hound'], heroesLost: [] },
    ]);
  });

  it('counts those who were knocked out among the fallen', () => {
    const begun = fightOf('kara', 'goblin', 'troll');
    const struck = play(begun, scripted(20, 8), { name: 'attack', actorId: 'kara', targetId: 'goblin', attack: 'Sword', knockOut: true });
    const over = play(struck, scripted(), { name: 'end', yielded: [] });
    expect(session({ fights: [over] }).fights).toMatchObject([{ fallen: ['Goblin'], remaining: ['Frost Troll'] }]);
  });

  it('tells how fights went, without those of whom the players do not know', () => {
    const begun = fightOf('kara', 'goblin', 'troll', 'lurker');
    const over = play(
      begun,
      scripted(),
      { name: 'damage', actorId: 'kara', targetId: 'goblin', amount: 99, type: null },
      { name: 'end', yielded: [] },
    );
    expect(session({ fights: [over] })).toMatchObject({
      fights: [{ outcome: 'ended', foes: ['Goblin', 'Frost Troll'], fallen: ['Goblin'], remaining: ['Frost Troll'], heroesLost: [] }],
      experience: [{ name: 'Kara', amount: 50 }],
    });
    expect(JSON.stringify(session({ fights: [begun, over] }))).not.toContain('Vashti');
    expect(session({ fights: [fightOf('kara', 'lurker')] }).fights).toEqual([]);
  });
});
