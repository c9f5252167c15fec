import { hero, scores } from '#domain/character/character.fixture.ts';
import { fightOf } from '#domain/combat/combat.fixture.ts';
import type { Happening } from '#domain/combat/follow/happening.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { karaOf } from '#tests/support/dom/own-hero.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { figuresOfUse } from '#domain/combat/deeds/activity-use.ts';
import { tomas } from '#web/features/combat/dm-tools/figure.fixture.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Step } from '#web/features/combat/use-combat.ts';
import { HeroAfterHit } from './after-hit.tsx';
import { casterOfHero } from './caster.ts';
import { loadLevels } from './load-levels.ts';
import { usesOf } from './spell-use.ts';

const ogre: Figure = { ...tomas, id: 'ogre', name: 'Ogre', kind: 'npc', side: 'foes' };

/** Kara as a warlock with Eldritch Blast and invocations. */
function warlock(happened: Happening[] = []) {
  const { features, slotCasting } = profileFromCharacter(
    hero({
      class: 'warlock',
      level: 2,
      stats: scores({ charisma: 16 }),
      spells: [{ spell: 'eldritch-blast', prepared: true, from: 'class' }],
      options: { 'eldritch-invocations': ['repelling-blast-eldritch-blast', 'agonizing-blast-eldritch-blast'] },
    }),
  );
  return karaOf(fightOf('kara', 'troll'), { features, slotCasting, happened });
}

it('a hit with Eldritch Blast offers Repelling Blast on whom it hit, once for each hit', async () => {
  const taken: Step[] = [];
  const doing = {
    busy: false,
    step: async (each: Step) => taken.push(each) > 0,
    run: async () => true,
    join: async () => true,
    campaignId: 'c',
  };
  const after = (followedBy: string[]) => {
    const hit = { by: 'kara', kind: 'hit', what: 'eldritch-blast', takes: null, targetId: 'ogre', critical: false, followedBy } as const;
    return <HeroAfterHit hero={warlock([hit])} name="Kara" figures={[tomas, ogre]} doing={doing} />;
  };
  const { person, show } = renderAt('/', after([]));
  const push = await screen.findByRole('button', { name: /Repelling Blast.*: Ogre/ });
  expect(push.textContent).toContain('pushes 10 feet');
  await person.click(push);
  expect(taken).toMatchObject([{ name: 'useFeature', feature: 'eldritch-invocations', targetIds: ['ogre'] }]);
  show(after(['eldritch-invocations']));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Repelling Blast/ })).toBeNull());
});

it('a cantrip tells the damage that is rolled, Agonizing Blast with it', async () => {
  const caster = casterOfHero(warlock(), 'Kara');
  if (!caster) throw new Error('A warlock casts.');
  const blast = usesOf(caster, await loadLevels([0])).find(({ used }) => used.id === 'eldritch-blast');
  expect(blast && figuresOfUse(blast, caster)).toContain('1d10+3 force');
});
