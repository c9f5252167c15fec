import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { hero, risen, scores, scripted, sentencesOf } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import { LevelDraft } from '#domain/character/advancement/ahead/level-draft.ts';
import { planLevel } from '#domain/character/advancement/ahead/level-plan.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { LevelDialog } from './level-dialog.tsx';
import { useHand } from '#web/features/characters/use-act.ts';

function Sheet({ character }: { character: Character }) {
  const hand = useHand(character, true);
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <LevelDialog character={character} hand={hand} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Until the server has worked out what was chosen last. */
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());

/** The next level of a character, with a server that knows the rules. */
async function setUp(character: Character, answers: Answers['characters'] = {}) {
  const shown = renderAt('/', <Sheet character={character} />, {
    homebrew: { list: () => [] },
    characters: {
      act: ({ act }) => {
        const answer = actOnSheet(character, SheetAct.parse(act), scripted(6));
        if (!answer.ok) throw new Refusal('character.refused', tellCharacterRefusal(answer.refused));
        return { ...answer.value, sentences: sentencesOf(answer.value), position: 1 };
      },
      levelAhead: ({ draft }) => {
        const plan = planLevel(character, LevelDraft.parse(draft));
        if (!plan.ok) throw new Refusal('character.refused', tellCharacterRefusal(plan.refused));
        return plan.value;
      },
      ...answers,
    },
  });
  await settled();
  return shown;
}

interface Clicks {
  click: (element: Element) => Promise<void>;
}
/** Presses something, and waits for what the server makes of it. */
async function push(person: Clicks, element: Element) {
  await person.click(element);
  await settled();
}

const fighter = () => risen('fighter', 3, { experience: 2700 });
const press = (name: string) => screen.getByRole('button', { name });
/** Wants another class than the one that goes on by itself. */
const askForClass = (person: Clicks) => push(person, press('Take this level in another class'));
const sent = (server: { inputsOf: (operation: string) => unknown[] }) => server.inputsOf('characters.act');

