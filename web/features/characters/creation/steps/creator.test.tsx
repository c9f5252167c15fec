import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { CreationDraft } from '#domain/character/creation/ahead/creation-draft.ts';
import { planCreation } from '#domain/character/creation/ahead/creation-plan.ts';
import { createSrdCharacter } from '#domain/character/creation/create.ts';
import { CharacterBuild } from '#domain/character/creation/build.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { readyGear } from '#domain/character/inventory/ready.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { Creator } from './creator.tsx';

/** A server that makes characters by the rules. */
async function setUp(answers: Answers['characters'] = {}) {
  const shown = renderAt('/', <Creator campaignId="weir" me="mira" />, {
    characters: {
      scores: () => null,
      creationAhead: ({ draft }) => planCreation({ ...CreationDraft.parse(draft), homebrew: [] }, []),
      createSrd: ({ id, build }) => {
        const made = createSrdCharacter({ id, userId: 'mira', campaignId: 'weir' }, CharacterBuild.parse(build), []);
        if (!made.ok) throw new Refusal('character.creationRefused', tellCharacterRefusal(made.refused));
        return { character: made.value, sentences: [], rolls: [], position: null };
      },
      ...answers,
    },
  });
  await settled();
  return shown;
}

/** Until the server has worked out what was chosen last. */
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());

type Person = Awaited<ReturnType<typeof setUp>>['person'];
/** Presses something, and waits for what the server makes of it. */
async function push(person: Person, element: Element) {
  await person.click(element);
  await settled();
}
const press = (person: Person, name: string | RegExp) => push(person, screen.getByRole('button', { name }));
const choose = (person: Person, name: string | RegExp) => push(person, screen.getByRole('radio', { name }));
const step = () => screen.getByRole('heading', { level: 3 }).textContent;

/** Goes to the ability scores of a human fighter who was a soldier. */
async function begin(person: Person) {
  await choose(person, 'Human');
  await press(person, 'Next');
  await choose(person, 'Fighter');
  await press(person, 'Next');
  await choose(person, /^Soldier/);
  await press(person, 'Next');
}

it('a step that is not finished says what it needs once somebody goes on, and no longer when they have chosen', async () => {
  const { person } = await setUp();
  expect(screen.queryByRole('alert')).toBeNull();
  await press(person, 'Next');
  expect(screen.getByRole('alert').textContent).toBe('Choose a species.');
  await choose(person, 'Human');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the next step takes the focus to its heading, and back leads to what was chosen', async () => {
  const { person } = await setUp();
  await choose(person, 'Human');
  await press(person, 'Next');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }));
  expect(step()).toMatch(/^Class/);
  await press(person, 'Back');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Human' }).checked).toBe(true);
});

it('a creation goes on where it was after a reload', async () => {
  const before = await setUp();
  await choose(before.person, 'Human');
  await press(before.person, 'Next');
  before.close();
  await setUp();
  expect(step()).toMatch(/^Class/);
});

it('how many steps there are is known once species, class and background are chosen', async () => {
  const { person } = await setUp();
  expect(step()).toBe('SpeciesStep 1');
  await begin(person);
  expect(step()).toMatch(/^Ability scores4 of \d+$/);
});

it('suggestions fill each step, and the character is made with them and forgotten here', async () => {
  const { person, server } = await setUp();
  await begin(person);
  for (let left = 0; left < 8 && !step()?.startsWith('Name'); left += 1) {
    const suggest = screen.queryByRole('button', { name: 'Pick for me' });
    if (suggest !== null) await push(person, suggest);
    await press(person, 'Next');
  }
  await press(person, 'Create Character');
  expect(screen.getByRole('alert').textContent).toBe('Please enter a name.');
  await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Kara');
  await press(person, 'Create Character');
  expect(await screen.findByText('Kara, human fighter, is ready.')).toBeTruthy();
  expect(server.inputsOf('characters.createSrd')).toMatchObject([{ campaignId: 'weir', build: { name: 'Kara', class: 'fighter' } }]);
  expect(sessionStorage).toHaveLength(0);
});

it('a score that is dealt to one ability is taken from another', async () => {
  const { person } = await setUp();
  await begin(person);
  const score = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  await person.selectOptions(score('Strength'), '0');
  await person.selectOptions(score('Dexterity'), '0');
  expect(score('Dexterity').value).toBe('0');
  expect(score('Strength').value).not.toBe('0');
});

