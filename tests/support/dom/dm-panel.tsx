import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { atHandOf } from '#domain/combat/deeds/power-deeds.ts';
import type { AtHand } from '#domain/combat/deeds/power-deeds.ts';
import { fightOf, scripted, step } from '#domain/combat/combat.fixture.ts';
import type { Attack } from '#domain/rules/attack-data.ts';
import type { Combat } from '#domain/combat/state.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { loadMonsterDetails } from '#domain/srd/monsters/load-details.ts';
import { findMonsters, monsterOf } from '#domain/srd/monsters/monsters.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { screen } from '@testing-library/react';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { CombatPanel } from '#web/features/combat/panel/combat-panel.tsx';
import { DmCombat } from '#web/features/combat/panel/dm-combat.tsx';

/** A fight in which the first weapon of everybody is this one. */
function wielding(combat: Combat, weapon: Attack['weapon']): Combat {
  if (weapon === undefined) return combat;
  const armed = combat.combatants.map((each) => ({
    ...each,
    attacks: each.attacks.map((attack, n) => (n === 0 ? { ...attack, weapon } : attack)),
  }));
  return { ...combat, combatants: armed };
}

/** What the creatures of a fight have at hand, as the server says it. */
async function atHandIn({ combatants }: Combat): Promise<(combat: Combat) => AtHand[]> {
  const blocks = new Map(combatants.map(({ id, source }) => [id, source === null ? undefined : monsterOf(source)]));
  const types = new Set([...blocks.values()].flatMap((block) => block?.type ?? []));
  const details = new Map(await Promise.all([...types].map(async (type) => [type, await loadMonsterDetails(type)] as const)));
  return (combat) =>
    combat.combatants.flatMap((each) => {
      const block = blocks.get(each.id);
      return atHandOf(combat, each, { block, details: block && details.get(block.type)?.get(block.name), catalogue: new Map() }) ?? [];
    });
}

/** A table with Kara to act against a goblin and a troll, whose server knows the rules and rolls only high. */
export async function setUp(answers: Answers['combat'] = {}, weapon?: Attack['weapon'], npcsPlay: Combat['npcsPlay'] = null) {
  const table = { combat: { ...wielding(fightOf('kara', 'goblin', 'troll'), weapon), npcsPlay }, number: 1 };
  // As if the turn had been fetched before: what is tested is what it shows.
  await import('#web/features/combat/panel/running-fight.tsx');
  const atHand = await atHandIn(table.combat);
  const now = (): CombatNow => ({
    leads: true,
    heroes: [],
    characterId: null,
    isDamaged: false,
    fight: {
      id: 'f',
      number: table.number,
      view: combatViewFor('dm', table.combat, 'words'),
      lines: [],
      hero: null,
      companions: [],
      atHand: atHand(table.combat),
    },
  });
  const take: NonNullable<NonNullable<Answers['combat']>['step']> = ({ number, step: taken }) => {
    if (
      taken.name === 'addToHit' ||
      taken.name === 'castSpell' ||
      taken.name === 'useFeature' ||
      taken.name === 'useItem' ||
      taken.name === 'usePower' ||
      taken.name === 'renew' ||
      taken.name === 'standIn'
    ) {
      throw new Error('Nobody casts here, and nobody is of the homebrew.');
    }
    if (number !== table.number) throw new Refusal('combat.moved');
    const outcome = takeCombatStep(table.combat, step(taken.name === 'attack' ? { ...taken, riders: [] } : taken), scripted(19, 8, 8));
    if (!outcome.ok) throw new Refusal('combat.refused', tellCombatRefusal(outcome.refused));
    Object.assign(table, { combat: outcome.value.combat, number: number + 1 });
    return now();
  };
  const shown = renderAt('/', <CombatPanel campaignId="c" me="dana" Fight={DmCombat} />, {
    combat: { get: now, step: take, findMonsters: (search) => ({ monsters: findMonsters(search), total: 0 }), ...answers },
  });
  await screen.findByRole('heading', { name: 'Kara’s turn' });
  return { ...shown, table, take };
}