it('what suits is picked at a press, shown before it is kept, and can be changed', async () => {
  const { person, server } = await setUp(fighter());
  expect(screen.queryByRole('button', { name: 'Pick for me' })).toBeNull();
  await push(person, press('Next'));
  await push(person, press('Pick for me'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ability Score Improvement' }).checked).toBe(true);
  const raised = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
  expect(raised).not.toEqual([]);
  expect(sent(server)).toEqual([]);
  for (const each of raised) await push(person, each);
  await push(person, screen.getByRole('checkbox', { name: 'Wisdom' }));
  await push(person, press('Next'));
  await push(person, press('Pick for me'));
  await push(person, press('Next'));
  await push(person, press('Level Up'));
  expect(sent(server)).toMatchObject([
    {
      act: {
        kind: 'levelUp',
        choices: { feat: { feat: 'ability-score-improvement', increases: { wisdom: 2 } }, masteries: [expect.any(String)] },
      },
    },
  ]);
});

it('a step that still needs something says so only once somebody goes on without it', async () => {
  const { person } = await setUp(fighter());
  await push(person, press('Next'));
  expect(screen.queryByRole('alert')).toBeNull();
  await push(person, press('Next'));
  expect(screen.getByRole('alert').textContent).toBe('Feat: choose 1 more.');
  await push(person, screen.getByRole('radio', { name: 'Ability Score Improvement' }));
  expect(screen.getByRole('alert').textContent).toBe('Ability scores: choose what to increase.');
  await push(person, screen.getByRole('checkbox', { name: 'Strength' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['table', true],
  ['device', false],
])('a hit die at %s is there for a table to see: %s', async (campaignId, isSeen) => {
  await setUp({ ...fighter(), campaignId });
  expect(screen.queryByText(/for everyone at the table to see/) !== null).toBe(isSeen);
});

it('two scores share the points of a feat, and a third waits until one is let go', async () => {
  const { person } = await setUp(fighter());
  await push(person, press('Next'));
  await push(person, screen.getByRole('radio', { name: 'Ability Score Improvement' }));
  await push(person, screen.getByRole('checkbox', { name: 'Strength' }));
  await push(person, screen.getByRole('checkbox', { name: 'Wisdom' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Charisma' }).disabled).toBe(true);
  await push(person, screen.getByRole('checkbox', { name: 'Strength' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Charisma' }).disabled).toBe(false);
});

it('the last step says what changes, and Level Up sends the choices and closes', async () => {
  const { person, server } = await setUp(fighter());
  await push(person, press('Next'));
  await push(person, screen.getByRole('radio', { name: 'Ability Score Improvement' }));
  await push(person, screen.getByRole('checkbox', { name: 'Strength' }));
  await push(person, press('Next'));
  await push(person, screen.getAllByRole('radio')[0] ?? document.body);
  await push(person, press('Next'));
  expect(screen.getByText('What changes')).toBeTruthy();
  await push(person, press('Level Up'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(server)).toMatchObject([
    { act: { kind: 'levelUp', choices: { feat: { feat: 'ability-score-improvement', increases: { strength: 2 } } } } },
  ]);
});

it('several levels are taken in one dialog, one after another', async () => {
  let now = risen('rogue', 1, { grantedLevel: 3 });
  const { person, server } = await setUp(now, {
    act: ({ act }) => {
      const answer = actOnSheet(now, SheetAct.parse(act), scripted(6));
      if (!answer.ok) throw new Refusal('character.refused', tellCharacterRefusal(answer.refused));
      now = answer.value.character;
      return { ...answer.value, sentences: sentencesOf(answer.value), position: 1 };
    },
    levelAhead: ({ draft }) => {
      const plan = planLevel(now, LevelDraft.parse(draft));
      if (!plan.ok) throw new Refusal('character.refused', tellCharacterRefusal(plan.refused));
      return plan.value;
    },
  });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rise to level' }).value).toBe('3');
  await push(person, press('Next'));
  await push(person, press('Level Up, then level 3'));
  expect(await screen.findByRole('dialog', { name: 'Level 3' })).toBeTruthy();
  while (screen.queryByText('What changes') === null) await push(person, press('Next'));
  await push(person, press('Level Up'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(server)).toHaveLength(2);
  expect(levelOf(now)).toBe(3);
});

it('by the quick rules all levels are taken at one press', async () => {
  const { person, server } = await setUp(hero({ ruleSet: 'quick', level: 1 }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Rise to level' }), '4');
  await push(person, press('Level Up'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(server)).toMatchObject([{ act: { kind: 'levelUp' } }, { act: { kind: 'levelUp' } }, { act: { kind: 'levelUp' } }]);
});

it('choices are there again when the dialog was closed in between', async () => {
  const { person } = await setUp(fighter());
  await push(person, press('Next'));
  await push(person, screen.getByRole('radio', { name: 'Ability Score Improvement' }));
  await push(person, press('Close'));
  await push(person, press('Open'));
  await push(person, press('Next'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ability Score Improvement' }).checked).toBe(true);
});

it('a rogue’s level without a choice goes straight to what changes, and back leaves it', async () => {
  const { person } = await setUp(risen('rogue', 1, { experience: 300 }));
  await push(person, screen.getByRole('radio', { name: /^Roll a d8/ }));
  await push(person, press('Next'));
  expect(screen.getByText('Hit points: the die is rolled when you press Level Up.')).toBeTruthy();
  await push(person, press('Back'));
  await push(person, press('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a level that the server refuses leaves the dialog open and says why', async () => {
  const { person } = await setUp(risen('rogue', 1, { experience: 300 }), {
    act: () => {
      throw new Refusal('character.refused', 'Not enough experience.');
    },
  });
  await push(person, press('Next'));
  await push(person, press('Level Up'));
  expect(await screen.findByText('Not enough experience.')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Level 2' })).toBeTruthy();
});

it('goes on in one’s own class, and asks for another only when that is wanted, with why some are not open', async () => {
  const stats = scores({ strength: 15, intelligence: 14 });
  const { person } = await setUp(risen('fighter', 3, { stats }));
  expect(screen.queryByRole('radio', { name: 'Wizard 1' })).toBeNull();
  expect(screen.getByText('Fighter 4')).toBeTruthy();
  await askForClass(person);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Fighter 4' }).checked).toBe(true);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(['Fighter 4', 'Barbarian 1', 'Wizard 1']);
  const closed = within(screen.getByRole('region', { name: 'Classes that are not open' }));
  expect(closed.getByText(/the bard needs charisma, and Kara has 10/)).toBeTruthy();
  await push(person, screen.getByRole('radio', { name: 'Wizard 1' }));
  await push(person, press('Next'));
  expect(screen.getByText('Arcane Recovery')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Take 4' })).toBeTruthy();
});

it('a fighter takes a level of wizard: the book is offered, and the class is sent', async () => {
  const { person, server } = await setUp(risen('fighter', 3, { stats: scores({ strength: 15, intelligence: 14 }) }));
  await askForClass(person);
  await push(person, screen.getByRole('radio', { name: 'Wizard 1' }));
  await push(person, press('Next'));
  await push(person, press('Next'));
  await push(person, screen.getByRole('checkbox', { name: 'Fire Bolt' }));
  await push(person, screen.getByRole('checkbox', { name: 'Shield' }));
  await push(person, press('Next'));
  expect(screen.getByText('Kara will be a level 1 wizard, level 4 in all.')).toBeTruthy();
  await push(person, press('Level Up'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(server)).toMatchObject([
    { act: { kind: 'levelUp', class: 'wizard', choices: { cantrips: ['fire-bolt'], spells: ['shield'], order: null } } },
  ]);
});

it('a first level of cleric asks for the order before it goes on', async () => {
  const { person } = await setUp(risen('fighter', 3, { stats: scores({ strength: 15, wisdom: 14 }) }));
  await askForClass(person);
  await push(person, screen.getByRole('radio', { name: 'Cleric 1' }));
  await push(person, press('Next'));
  await push(person, press('Next'));
  expect(screen.getByRole('alert').textContent).toBe('Divine Order: choose one.');
  await push(person, screen.getByRole('radio', { name: 'Protector' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('spells that are left for later stand in what changes', async () => {
  const { person } = await setUp(risen('wizard', 2, { experience: 900 }));
  while (screen.queryByText('What changes') === null) await push(person, press('Next'));
  expect(screen.getByText(/^Left for later: .*\d+ spells and 2 Evocation spells to choose, below Spells on the sheet$/)).toBeTruthy();
});

it('says that the next level could not be worked out, and tries again', async () => {
  let isAway = true;
  const { person } = await setUp(fighter(), {
    levelAhead: ({ draft }) => {
      if (isAway) throw new Refusal('character.refused', 'Not now.');
      const plan = planLevel(fighter(), LevelDraft.parse(draft));
      if (!plan.ok) throw new Refusal('character.refused', tellCharacterRefusal(plan.refused));
      return plan.value;
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The next level could not be loaded.');
  isAway = false;
  await push(person, press('Try again'));
  expect(await screen.findByRole('button', { name: 'Take this level in another class' })).toBeTruthy();
});
