import { hero } from '#domain/character/character.fixture.ts';
import { shapeFrom } from '#domain/character/shape/wild-shape.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShapeDialog } from './shape-dialog.tsx';

const offered = ['cat', 'wolf'].flatMap((id) => {
  const block = monsterOf(id);
  return block ? [{ shape: shapeFrom(block), challenge: block.challenge }] : [];
});
const show = (shapes: () => typeof offered) => {
  const taken: string[] = [];
  const dialog = <ShapeDialog title="Take a form" character={hero()} busy={false} onTake={(id) => taken.push(id)} onClose={() => {}} />;
  return { ...renderAt('/', dialog, { characters: { shapes } }), taken };
};

it('forms stand with what one chooses them by, and a press takes one', async () => {
  const { person, taken } = show(() => offered);
  expect((await screen.findByText(/Bite \+4/)).textContent).toContain('AC 12 · 40 ft');
  await person.type(screen.getByRole('searchbox', { name: 'Search forms' }), 'wol');
  expect(screen.queryByText(/^Cat/)).toBeNull();
  await person.click(screen.getByRole('button', { name: /^Take\s*the form of a Wolf$/ }));
  expect(taken).toEqual(['wolf']);
});

it('forms that cannot be loaded say so, and are asked for again', async () => {
  const { person } = show(() => {
    throw new Refusal('character.notFound');
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The forms could not be loaded.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});
