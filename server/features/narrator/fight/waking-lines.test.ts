import { describe, expect, it } from 'vitest';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { meansOn, readIn } from './fight-lines.fixture.ts';

/** The turn of Brannoc, with some of the others under a sleep that help ends. */
async function means(...asleep: string[]) {
  const given = await meansOn('Brannoc');
  const sleep = { ...effect('Asleep'), ends: [{ by: 'damage' as const }, { by: 'help' as const }] };
  const combatants = given.combat.combatants.map((one) => (asleep.includes(one.id) ? { ...one, activeEffects: [sleep] } : one));
  return { ...given, combat: { ...given.combat, combatants } };
}

describe('a friend who is shaken awake in a fight', () => {
  it.each([
    'I shake Ilse awake',
    'I wake Ilse up',
    'I try to wake Ilse',
    'I slap Ilse out of it',
    'I help Ilse',
    'I rush over to shake Ilse awake',
    'I wake Ilse before the ogre reaches her',
  ])('is helped by “%s”', async (line) => {
    expect(readIn(await means('Ilse', 'Fern'), line)).toBe('help: Ilse');
  });

  it('is the only one who sleeps, where nobody is named', async () => {
    expect(readIn(await means('Fern'), 'I take the help action')).toBe('help: Fern');
    expect(readIn(await means('Ilse', 'Fern'), 'I take the help action')).toMatch(/^"Whom\?/);
  });

  it('is nobody who is shaken off or slapped', async () => {
    expect(readIn(await means(), 'I slap the ogre')).not.toMatch(/^help/);
    expect(readIn(await means(), 'I kick the ogre')).not.toMatch(/^help/);
  });
});
