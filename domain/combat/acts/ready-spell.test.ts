import { describe, expect, it } from 'vitest';
import { refusePlayer } from '#domain/combat/permit.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { TakenStep } from '#domain/combat/step.ts';
import { Hero, spell } from '#domain/combat/use/feature.fixture.ts';

const known = (...ids: string[]) => ids.map((id) => ({ spell: id, prepared: true, from: 'class' as const, class: 'wizard' as const }));

async function wizard() {
  const hero = await Hero.of('wizard', 5, { spells: known('magic-missile', 'hold-person', 'fire-bolt', 'fireball', 'shield') });
  const id = hero.character.id;
  const slots = (level: number) => hero.one.slotCasting?.slots.find((each) => each.level === level)?.left;
  const ready = (readied?: string, slot = 0) =>
    hero.take({
      name: 'act',
      actorId: id,
      action: 'ready',
      text: 'when it moves',
      ...(readied !== undefined && { spell: { id: readied, slot } }),
    });
  const letGo = async (released: string, slot: number, ...faces: number[]) =>
    hero.take({ name: 'useActivity', actorId: id, used: await spell(released), targetIds: ['troll'], slot }, ...faces);
  return { hero, id, slots, ready, letGo };
}

describe('SRD 5.2.1, Ready: a spell', () => {
  it('is cast as normal when it is readied: its slot is spent then, and it is held by concentration', async () => {
    const { hero, slots, ready } = await wizard();
    const before = slots(2) ?? 0;
    expect(ready('magic-missile', 2)).toBeNull();
    expect(slots(2)).toBe(before - 1);
    expect(hero.one.concentration).toBe('Magic Missile (readied)');
    expect(hero.combat.slotUsed).toBe(true);
    expect(hero.events).toContain('concentration Magic Missile (readied)');
  });

  it('is let go as a reaction at the level of its slot, and costs no other', async () => {
    const { hero, slots, ready, letGo } = await wizard();
    ready('magic-missile', 2);
    hero.take({ name: 'next' });
    const left = [slots(1), slots(2)];
    expect(await letGo('magic-missile', 1, 4, 4, 4, 4)).toBeNull();
    expect(hero.events.filter((each) => each === 'damage force').length).toBeGreaterThan(0);
    expect([slots(1), slots(2)]).toEqual(left);
    expect(hero.one).toMatchObject({ reactionUsed: true, concentration: null, activeEffects: [] });
    // Four darts of level 2 at one target.
    expect(hero.of('troll').hitPoints).toBe(30 - 4 * 5);
  });

  it('that needs concentration itself is concentrated on from then on', async () => {
    const { hero, ready, letGo } = await wizard();
    ready('hold-person', 2);
    hero.take({ name: 'next' });
    expect(await letGo('hold-person', 2, 1)).toBeNull();
    expect(hero.one.concentration).toBe('Hold Person');
  });

  it.each([
    ['with broken concentration', (id: string) => ({ name: 'endConcentration', actorId: id }) as const],
    ['with whoever cannot act', (id: string) => ({ name: 'condition', from: null, targetId: id, condition: 'stunned' }) as const],
  ])('is lost %s, and its slot with it', async (_, given) => {
    const { hero, id, slots, ready } = await wizard();
    ready('fireball', 3);
    const left = slots(3);
    expect(hero.take(given(id))).toBeNull();
    expect(hero.one).toMatchObject({ concentration: null, activeEffects: [] });
    expect(slots(3)).toBe(left);
  });

  it('is lost when the turn of whoever holds it comes round', async () => {
    const { hero, id, ready } = await wizard();
    ready('fireball', 3);
    do hero.take({ name: 'next' }, 10, 10, 10);
    while (hero.combat.active !== id);
    expect(hero.one).toMatchObject({ concentration: null, activeEffects: [] });
  });

  it('takes the place of what was concentrated on before, and a cantrip costs no slot', async () => {
    const { hero, id, ready } = await wizard();
    hero.take({ name: 'concentrate', actorId: id, on: 'Fly' });
    expect(ready('fire-bolt')).toBeNull();
    expect(hero.one.concentration).toBe('Fire Bolt (readied)');
    expect(hero.combat.slotUsed).toBe(false);
  });

  it.each([
    ['bless', 1, 'has not prepared Bless'],
    ['shield', 1, 'Only a spell that takes an action can be readied'],
    ['fireball', 2, 'Fireball needs a spell slot of level 3'],
    ['fireball', 9, 'no level 9 spell slot'],
  ])('%s with a slot of level %i is refused, and spends nothing', async (id, slot, why) => {
    const { hero, ready } = await wizard();
    const before = hero.combat;
    expect(ready(id, slot)).toContain(why);
    expect(hero.combat).toBe(before);
  });

  it('is the only thing that can be done then, and none is cast that was not readied', async () => {
    const { hero, id, ready, letGo } = await wizard();
    ready('magic-missile', 1);
    hero.take({ name: 'next' });
    expect(await letGo('fire-bolt', 0, 10)).toContain('has readied Magic Missile');
    expect(hero.take({ name: 'attack', actorId: id, targetId: 'troll', attack: 'Rapier' }, 10)).toContain('has readied Magic Missile');
    const other = await wizard();
    other.ready();
    other.hero.take({ name: 'next' });
    expect(await other.letGo('fireball', 3, 10)).toBe(
      `${other.hero.one.name} has readied no spell: it is chosen, and its slot spent, when it is readied.`,
    );
  });

  it('may be let go by its player in the turn of others', async () => {
    const { hero, id, ready } = await wizard();
    ready('magic-missile', 1);
    hero.take({ name: 'next' });
    const taken = TakenStep.parse({ name: 'castSpell', actorId: id, spell: 'magic-missile', targetIds: ['troll'], slot: 1 });
    const refused = refusePlayer(hero.combat, hero.one, taken);
    expect(refused && tellCombatRefusal(refused)).toBeNull();
  });
});
