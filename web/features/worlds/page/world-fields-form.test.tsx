import type { World } from '#domain/world/world.ts';
import { PersonProvider } from '#web/lib/session/person.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { mira } from '#tests/support/dom/mira.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { WorldFieldsForm } from './world-fields-form.tsx';

const slake: World = {
  id: 'w',
  name: 'Slake',
  description: 'A coast of mud.',
  ownerId: 'mira',
  isOwner: true,
  isTemplate: false,
  aiGenerated: false,
  mapUrl: null,
  entryCount: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  lore: { geography: {}, races: {}, classes: {}, factions: {}, monsters: {}, items: {}, spells: {}, quests: {} },
  versions: { name: 1, description: 1 },
};

function setUp(update: NonNullable<Answers['worlds']>['update'], world = slake) {
  const form = (now: World) => (
    <PersonProvider person={mira}>
      <WorldFieldsForm world={now} />
    </PersonProvider>
  );
  const shown = renderAt('/world/w', form(world), {
    worlds: { update, list: () => [] },
  });
  return { ...shown, hear: (now: World) => shown.show(form(now)) };
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^World name/ });
const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'World description' });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

it('words that do not reach the server stay, are told of, and are there after a reload', async () => {
  const before = setUp(lost);
  await before.person.type(description(), ' And salt.');
  await before.person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Failed to update world data.')).toBeTruthy();
  before.close();
  const { person, server } = setUp(({ edits }) => ({
    world: { ...slake, description: edits.description?.value ?? '', versions: { name: 1, description: 2 } },
    conflicts: [],
  }));
  expect(description().value).toBe('A coast of mud. And salt.');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  const edits = { description: { value: 'A coast of mud. And salt.', seen: 1 } };
  expect(server.inputsOf('worlds.update').at(-1)).toEqual({ worldId: 'w', edits });
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

it('what somebody else saves shows where nothing is typed, and is told where something is', async () => {
  const { person, hear } = setUp(lost);
  await person.type(description(), ' And salt.');
  hear({ ...slake, name: 'Slake Coast', description: 'A coast of sand.', versions: { name: 2, description: 2 } });
  expect([name().value, description().value]).toEqual(['Slake Coast', 'A coast of mud. And salt.']);
  expect(screen.getByText('Someone else changed this while you were writing. Saving merges both versions.')).toBeTruthy();
});

it('words that are typed while others are saved are saved next, upon those', async () => {
  let answer = () => {};
  const { person, server } = setUp(async ({ edits: { description: edit } }) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return {
      world: { ...slake, description: edit?.value ?? '', versions: { name: 1, description: (edit?.seen ?? 0) + 1 } },
      conflicts: [],
    };
  });
  await person.clear(description());
  await person.type(description(), 'Mud.');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await person.type(description(), ' And salt.');
  answer();
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(description().value).toBe('Mud. And salt.');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.inputsOf('worlds.update')).toHaveLength(2));
  expect(server.inputsOf('worlds.update')[1]).toMatchObject({ edits: { description: { value: 'Mud. And salt.', seen: 2 } } });
  answer();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
});

it('words that are discarded are gone, and the world shows as it stands', async () => {
  const { person, hear } = setUp(lost);
  await person.type(name(), ' Coast');
  hear({ ...slake, name: 'The Slake', versions: { name: 2, description: 1 } });
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  expect([name().value, sessionStorage.length]).toEqual(['The Slake', 0]);
});
