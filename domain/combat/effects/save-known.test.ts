import { describe, expect, it } from 'vitest';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { allowed, fightOf, scripted, step } from '#domain/combat/combat.fixture.ts';
import { combatFactFor } from '#domain/combat/fact.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import { Hero, spell } from '#domain/combat/use/feature.fixture.ts';
import { playersCombatView } from '#domain/combat/view.ts';

/** What players are told of the saves of a step, with what each must reach on the card of its roll. */
function savesTold(fight: Combat, given: CombatStepInput, ...faces: number[]) {
  const { combat, events } = allowed(takeCombatStep(fight, step(given), scripted(...faces)));
  const facts = events.flatMap((event) => combatFactFor('players', { before: fight, after: combat }, event, 'words') ?? []);
  return facts
    .filter(({ kind }) => kind === 'save')
    .map((fact) => [tellCombatFact(fact).sentence, fact.rolls.map(({ against }) => against)]);
}

describe('what a save must reach is told to players', () => {
  const burning = async () => {
    const spells = [{ spell: 'burning-hands', prepared: true, from: 'class' as const, class: 'wizard' as const }];
    const hero = await Hero.of('wizard', 5, { spells });
    return { hero, used: await spell('burning-hands') };
  };

  it('of a spell of a hero, whoever saves; what a creature rolls stays hidden', async () => {
    const { hero, used } = await burning();
    const cast: CombatStepInput = { name: 'useActivity', actorId: hero.character.id, used, targetIds: ['troll', 'tomas'], slot: 1 };
    expect(savesTold(hero.combat, cast, 1, 1, 1, 5, 5)).toEqual([
      ['Frost Troll fails a saving throw against Burning Hands (DC 14).', []],
      ['Tomas fails a saving throw against Burning Hands.', [14]],
    ]);
  });

  it('not of what a creature does', () => {
    const breath: CombatStepInput = { name: 'use', actorId: 'troll', effect: 'Cold Breath', targetIds: ['kara'] };
    expect(savesTold(fightOf('troll', 'kara'), breath, 1, 1, 1, 1, 5)).toEqual([
      ['Kara fails a saving throw against Cold Breath.', [null]],
    ]);
  });

  it('where they are asked to roll it, for a spell of a hero alone', () => {
    const fight = fightOf('troll', 'kara', 'tomas');
    const common = { ability: 'dexterity', dc: 13, roll: null } as const;
    const saves = [
      { saverId: 'kara', cause: 'Burning Hands', isOpen: true as const, ...common },
      { saverId: 'tomas', cause: 'Cold Breath', ...common },
    ];
    const view = playersCombatView({ ...fight, saves: { saves, since: 1, endsAt: null } }, 'words');
    expect(view.saves?.saves.map(({ dc }) => dc)).toEqual([13, null]);
  });
});
