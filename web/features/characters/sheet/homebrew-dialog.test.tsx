import { plainlyShown } from '#domain/character/shown/shown-sheet.fixture.ts';
import { hero } from '#domain/character/character.fixture.ts';
import { grant } from '#domain/character/gifts/grant.ts';
import { tellCharacterFact } from '#domain/character/tell.ts';
import type { KeptEntry } from '#domain/homebrew/entry.ts';
import { saltLance, tideBlood, tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { SheetView } from './sheet-view.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

const kept = [saltLance, tideBlood, tideRing].map((entry): KeptEntry => ({
  entry,
  revision: 1,
  updatedAt: '2026-01-01T10:00:00.000Z',
  updatedBy: { id: 'oda', name: 'Oda' },
}));
const character = hero({ name: 'Krag' });

function setUp(leads: boolean, shown = character) {
  const seen = {
    character: shown,
    shown: plainlyShown(shown),
    position: 1,
    playerName: 'Mira',
    isMine: !leads,
    mayAct: true,
    ...(leads && { leads }),
  };
  return renderAt('/', <SheetView seen={seen} onDeleted={() => {}} />, {
    homebrew: { list: () => kept },
    characters: {
      list: () => [],
      grant: ({ entryId, given }) => {
        const entry = kept.find((each) => each.entry.id === entryId)?.entry;
        const done = entry && grant(character, entry, given);
        if (!done?.ok) throw new Refusal('character.refused');
        return { ...done.value, sentences: done.value.facts.map(tellCharacterFact), position: 2 };
      },
    },
  });
}

it('a Dungeon Master gives a hero a spell or a feature of the campaign, and nothing else of it', async () => {
  const { person, server } = setUp(true);
  await person.click(screen.getByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Give homebrew' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Homebrew of Krag' }));
  await dialog.findByRole('button', { name: /^Give\s*Salt Lance$/ });
  expect(dialog.queryByText(/Ring of Slack Water/)).toBeNull();
  await person.click(dialog.getByRole('button', { name: /^Give\s*Tide Blood$/ }));
  await expect.poll(() => server.inputsOf('characters.grant')).toMatchObject([{ entryId: tideBlood.id, given: true }]);
  await screen.findByText('Krag is given Tide Blood.');
});

it('a player is not offered to give homebrew', async () => {
  const { person } = setUp(false);
  await person.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'What changed' });
  expect(screen.queryByRole('menuitem', { name: 'Give homebrew' })).toBeNull();
});

it('a given feature opens into its text on the sheet, and a given spell into its own', async () => {
  const having = [saltLance, tideBlood].reduce((one, entry) => {
    const done = grant(one, entry, true);
    return done.ok ? done.value.character : one;
  }, character);
  const { person } = setUp(false, having);
  for (const section of document.querySelectorAll('details')) section.open = true;
  await person.click(screen.getByRole('button', { name: 'Tide Blood' }));
  expect((await screen.findByText('As a bonus action you regain 1d6 + 2 hit points.')).tagName).toBe('P');
  await person.click(screen.getByRole('button', { name: 'Salt Lance' }));
  expect((await screen.findByText(saltLance.text)).tagName).toBe('P');
});
