import { describe, expect, it } from 'vitest';
import { granted, hero, scores } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import type { Adventure } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import { harbour, opened, party } from '#domain/narration/rulings/rule-on-call.fixture.ts';
import { rule } from '#domain/narration/rulings/rule-on-call.ts';
import type { RulingContext } from '#domain/narration/rulings/ruling-context.ts';
import { tellRuling } from '#domain/narration/rulings/tell-ruling.ts';
import { applyEffect, sheetEffectsOf } from '#domain/narration/sheet-effect.ts';
import { heroSpellOf } from '#domain/narration/spells/hero-spells.ts';
import { spells } from '#domain/srd/spells.ts';

/** A hero of the fixture. */
function heroAt(place: number): Hero {
  const found = party[place];
  if (!found) throw new Error('the fixture has two heroes');
  return found;
}
const [kara, tomas] = [heroAt(0), heroAt(1)];

const wizard = (...ids: string[]): HeroChanges => ({
  class: 'wizard',
  level: 1,
  stats: scores({ intelligence: 16 }),
  spells: ids.map((spell) => ({ spell, prepared: true, from: 'class', class: 'wizard' })),
});

/** What comes of a spell that Kara casts at somebody on the quay. */
async function cast(
  id: string,
  at: string[] | undefined,
  { faces = [], changes = {}, adventure = harbour }: { faces?: number[]; changes?: HeroChanges; adventure?: Adventure } = {},
) {
  const character = hero({ ...wizard(id), ...changes });
  const content = await contentOfSpell(character, id);
  const known = heroSpellOf(character, id, content);
  const caster: Hero = { ...kara, sheet: { ...heroSheetOf(character), ...(known && { spells: [known] }) } };
  const spell = spells.find((each) => each.id === id)?.name ?? id;
  const context: RulingContext = {
    adventure,
    state: opened,
    begun: opened,
    party: [caster, tomas],
    intents: [{ heroId: kara.id, text: `I cast ${spell} at the hound.` }],
    cause: 'turn',
    rulings: [],
    dice: (sides) => faces.shift() ?? Math.ceil(sides / 2),
  };
  const { ruling, state } = rule(context, { name: 'cast_spell', heroId: kara.id, spell, ...(at && { at }) });
  const [effect] = sheetEffectsOf({ adventure: harbour, party: context.party }, [ruling]);
  const after = effect && granted(applyEffect(character, effect, { dice: () => 1, newId: () => 'new', content }));
  return { ruling, state, after, told: tellRuling(ruling), next: { ...context, state, rulings: [ruling] } };
}

