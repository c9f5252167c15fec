import { hero } from '#domain/character/character.fixture.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { SpellBook } from './spell-book.tsx';

const known = (...spells: string[]) => spells.map((spell) => ({ spell, prepared: true, from: 'class' as const }));
const learn = (spell: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^Learn ?${spell}$`) });
const canLearn = (spell: string) => !learn(spell).disabled;

it('says how much is chosen, what needs concentration, and lets nothing more be learned than there is room for', () => {
  const spells = known('guidance', 'light', 'resistance', 'bless', 'command', 'healing-word', 'shield-of-faith');
  const hand = { mayAct: true, busy: false, act: async () => await Promise.resolve(true) };
  const book = (own: typeof spells) => (
    <SpellBook character={hero({ class: 'cleric', spells: own })} hand={hand} onClose={() => undefined} />
  );
  const shown = renderAt('/', book(spells), { homebrew: { list: () => [] } });
  expect(screen.getByText('3 of 3 cantrips and 4 of 4 spells chosen.')).toBeTruthy();
  expect([canLearn('Sacred Flame'), canLearn('Bane')]).toEqual([false, false]);
  expect(learn('Bane').closest('li')?.textContent).toContain('concentration');
  expect(learn('Cure Wounds').closest('li')?.textContent).not.toContain('concentration');
  shown.close();
  renderAt('/', book(spells.slice(0, -1)), { homebrew: { list: () => [] } });
  expect(screen.getByText('3 of 3 cantrips and 3 of 4 spells chosen.')).toBeTruthy();
  expect([canLearn('Sacred Flame'), canLearn('Bane')]).toEqual([false, true]);
});

it('lets a paladin forget a cantrip of Blessed Warrior and learn another, and nothing else that is always prepared', () => {
  const always = (spell: string) => ({ spell, prepared: true, from: 'other' as const, class: 'paladin' as const });
  const hand = { mayAct: true, busy: false, act: async () => await Promise.resolve(true) };
  const book = (...spells: string[]) => {
    const feats = [{ feat: 'blessed-warrior' as const, level: 2 }];
    const paladin = hero({ class: 'paladin', level: 2, feats, spells: spells.map(always) });
    return <SpellBook character={paladin} hand={hand} onClose={() => undefined} />;
  };
  const shown = renderAt('/', book('light', 'guidance', 'divine-smite'), { homebrew: { list: () => [] } });
  expect(screen.getByText(/2 of 2 cantrips of Blessed Warrior chosen/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Forget ?Light$/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Forget ?Divine Smite$/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Sacred Flame$/ })).toBeNull();
  expect(screen.queryByText(/From other lists/)).toBeNull();
  shown.close();
  renderAt('/', book('light', 'divine-smite'), { homebrew: { list: () => [] } });
  expect(canLearn('Sacred Flame')).toBe(true);
});