it('a character that the server refuses can be made again without choosing anew', async () => {
  let isRefused = true;
  const { person, server } = await setUp({
    createSrd: () => {
      if (isRefused) throw new Refusal('character.notEnrolled');
      return new Promise(() => undefined);
    },
  });
  await begin(person);
  for (let left = 0; left < 8 && !step()?.startsWith('Name'); left += 1) {
    const suggest = screen.queryByRole('button', { name: 'Pick for me' });
    if (suggest !== null) await push(person, suggest);
    await press(person, 'Next');
  }
  await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Kara');
  await press(person, 'Create Character');
  expect(await screen.findByText(new Refusal('character.notEnrolled').message)).toBeTruthy();
  isRefused = false;
  await person.type(screen.getByRole('textbox', { name: /^Name/ }), ' II');
  // The answer stays away: the button goes on waiting.
  await person.click(screen.getByRole('button', { name: 'Create Character' }));
  const asked = () => server.calls.flatMap(({ operation, input }) => (operation === 'characters.createSrd' ? [JSON.stringify(input)] : []));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).toBe(asked()[0]?.replace('"Kara"', '"Kara II"'));
});

it('what is missing is named beside the button, and takes the focus', async () => {
  const { person } = await setUp();
  await choose(person, 'Elf');
  await press(person, 'Next');
  expect(screen.getByRole('alert').textContent).toBe('Choose a lineage.');
  expect(screen.getByRole('alert').parentElement).toBe(screen.getByRole('button', { name: 'Next' }).parentElement);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Drow' }));
});

it('a lineage says what it gives, and counts at once', async () => {
  const { person } = await setUp();
  await choose(person, 'Elf');
  expect(screen.getByText('You see 60 feet in the dark.')).toBeTruthy();
  expect(screen.getByText(/You know Dancing Lights/)).toBeTruthy();
  await choose(person, 'Drow');
  expect(screen.getByText('You see 120 feet in the dark.')).toBeTruthy();
  await choose(person, 'Wood Elf');
  expect(screen.getByText('35 feet.')).toBeTruthy();
});

it('the look at who it is going to be wears what the character will wear, and gear is called by its names', async () => {
  let armorClass = 0;
  const { person } = await setUp({
    createSrd: ({ id, build }) => {
      const made = createSrdCharacter({ id, userId: 'mira', campaignId: 'weir' }, CharacterBuild.parse(build), []);
      if (!made.ok) throw new Refusal('character.creationRefused');
      const character = readyGear(made.value);
      armorClass = deriveSheet(character).armorClass.value;
      return { character, sentences: [], rolls: [], position: null };
    },
  });
  await choose(person, 'Human');
  await press(person, 'Next');
  await choose(person, 'Druid');
  await choose(person, 'Magician');
  await press(person, 'Next');
  await choose(person, /^Sage/);
  await press(person, 'Next');
  for (let left = 0; left < 8 && !step()?.startsWith('Name'); left += 1) {
    if (step()?.startsWith('Spells')) expect(screen.getByRole('group', { name: 'Sage cantrips' })).toBeTruthy();
    if (step()?.startsWith('Gear')) {
      expect(screen.getByRole('group', { name: 'Druid gear' })).toBeTruthy();
      expect(screen.getByRole('radio', { name: 'Leather Armor and Sickle' })).toBeTruthy();
    }
    const suggest = screen.queryByRole('button', { name: 'Pick for me' });
    if (suggest !== null) await push(person, suggest);
    await press(person, 'Next');
  }
  const look = screen.getByRole('region', { name: 'Your sheet at level 1' });
  await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Wren');
  const shown = look.textContent;
  await press(person, 'Create Character');
  await waitFor(() => expect(armorClass).toBeGreaterThan(12));
  expect(shown).toContain(`Armor Class ${armorClass}`);
});

it('choices that the server could not say are told, and asked for again, with what was chosen', async () => {
  let isDown = false;
  const { person } = await setUp({
    creationAhead: ({ draft }) => {
      if (isDown) throw new Refusal('character.notEnrolled');
      return planCreation({ ...CreationDraft.parse(draft), homebrew: [] }, []);
    },
  });
  await choose(person, 'Human');
  isDown = true;
  await person.click(screen.getByRole('radio', { name: 'Elf' }));
  const again = await screen.findByRole('button', { name: /again/i });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Elf' }).checked).toBe(true);
  isDown = false;
  await person.click(again);
  expect(await screen.findByRole('radio', { name: 'Drow' })).toBeTruthy();
});

it('Next that is pressed before the server has answered goes on once it has', async () => {
  const { person } = await setUp();
  await person.click(screen.getByRole('radio', { name: 'Human' }));
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(step()).toMatch(/^Class/));
});