describe('a spell that a hero casts at somebody in the story', () => {
  it('rolls the spell attack and the damage of the spell, and never a weapon', async () => {
    const { ruling, state, after } = await cast('fire-bolt', ['hound'], { faces: [15, 7] });
    expect(ruling).toMatchObject({ allowed: true, degree: 'success', facts: [{ code: 'castsSpellAt' }, { code: 'spellHits' }] });
    expect(ruling.rolls).toMatchObject([
      { faces: [15], against: 12 },
      { dice: '1d10', total: 7, type: 'fire' },
    ]);
    expect(ruling.rolls[0]?.modifier).toBe(5);
    expect(state.npcs['hound']).toMatchObject({ damage: 7, attitude: 'hostile' });
    expect(after?.rolls).toEqual([]);
  });

  it('doubles its dice with a 20, and does nothing where it misses', async () => {
    expect((await cast('fire-bolt', ['hound'], { faces: [20, 3, 4] })).state.npcs['hound']).toMatchObject({ damage: 7 });
    const missed = await cast('fire-bolt', ['hound'], { faces: [2] });
    expect(missed.ruling.facts.map(({ code }) => code)).toEqual(['castsSpellAt', 'spellMisses']);
    expect(missed.ruling.rolls).toHaveLength(1);
  });

  it.each([
    ['sacred-flame', 3, 0, 'spellHits', [5], 5],
    ['sacred-flame', 19, 0, 'spellIsWithstood', [], 0],
    ['dissonant-whispers', 3, 1, 'spellHits', [2, 2, 2], 6],
    ['dissonant-whispers', 19, 1, 'spellIsHalved', [2, 2, 3], 3],
  ] as const)('has its target save: %s against %i', async (id, save, slots, code, dice, damage) => {
    const { ruling, state, after } = await cast(id, ['hound'], { faces: [save, ...dice] });
    expect(ruling.facts.map((each) => each.code)).toEqual(['castsSpellAt', code]);
    expect(ruling.rolls[0]).toMatchObject({ label: expect.stringContaining('save'), faces: [save] });
    expect(state.npcs['hound']?.damage).toBe(damage);
    expect(after?.character.slotsSpent[0] ?? 0).toBe(slots);
  });

  it.each([
    ['a wolf', 'wolf', 2],
    ['a guard', 'guard', 1],
    ['somebody without a stat block', undefined, 0],
    ['a creature that nobody knows', 'snallygaster', 0],
  ])('is saved against as %s does', async (_who, statBlock, modifier) => {
    const adventure = { ...harbour, npcs: harbour.npcs.map((npc) => ({ ...npc, ...(statBlock && { statBlock }) })) };
    const { ruling } = await cast('burning-hands', ['hound'], { faces: [10], adventure });
    expect(ruling.rolls[0]).toMatchObject({ faces: [10], modifier });
  });

  it('strikes with each dart', async () => {
    const { ruling } = await cast('magic-missile', ['hound']);
    expect(ruling.rolls.map(({ dice }) => dice)).toEqual(['1d4', '1d4', '1d4']);
  });

  it('puts to sleep whoever fails twice, is over for who fails once, and harms nobody', async () => {
    const asleep = await cast('sleep', ['hound'], { faces: [1, 1] });
    expect(asleep.state.tags).toMatchObject([{ about: { kind: 'npc', id: 'hound' }, state: 'asleep' }]);
    expect((await cast('sleep', ['hound'], { faces: [1, 20] })).told).toContain('shakes it off');
    expect((await cast('sleep', ['hound'], { faces: [1, 20] })).state.tags ?? []).toEqual([]);
    const awake = await cast('sleep', ['hound'], { faces: [20] });
    expect([awake.state.tags ?? [], awake.ruling.facts.map(({ code }) => code)]).toEqual([[], ['castsSpellAt', 'spellIsWithstood']]);
    expect(awake.after?.character.slotsSpent[0]).toBe(1);
  });

  it('wins over whom it charms', async () => {
    expect((await cast('charm-person', ['ferrywoman'], { faces: [1] })).state.npcs['ferrywoman']).toMatchObject({ attitude: 'friendly' });
  });

  it('is the action of its caster', async () => {
    const { next } = await cast('fire-bolt', ['hound']);
    const again = rule(next, { name: 'attack', heroId: kara.id, target: 'hound' });
    expect(again.ruling.facts).toMatchObject([{ code: 'heroHasActed' }]);
  });

  it.each([
    ['that is on no sheet', 'fireball', ['hound'], { spells: [] }, 'doesNotKnowSpell'],
    ['that is not prepared', 'sleep', ['hound'], { spells: [{ spell: 'sleep', prepared: false, from: 'class' }] }, 'spellIsRefused'],
    ['without a slot', 'sleep', ['hound'], { slotsSpent: [9] }, 'spellIsRefused'],
    ['that a feature casts from the sheet', 'flame-strike', ['hound'], { class: 'cleric', level: 10, spells: [] }, 'spellIsElsewhere'],
    ['at nobody', 'fire-bolt', [], {}, 'spellNeedsTarget'],
    ['at somebody who is not here', 'fire-bolt', ['rat'], {}, 'nobodyToStrikeAt'],
    ['at a hero', 'fire-bolt', [tomas.id], {}, 'nobodyToStrikeAt'],
    ['that harms somebody who does not fight', 'fire-bolt', ['ferrywoman'], {}, 'isNobodyToFight'],
    ['at more than it reaches', 'fire-bolt', ['hound', 'ferrywoman'], {}, 'spellHasTooMany'],
    ['that answers what happens in a fight', 'hellish-rebuke', ['hound'], {}, 'spellIsElsewhere'],
  ] satisfies [string, string, string[], HeroChanges, string][])(
    'is refused %s, rolls nothing and costs nothing',
    async (_, id, at, changes, code) => {
      const { ruling, after } = await cast(id, at, { changes });
      expect(ruling).toMatchObject({ allowed: false, rolls: [], facts: [{ code }] });
      expect(after).toBeUndefined();
    },
  );

  it('can be paid for on the sheet, whichever of the rules it is', async () => {
    const refused: string[] = [];
    for (const { id, level } of spells) {
      const caster = hero({ ...wizard(id), level: 20 });
      const known = heroSpellOf(caster, id, await contentOfSpell(caster, id));
      const isReady = known?.isElsewhere === true || known?.free === true || known?.slots.includes(Math.max(1, level)) === true;
      if (known?.harm && !isReady) refused.push(id);
    }
    expect(refused).toEqual([]);
  });
});
