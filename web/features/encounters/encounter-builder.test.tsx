import { srdCreatures } from '#domain/encounter/creatures.ts';
import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira, visitor } from '#tests/support/dom/signed-in.ts';
import { campaignCard } from '#tests/support/dom/campaign-card.ts';
import { worldCard } from '#tests/support/dom/world-card.ts';
import { EncounterBuilder } from './encounter-builder.tsx';

const builder = <EncounterBuilder drawStatBlock={({ name }) => <p>Stat block of {name}</p>} />;

async function setUp(search = '', answers: Answers = {}) {
  const shown = renderAt(`/tools/encounters${search}`, builder, {
    account: { me: () => visitor },
    ...answers,
    encounters: { creatures: () => [...srdCreatures], ...answers.encounters },
  });
  await screen.findByRole('heading', { name: 'Creatures' });
  return shown;
}

/** The address changes a few steps after a press, long before the screen. */
const addressFollows = async () => {
  for (let step = 0; step < 6; step += 1) await Promise.resolve();
};
const foes = () =>
  screen
    .queryAllByRole('status', { name: /^How many: / })
    .map((each) => `${each.getAttribute('aria-label')?.slice(10)} ${each.textContent}`);
const press = (name: string | RegExp) => screen.getByRole('button', { name });

it('a visitor adds creatures, counts them up and down, and sees what they cost and what to beware of', async () => {
  const { person } = await setUp('?party=3.3.3.3');
  await person.type(screen.getByRole('searchbox'), 'ogre');
  await person.click(await screen.findByRole('button', { name: 'Add Ogre' }));
  await person.click(await screen.findByRole('button', { name: 'One Ogre more' }));
  await waitFor(() => expect(foes()).toEqual(['Ogre 2']));
  expect(screen.getByRole('button', { name: 'XP' }).closest('strong')?.textContent).toBe('900 XP');
  expect(screen.getByText('Moderate difficulty')).toBeTruthy();
  await person.click(press('Remove hero 4'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove hero 4' })).toBeNull());
  await person.click(press('Remove hero 3'));
  expect(await screen.findByText('Beyond high: likely deadly')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Warnings' })).getByText(/more than a high budget/)).toBeTruthy();
  await person.click(press('One Ogre fewer'));
  await waitFor(() => expect(foes()).toEqual(['Ogre 1']));
  await person.click(press('One Ogre fewer'));
  expect(await screen.findByText(/Nobody yet/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Encounter' }));
});

it('loses nothing of what is pressed faster than it is drawn', async () => {
  await setUp('?party=3.3');
  // One after the other, before the page is drawn anew: the address alone follows each.
  const quickly = [
    () => fireEvent.click(press('Add a hero')),
    () => fireEvent.click(screen.getByRole('radio', { name: 'High' })),
    () => fireEvent.change(screen.getByRole('combobox', { name: 'Where' }), { target: { value: 'swamp' } }),
    () => fireEvent.click(press('Add Aboleth')),
    () => fireEvent.click(press('Add Aboleth')),
  ];
  await act(async () => {
    for (const one of quickly) {
      one();
      await addressFollows();
    }
  });
  await waitFor(() => expect(foes()).toEqual(['Aboleth 2']));
  expect(screen.getByRole('combobox', { name: 'Hero 3' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'High' }).checked).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Where' }).value).toBe('swamp');
});

it('says that no other kind fits, and offers none', async () => {
  const twelve = srdCreatures.slice(-12).map(({ id }) => `${id}_1`);
  await setUp(`?foes=${twelve.join('.')}`);
  expect(screen.getByText('An encounter holds 12 kinds of creatures at most. Take one away to add another.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add Aboleth' }).disabled).toBe(true);
});

it('a seed is typed letter by letter, also amid what stands there', async () => {
  const { person } = await setUp('?party=3.3&seed=emr');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Seed' });
  await person.type(field, 'be', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field.value).toBe('ember');
});

it('the same address suggests the same, what is locked stays, and a change by hand is written down', async () => {
  const at = '?party=5.5.5.5&difficulty=high&terrain=forest&group=leader&seed=ember';
  const { close } = await setUp(at);
  const first = foes();
  expect(first).toHaveLength(2);
  close();
  const { person } = await setUp(at);
  expect(foes()).toEqual(first);
  const [leader = ''] = first.map((each) => each.replace(/ \d+$/, ''));
  await person.click(press(`Lock ${leader}`));
  await waitFor(() => expect(press(`Lock ${leader}`).getAttribute('aria-pressed')).toBe('true'));
  expect(foes()).toEqual(first);
  await person.click(press('Suggest one'));
  expect(await screen.findByRole('button', { name: 'Suggest another' })).toBeTruthy();
  expect(foes()[0]).toBe(first[0]);
});

it('what is kept on the device is opened again with its party, until it is removed', async () => {
  const { person: first, close } = await setUp('?party=2.2&foes=wolf_3');
  await first.type(screen.getByRole('textbox', { name: 'Name' }), 'At the ford');
  await first.click(press('Keep'));
  close();
  const { person } = await setUp();
  await person.click(press('At the ford'));
  await waitFor(() => expect(foes()).toEqual(['Wolf 3']));
  expect(screen.getAllByRole('combobox', { name: /^Hero/ })).toHaveLength(2);
  await person.click(press('Remove At the ford'));
  expect(screen.getByText('What you keep stands here, on this device.')).toBeTruthy();
});

it('creatures are narrowed by terrain and role, and their stat blocks open', async () => {
  const { person } = await setUp();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Terrain' }), 'Arctic');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Casts spells');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Challenge to' }), '13');
  await waitFor(() => expect(screen.queryByText('Aboleth')).toBeNull());
  await person.click(press(/^Adult White Dragon|^Druid|CR/));
  expect(screen.getByText(/^Stat block of /)).toBeTruthy();
});

const nobody: CombatNow = { leads: true, heroes: [], characterId: null, isDamaged: false, fight: null };
const kara = {
  id: 'kara',
  userId: 'tov',
  name: 'Kara',
  level: 5,
  hitPoints: 40,
  maxHitPoints: 40,
  temporaryHitPoints: 0,
  armorClass: 16,
  experience: 0,
  mayLevelUp: false,
};
const saltRoad = campaignCard({ id: 'c', name: 'The salt road' });

it('a Dungeon Master puts creatures into the fight of a campaign, and nobody joins twice after a failure', async () => {
  let fails = true;
  const { person, server } = await setUp('?campaign=c&foes=wolf_3.ogre_1', {
    campaigns: { list: () => [saltRoad] },
    combat: {
      get: () => ({ ...nobody, heroes: [kara] }),
      open: () => nobody,
      addMonsters: ({ monsterId }) => {
        if (monsterId === 'ogre' && fails) throw new Refusal('combat.refused', 'No room.');
        return nobody;
      },
    },
    encounters: { ofCampaign: () => ({ creatures: [], lore: [], kept: [] }) },
    ownEncounters: { list: () => [] },
    worlds: { list: () => [] },
  });
  await signInAsMira(server);
  expect(await screen.findByRole('checkbox', { name: 'Kara' })).toBeTruthy();
  expect(screen.getByText('of 1,100 at most', { exact: false })).toBeTruthy();
  await person.click(press('Into the fight'));
  expect(await screen.findByText('No room.')).toBeTruthy();
  fails = false;
  await person.click(press('Into the fight'));
  expect(await screen.findByText(/^4 creatures joined/)).toBeTruthy();
  const asked = server.inputsOf('combat.addMonsters');
  expect(asked).toMatchObject([
    { campaignId: 'c', monsterId: 'wolf', count: 3 },
    { monsterId: 'ogre', count: 1 },
    { monsterId: 'wolf', count: 3 },
    { monsterId: 'ogre', count: 1 },
  ]);
  const ids = asked.map((each) => JSON.stringify(each)).map((text) => /"id":"([^"]+)"/.exec(text)?.[1]);
  expect(new Set(ids).size).toBe(2);
  expect(server.inputsOf('combat.open')).toEqual([
    { campaignId: 'c', heroes: ['kara'] },
    { campaignId: 'c', heroes: ['kara'] },
  ]);
});

it('a place of a world narrows the creatures and what is suggested, and the address holds both', async () => {
  const { person, server } = await setUp('?party=5.5.5.5', {
    campaigns: { list: () => [] },
    worlds: { list: () => [worldCard({ id: 'w', name: 'The coast' })] },
    ownEncounters: { list: () => [] },
    encounters: {
      ofWorld: () => ({
        lore: [
          { id: 'undertow', name: 'The Undertow', category: 'factions', creatures: ['kobold-warrior'], terrains: [] },
          { id: 'sedge', name: 'The Sedge', category: 'geography', creatures: ['green-hag'], terrains: ['swamp'] },
        ],
      }),
    },
  });
  await signInAsMira(server);
  await person.selectOptions(await screen.findByRole('combobox', { name: 'World' }), 'The coast');
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Place or faction' }), 'The Undertow');
  expect(await screen.findByText('Only creatures of “The Undertow”: those that are named in its lore.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Add [A-Z]/ }).map((each) => each.getAttribute('aria-label'))).toEqual([
    'Add Kobold Warrior',
  ]);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Place or faction' }), 'The Sedge');
  expect(await screen.findByText(/those that are named in its lore, or live in such terrain \(swamp\)/)).toBeTruthy();
  await person.click(press('Suggest one'));
  await waitFor(() => expect(foes().length).toBeGreaterThan(0));
  const swampy = new Set(
    srdCreatures.filter(({ id, terrains }) => id === 'green-hag' || terrains.includes('swamp')).map(({ name }) => name),
  );
  for (const foe of foes()) expect(swampy).toContain(foe.replace(/ \d+$/, ''));
  await person.click(press('Show all'));
  expect(await screen.findByRole('button', { name: 'Add Aboleth' })).toBeTruthy();
});

it('somebody with an account keeps, renames, opens and removes encounters there', async () => {
  let kept: { id: string; name: string; foes: string; party: string }[] = [];
  const { person, server } = await setUp('?party=2.2&foes=wolf_3', {
    campaigns: { list: () => [] },
    worlds: { list: () => [] },
    ownEncounters: {
      list: () => kept,
      save: ({ encounter }) => {
        kept = [...kept.filter(({ id }) => id !== encounter.id), encounter];
        return encounter;
      },
      remove: ({ encounterId }) => {
        kept = kept.filter(({ id }) => id !== encounterId);
        return {};
      },
    },
  });
  await signInAsMira(server);
  expect(await screen.findByText('What you keep stands here, in your account, on every device.')).toBeTruthy();
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'At the ford');
  await person.click(press('Keep'));
  await person.click(await screen.findByRole('button', { name: 'Rename At the ford' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.clear(dialog.getByRole('textbox', { name: /^Name/ }));
  await person.type(dialog.getByRole('textbox', { name: /^Name/ }), 'At the weir');
  await person.click(dialog.getByRole('button', { name: 'Rename' }));
  await screen.findByRole('button', { name: 'At the weir' });
  expect(kept).toMatchObject([{ name: 'At the weir', foes: 'wolf_3', party: '2.2' }]);
  await person.click(press('Clear'));
  await person.click(press('At the weir'));
  await waitFor(() => expect(foes()).toEqual(['Wolf 3']));
  await person.click(press('Remove At the weir'));
  await waitFor(() => expect(kept).toEqual([]));
});

it('whoever signs in is asked whether the encounters of the device move into the account, and one that it refuses stays', async () => {
  const atFord = { id: '0d0f1c52-4b1e-4c84-8d3f-6a1b2c3d4e01', name: 'At the ford', foes: 'wolf_3', party: '2.2' };
  const atWeir = { id: '0d0f1c52-4b1e-4c84-8d3f-6a1b2c3d4e02', name: 'At the weir', foes: 'ogre_1', party: '3' };
  localStorage.setItem('hearthlore.encounters', JSON.stringify([atFord, atWeir]));
  const kept: (typeof atFord)[] = [];
  let isFull = true;
  const { person, server } = await setUp('', {
    campaigns: { list: () => [] },
    worlds: { list: () => [] },
    ownEncounters: {
      list: () => kept,
      save: ({ encounter }) => {
        if (encounter.id === atWeir.id && isFull) throw new Refusal('encounter.tooManyOwn');
        kept.push(encounter);
        return encounter;
      },
    },
  });
  expect(screen.queryByText(/^Move your encounters/)).toBeNull();
  await signInAsMira(server);
  await person.click(await screen.findByRole('button', { name: 'Move them' }));
  expect(await screen.findByText(new Refusal('encounter.tooManyOwn').message)).toBeTruthy();
  const onDevice = () => within(screen.getByRole('list', { name: 'Kept: This device' }));
  expect(onDevice().queryByRole('button', { name: 'At the ford' })).toBeNull();
  await person.click(press('Leave them here'));
  expect(screen.queryByText(/^Move your encounters/)).toBeNull();
  isFull = false;
  await person.click(onDevice().getByRole('button', { name: 'Move At the weir into your account' }));
  expect(await screen.findByText('1 encounter moved into your account.')).toBeTruthy();
  expect(kept).toEqual([atFord, atWeir]);
  expect(localStorage.getItem('hearthlore.encounters')).toBeNull();
});
