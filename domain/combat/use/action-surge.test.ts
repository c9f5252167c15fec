import { describe, expect, it } from 'vitest';
import { hero } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { refusePlayer } from '#domain/combat/permit.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { TakenStep } from '#domain/combat/step.ts';
import { Hero, spell } from './feature.fixture.ts';

const refused = 'gives no Magic action';

async function fighter() {
  const [own] = hero({ class: 'fighter', level: 2 }).classes;
  const classes: Character['classes'] = [own, { ...own, class: 'wizard', level: 3, hitPointGains: [4, 4, 4] }];
  const spells = ['fire-bolt', 'magic-missile'].map((id) => ({
    spell: id,
    prepared: true,
    from: 'class' as const,
    class: 'wizard' as const,
  }));
  const fighting = await Hero.of('fighter', 2, { classes, spells });
  const id = fighting.character.id;
  const asks = (taken: Parameters<typeof TakenStep.parse>[0]) => {
    const why = refusePlayer(fighting.combat, fighting.one, TakenStep.parse(taken));
    return why && tellCombatRefusal(why);
  };
  const casting = { name: 'castSpell', actorId: id, spell: 'fire-bolt', targetIds: ['troll'] };
  return {
    hero: fighting,
    surge: () => fighting.use('action-surge'),
    attack: () => fighting.attack([], {}, 15, 4),
    whyNotCast: () => asks(casting),
    cast: async () => fighting.take({ name: 'useActivity', actorId: id, used: await spell('fire-bolt'), targetIds: ['troll'] }, 15, 4),
    whyNotDash: () => asks({ name: 'act', actorId: id, action: 'dash' }),
  };
}

describe('SRD 5.2.1, Action Surge:', () => {
  it('no spell is cast with the action that it gives, where the own action is taken', async () => {
    const { surge, attack, whyNotCast, whyNotDash } = await fighter();
    expect(attack()).toBeNull();
    expect(surge()).toBeNull();
    expect(whyNotCast()).toContain(refused);
    expect(whyNotDash()).toBeNull();
  });

  it('no second spell is cast after one', async () => {
    const { surge, cast, whyNotCast, whyNotDash } = await fighter();
    expect(await cast()).toBeNull();
    surge();
    expect(whyNotCast()).toContain(refused);
    expect(whyNotDash()).toBeNull();
    const first = await fighter();
    first.surge();
    expect(first.whyNotCast()).toBeNull();
    await first.cast();
    expect(first.whyNotCast()).toContain(refused);
  });

  it('a spell with the own action may follow what was done with the other', async () => {
    const { surge, attack, whyNotCast } = await fighter();
    surge();
    attack();
    expect(whyNotCast()).toBeNull();
  });

  it('in the next turn all is as ever', async () => {
    const { hero, surge, attack, whyNotCast } = await fighter();
    attack();
    surge();
    do hero.take({ name: 'next' }, 10, 10, 10);
    while (hero.combat.active !== hero.character.id);
    expect(whyNotCast()).toBeNull();
  });
});
