import { hero } from '#domain/character/character.fixture.ts';
import { granted, refusalOf } from '#domain/character/character.fixture.ts';
import { fillInitiate, openInitiateLists } from '#domain/character/advancement/empty-initiate.ts';
import type { Hand } from '#web/features/characters/use-act.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EmptyInitiate } from './empty-initiate.tsx';

const empty = hero({ feats: [{ feat: 'magic-initiate', level: 1 }] });

it('a Magic Initiate without spells asks for them, and asks no more once it has them', async () => {
  const act = vi.fn<Hand['act']>(async () => true);
  const { person } = renderAt(
    '/',
    <EmptyInitiate character={empty} lists={openInitiateLists(empty)} hand={{ mayAct: true, busy: false, act }} />,
  );
  await person.click(screen.getByRole('button', { name: 'Magic Initiate: choose its spells' }));
  await person.click(screen.getByRole('radio', { name: 'Wizard' }));
  for (const name of ['Fire Bolt', 'Light']) await person.click(screen.getByRole('checkbox', { name }));
  await person.click(screen.getByRole('radio', { name: 'Shield' }));
  await person.click(screen.getByRole('button', { name: 'Learn them' }));
  const chosen = { list: 'wizard' as const, spells: ['fire-bolt', 'light', 'shield'] };
  expect(act).toHaveBeenCalledWith({ kind: 'fillInitiate', ...chosen });
  const filled = granted(fillInitiate(empty, chosen));
  expect(filled.feats).toMatchObject([{ feat: 'magic-initiate', list: 'wizard' }]);
  expect(filled.spells.map(({ spell }) => spell)).toEqual(chosen.spells);
  expect(refusalOf(fillInitiate(filled, { ...chosen, list: 'druid' }))).toContain('No Magic Initiate of this sheet');
});

it('a Magic Initiate of an older sheet that has spells is not asked', () => {
  const spells = ['light', 'fire-bolt', 'shield'].map((spell) => ({ spell, prepared: true, from: 'other' as const }));
  expect(openInitiateLists(hero({ feats: empty.feats, spells }))).toEqual([]);
});
