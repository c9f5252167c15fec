import { describe, expect, it } from 'vitest';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import { granted } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { waysToUse } from '#domain/character/effects/feature-ways.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import { makeRoll } from '#domain/character/rolls/make-roll.ts';
import { plainRoll, sheetRoll } from '#domain/character/rolls/sheet-roll.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { castsOfWay } from '#domain/combat/use/feature-in-use.ts';
import { degreeOf } from '#domain/dice/degree.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { harbour } from '#domain/narration/rulings/rule-on-call.fixture.ts';
import { rule } from '#domain/narration/rulings/rule-on-call.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { playedClasses } from './heroes/played-classes.fixture.ts';
import { riseTo } from './heroes/played-hero.fixture.ts';
import { Table } from './heroes/table.fixture.ts';

/** The same dice behind every door: a d20 shows 15, everything else its middle. */
const dice = (sides: number) => (sides === 20 ? 15 : Math.ceil(sides / 2));
const numbers = (roll: Roll | undefined) => roll && { faces: roll.faces, total: roll.total };

/** What a sheet has of everything that using something changes. Dashing and the like are of fights alone. */
const stateOf = ({ usesSpent, damage, temporaryHitPoints, activeEffects, hitDiceSpent, conditions }: Character) => ({
  usesSpent,
  damage,
  temporaryHitPoints,
  hitDiceSpent,
  conditions: [...new Set([...conditions, ...activeEffects.flatMap((effect) => effect.conditions ?? [])])],
  effects: activeEffects
    .filter(({ name, changes }) => name !== 'Dash' && changes.length > 0)
    .map(({ name, changes }) => ({ name, changes })),
});

describe.each(playedClasses)('the same dice for a $id', (played) => {
  it('hit and hurt the same from the sheet, in the fight and for the narrator', async () => {
    const character = await riseTo(played, 5);
    const table = Table.of(character, dice);
    const attack = deriveSheet(character).attacks[0];
    if (!attack) throw new Error('A hero without an attack.');
    const rolled = (number: Parameters<typeof sheetRoll>[1]) => numbers(makeRoll(granted(sheetRoll(character, number, plainRoll)), dice));
    const { itemId } = attack;
    const onSheet = [rolled({ kind: 'attack', itemId }), rolled({ kind: 'damage', itemId, critical: false })];
    const { events } = await table.take({ name: 'attack', actorId: character.id, targetId: 'brute', attack: attack.name, plain: true });
    const inFight = events.find(({ kind }) => kind === 'attack')?.rolls ?? [];
    expect(inFight.slice(0, 2).map(numbers)).toEqual(onSheet);

    const sheet = heroSheetOf(character);
    const party = [{ id: 'hero', name: character.name, sheet }];
    const intents = [{ heroId: 'hero', text: 'I strike.' }];
    const state = openingState(harbour);
    const context = { adventure: harbour, begun: state, state, party, intents, cause: 'turn' as const, rulings: [], dice };
    const { ruling } = rule(context, { name: 'attack', heroId: 'hero', target: 'hound' });
    const narrated = ruling.rolls[0];
    expect(narrated && { faces: narrated.faces, modifier: narrated.modifier }).toEqual({ faces: [15], modifier: sheet.attackBonus });
    const [first] = inFight;
    expect(first && degreeOf({ ...first, against: 12, modifier: sheet.attackBonus, total: 15 + sheet.attackBonus })).toBe(ruling.degree);
  });

  it.each([1, 5, 11, 20])(
    'do the same with what the hero uses on themselves, on the sheet and in the fight, at level %i',
    async (level) => {
      const whole = await riseTo(played, level);
      const character = { ...whole, damage: Math.min(5, whole.damage + 5) };
      const content = await contentOfFeatures(character);
      for (const { id: use } of deriveSheet(character).uses) {
        for (const way of waysToUse(character, use, content).filter(isOwn)) {
          const { activity } = way;
          const choice = activity.effects?.find((each) => each.choice !== undefined)?.name;
          const bringsForm = activity.effects?.some((each) => each.shape !== undefined) === true;
          const form = bringsForm ? monsterOf('cat') : undefined;
          const said = { ...(choice !== undefined && { choice }), ...(form && { shape: form.id }) };
          const act = SheetAct.parse({ kind: 'useFeature', use, way: way.key, ...said });
          const onSheet = actOnSheet(character, act, dice, { ...content, creature: form ?? null });
          const table = Table.of(character, dice);
          const feature = slugOf(way.feature);
          const { features } = table.hero;
          // Both doors lead to the spell that it pays for.
          if (features && castsOfWay({ id: feature, activity }, features).length > 0) {
            expect([way.key, onSheet.ok]).toEqual([way.key, false]);
            continue;
          }
          const step = {
            name: 'useFeature',
            actorId: character.id,
            feature,
            activity: way.index,
            choice: form?.name ?? choice ?? null,
          } as const;
          const { refused } = await table.take(step, { as: 'dm' });
          expect([way.key, refused === null]).toEqual([way.key, onSheet.ok]);
          if (onSheet.ok) expect([way.key, stateOf(table.character)]).toEqual([way.key, stateOf(onSheet.value.character)]);
        }
      }
    },
  );
});

/** What a hero uses on themselves at once, and without anything that it answers or follows. */
function isOwn({ activity }: Way): boolean {
  const { targets, activation, while: time } = activity;
  const isTimely = !['minutes', 'hours'].includes(activation?.kind ?? 'free');
  return (
    targets?.who === 'self' &&
    isTimely &&
    time !== 'active' &&
    // What comes with a rest is chosen on the sheet alone.
    activation?.rest === undefined &&
    activation?.hit === undefined &&
    activation?.cast === undefined &&
    activation?.answers === undefined &&
    activation?.follows === undefined
  );
}
