import { hero } from '#domain/character/character.fixture.ts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import type { Act } from '#web/features/characters/use-act.ts';
import { StatEdit } from './stat-edit.tsx';

const kara = hero({ stats: { ...hero().stats, strength: 14, dexterity: 12 } });

it('what somebody else has changed while stats are typed stays as it is', async () => {
  const sent = vi.fn((..._acts: Act[]) => Promise.resolve(true));
  function Sheet() {
    const [character, setCharacter] = useState(kara);
    return (
      <>
        <button onClick={() => setCharacter({ ...kara, stats: { ...kara.stats, strength: 16 } })}>Elsewhere</button>
        <StatEdit character={character} hand={{ mayAct: true, busy: false, act: sent }} onDone={() => undefined} />
      </>
    );
  }
  const { person } = renderAt('/', <Sheet />);
  const field = screen.getByRole('spinbutton', { name: 'Dexterity' });
  await person.clear(field);
  await person.type(field, '13');
  await person.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await person.click(screen.getByRole('button', { name: 'Save Stats' }));
  expect(sent).toHaveBeenCalledWith({ kind: 'setStats', stats: { dexterity: 13 } });
});
