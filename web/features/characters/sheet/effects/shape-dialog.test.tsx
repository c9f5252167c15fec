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
  return block ? [{ shape: shapeFrom(block), challenge: block.challenge, isOpen: true }] : [];
});
const known = ['rat', 'owl', 'badger'];
const druid = hero({ class: 'druid', level: 2, forms: [...known, 'cat'] });
const show = (shapes: () => typeof offered, character = druid, refused: string | null = null) => {
  const taken: string[] = [];
  const forgotten: string[] = [];
  const learned: string[] = [];
  const dialog = (
    <ShapeDialog
      title="Take a form"
      character={character}
      busy={false}
      refused={refused}
      onLearn={(id) => learned.push(id)}
      onTake={(id) => taken.push(id)}
      onForget={(id) => forgotten.push(id)}
      onClose={() => {}}
    />
  );
  return { ...renderAt('/', dialog, { characters: { shapes } }), taken, learned, forgotten };
};

it('forms stand with what one chooses them by, and a press takes one', async () => {
  const { person, taken } = show(() => offered, hero({ class: 'druid', level: 2, forms: known }));
  expect((await screen.findByText(/Bite \+4/)).textContent).toContain('AC 12 · 40 ft');
  await person.type(screen.getByRole('searchbox', { name: 'Search forms' }), 'wol');
  expect(screen.queryByText(/^Cat/)).toBeNull();
  await person.click(screen.getByRole('button', { name: /^Take\s*the form of a Wolf$/ }));
  expect(taken).toEqual(['wolf']);
});

it('a form is learned ahead of taking it, also where none can be taken now', async () => {
  const { person, learned } = show(() => offered, hero({ class: 'druid', level: 2 }), 'No use of Wild Shape is left.');
  expect(await screen.findByText(/^0 of 4 forms known\. Choose the others/)).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: /^Learn\s*the form of a Wolf$/ }));
  expect(learned).toEqual(['wolf']);
  expect(screen.getByRole('button', { name: /^Take\s*the form of a Wolf$/ }).hasAttribute('disabled')).toBe(true);
});

it('where all forms are known, those alone are offered, and another once one is forgotten', async () => {
  const { person, forgotten } = show(() => offered);
  expect(await screen.findByText(/^4 of 4 forms known/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Take\s*the form of a Cat$/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /the form of a Wolf$/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: /^Forget\s*the form of a Cat$/ }));
  expect(forgotten).toEqual(['cat']);
});

it('forms that cannot be loaded say so, and are asked for again', async () => {
  const { person } = show(() => {
    throw new Refusal('character.notFound');
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The forms could not be loaded.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});
