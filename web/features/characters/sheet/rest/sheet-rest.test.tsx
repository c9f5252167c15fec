import { plainlyShown } from '#domain/character/shown/shown-sheet.fixture.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { hero, risen } from '#domain/character/character.fixture.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { SheetView } from '#web/features/characters/sheet/sheet-view.tsx';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const show = (awaitsDm: boolean, changes: Parameters<typeof hero>[0] = {}, givesInspiration = false, byMilestone = false) => {
  const character = hero({ name: 'Krag', ...changes });
  const seen = {
    character,
    shown: plainlyShown(character),
    position: 1,
    playerName: 'Mira',
    isMine: true,
    mayAct: true,
    ...(awaitsDm && { awaitsDm }),
    ...(givesInspiration && { givesInspiration }),
    ...(byMilestone && { byMilestone }),
  };
  return renderAt('/', <SheetView seen={seen} onDeleted={() => {}} />, {
    characters: {
      list: () => [],
      act: () => {
        throw new Refusal('character.refused', 'Krag fights.');
      },
    },
  });
};
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

it('a player rests and takes levels where the table asks for nothing else', () => {
  show(false);
  expect([isOff('Short Rest'), isOff('Long Rest'), isOff('Level Up')]).toEqual([false, false, false]);
});

it('a player whose Dungeon Master decides is told so, and can do neither', () => {
  show(true);
  expect([isOff('Short Rest'), isOff('Long Rest')]).toEqual([true, true]);
  expect(screen.queryByRole('button', { name: 'Level Up' })).toBeNull();
  expect(screen.getByText('The Dungeon Master decides when heroes rest and take levels.')).toBeTruthy();
});

it('Level Up stands out only where the experience for a level is there', () => {
  show(false);
  const look = (name: string) => screen.getByRole('button', { name }).className;
  expect(look('Level Up')).toBe(look('Edit Stats'));
  cleanup();
  show(false, { experience: 300 });
  expect(look('Level Up')).not.toBe(look('Edit Stats'));
});

it('Heroic Inspiration is given and taken by whoever leads, and has no button that spends it for nothing', () => {
  show(false, { inspiration: false });
  expect(screen.queryByRole('button', { name: /inspiration/ })).toBeNull();
  show(false, { inspiration: false }, true);
  expect(isOff('Give inspiration')).toBe(false);
  cleanup();
  show(false, { inspiration: true });
  expect(screen.queryByRole('button', { name: /inspiration/i })).toBeNull();
  show(false, { inspiration: true }, true);
  expect(isOff('Inspiration was spent')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Pass inspiration on' })).toBeNull();
});

it('Heroic Inspiration that came a second time can be passed on', () => {
  show(false, { inspiration: true, inspirationToPass: true });
  expect(isOff('Pass inspiration on')).toBe(false);
});

it('a rest says what it gives back before it is taken, and a refusal what was refused', async () => {
  const { person, server } = show(false, { damage: 3 });
  await person.click(screen.getByRole('button', { name: 'Long Rest' }));
  expect((await screen.findByRole('region', { name: 'What this rest changes' })).textContent).toMatch(/Hit points: \d+ to \d+/);
  expect(server.inputsOf('characters.act')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Take a long rest' }));
  expect(server.inputsOf('characters.act')).toMatchObject([{ act: { kind: 'longRest' } }]);
  expect(await screen.findByText('No long rest')).toBeTruthy();
  expect(screen.getByText('Krag fights.')).toBeTruthy();
});

it.each([
  [{ experience: 120 }, '120 XP · 180 more for level 2'],
  [{ experience: 1300 }, '1,300 XP · may rise to level 3'],
])('experience says how much is missing: %j', (changes, says) => {
  show(false, changes);
  expect(screen.getByText((_, shown) => shown?.tagName === 'P' && shown.textContent === says)).toBeTruthy();
});

it('a hero whose levels came without experience shows none', () => {
  show(false, { ...risen('fighter', 5), experience: 0 });
  expect(screen.queryByText('0 XP')).toBeNull();
});

it('a level that is granted is taken by the player, also where the Dungeon Master decides', () => {
  show(true, { grantedLevel: 2 });
  expect(isOff('Level Up')).toBe(false);
});

it('by milestones the sheet says who gives the next level, and offers only one that is given', () => {
  show(false, { experience: 120 }, false, true);
  expect(screen.getByText('Milestones · the Dungeon Master gives level 2')).toBeTruthy();
  expect(screen.queryByText('120 XP')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Level Up' })).toBeNull();
  cleanup();
  show(false, { grantedLevel: 3 }, false, true);
  expect(screen.getByText('Milestones · may rise to level 3')).toBeTruthy();
  expect(isOff('Level Up')).toBe(false);
});
