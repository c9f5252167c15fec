import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { one, play, scripted } from '#domain/combat/combat.fixture.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUp } from '#tests/support/dom/dm-panel.tsx';

const rows = () =>
  within(screen.getByRole('list', { name: 'Turn order' }))
    .getAllByRole('button')
    .filter((each) => each.hasAttribute('data-row'));
const row = (name: string) => rows().find((each) => each.textContent?.includes(name)) ?? document.body;
const sword = () => screen.getByRole('button', { name: /^Sword/ });
const select = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: label });
/** Somebody among those who can be struck, or nobody where they are not offered. */
const chip = (name: string, field = 'Target') =>
  within(screen.getByRole('group', { name: field })).queryByRole('button', { name: new RegExp(`^${name}`) });
const isChosen = (name: string) => chip(name)?.getAttribute('aria-pressed') === 'true';

describe('the turn order', () => {
  it('Tab reaches one row of the turn order, and the arrow keys the others', async () => {
    const { person } = await setUp();
    expect(rows().map((each) => each.tabIndex)).toEqual([0, -1, -1]);
    rows()[0]?.focus();
    await person.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(row('Goblin'));
    await person.keyboard('{End}{ArrowDown}');
    expect(document.activeElement).toBe(row('Frost Troll'));
    await person.keyboard('{Home}');
    expect(document.activeElement).toBe(row('Kara'));
  });

  it('a row that is pressed is the target, and pressed again is none', async () => {
    const { person } = await setUp();
    await person.click(row('Goblin'));
    expect(row('Goblin').getAttribute('aria-pressed')).toBe('true');
    expect(isChosen('Goblin')).toBe(true);
    expect(rows().map((each) => each.tabIndex)).toEqual([-1, 0, -1]);
    await person.click(row('Goblin'));
    expect(isChosen('Goblin')).toBe(false);
  });

  it('says of everybody all that one may know, and whose turn it is', async () => {
    const { person } = await setUp();
    expect(row('Kara').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(row('Kara').textContent).toMatch(/^Kara, acts now, initiative \d+, \d+ of \d+ hit points, unhurt/);
    await person.click(screen.getByRole('button', { name: 'Next turn' }));
    await waitFor(() => expect(row('Goblin').closest('li')?.getAttribute('aria-current')).toBe('step'));
  });
});

describe('damage that a Dungeon Master says', () => {
  it('keeps a number that is typed before its field stands open', async () => {
    const { person } = await setUp();
    await person.click(screen.getByRole('button', { name: /^Damage or healing for Goblin/ }));
    await person.keyboard('9');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'How much' }, { timeout: 10_000 });
    await waitFor(() => expect(field.value).toBe('9'));
  });
});

describe('whom one strikes', () => {
  it('is pressed: foes first, and friends when they are asked for', async () => {
    const { person } = await setUp();
    expect(chip('Kara')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Next turn' }));
    await screen.findByRole('heading', { name: 'Goblin’s turn' });
    expect(chip('Kara')).toBeTruthy();
    expect(chip('Frost Troll')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Friends 1' }));
    await person.click(chip('Frost Troll') ?? document.body);
    expect(isChosen('Frost Troll')).toBe(true);
  });

  it('is forgotten when somebody acts who would not strike them', async () => {
    const { person } = await setUp();
    await person.click(row('Goblin'));
    await person.click(screen.getByRole('button', { name: 'Next turn' }));
    await screen.findByRole('heading', { name: 'Goblin’s turn' });
    expect(screen.getByText(/^Pick a target here/)).toBeTruthy();
    await person.click(row('Kara'));
    await person.click(screen.getByRole('button', { name: 'Next turn' }));
    await screen.findByRole('heading', { name: 'Frost Troll’s turn' });
    expect(isChosen('Kara')).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Next turn' }));
    await screen.findByRole('heading', { name: 'Kara’s turn' });
    expect(screen.getByText(/^Pick a target here/)).toBeTruthy();
  });

  it('is one Tab stop, with the arrow keys inside', async () => {
    const { person } = await setUp();
    chip('Goblin')?.focus();
    await person.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(chip('Frost Troll'));
    await person.keyboard(' ');
    expect(isChosen('Frost Troll')).toBe(true);
    const stops = within(screen.getByRole('group', { name: 'Target' }))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([chip('Frost Troll')]);
  });
});

describe('NPCs that play on after an answer', () => {
  it('are announced, and one press stops them', async () => {
    const { person, server } = await setUp({}, undefined, 'all');
    const section = within(screen.getByRole('region', { name: 'NPCs play on' }));
    expect(section.getByText('Then the NPCs play on until a hero’s turn.')).toBeTruthy();
    await person.click(section.getByRole('button', { name: 'Stop after this' }));
    expect(server.inputsOf('combat.step')).toMatchObject([{ step: { name: 'stopNpcs' } }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'NPCs play on' })).toBeNull());
  });
});

describe('attacks', () => {
  it('an attack without a target asks at whom, and one press strikes', async () => {
    const { person, server } = await setUp();
    expect(screen.getByText(/^Pick a target here/)).toBeTruthy();
    await person.click(sword());
    const asked = within(await screen.findByRole('dialog', { name: 'Sword: at whom?' }));
    expect(server.inputsOf('combat.step')).toEqual([]);
    await person.click(asked.getByRole('button', { name: /^Goblin/ }));
    await waitFor(() => expect(server.inputsOf('combat.step')).toMatchObject([{ step: { name: 'attack', targetId: 'goblin' } }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a target is picked in a sheet where there is no room for all of them', async () => {
    const { person } = await setUp();
    await person.click(screen.getByRole('button', { name: /^Target: ?Pick a target$/ }));
    await person.click(within(await screen.findByRole('dialog', { name: 'Target' })).getByRole('button', { name: /^Goblin/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /^Target: ?Goblin$/ })).toBeTruthy();
    expect(isChosen('Goblin')).toBe(true);
  });

  it('what is left of the turn stands beside whose it is', async () => {
    const { person } = await setUp();
    const left = () => screen.getByRole('list', { name: 'Left of the turn of Kara' }).textContent;
    const whole = left();
    expect(whole).toBe('Action leftBonus leftReaction left');
    await person.click(chip('Frost Troll') ?? document.body);
    await person.click(sword());
    await waitFor(() => expect(left()).not.toBe(whole));
  });

  it('advantage holds for one attack, and cover until another target is chosen', async () => {
    const { person, server } = await setUp();
    await person.click(chip('Frost Troll') ?? document.body);
    await person.click(screen.getByText('Roll, cover and distance'));
    await screen.findByRole('combobox', { name: 'Roll' });
    await person.selectOptions(select('Roll'), 'advantage');
    await person.selectOptions(select('Cover'), 'half (+2)');
    await person.click(sword());
    expect(server.inputsOf('combat.step')).toMatchObject([
      { number: 1, step: { name: 'attack', actorId: 'kara', targetId: 'troll', attack: 'Sword', advantage: 'advantage', cover: 'half' } },
    ]);
    expect([select('Roll').value, select('Cover').value]).toEqual(['none', 'half']);
    await person.click(chip('Goblin') ?? document.body);
    expect(select('Cover').value).toBe('none');
  });

  it('a second press waits while the first is on its way', async () => {
    const answer = Promise.withResolvers<CombatNow>();
    const { person, server, take } = await setUp({ step: () => answer.promise });
    await person.click(row('Goblin'));
    await person.click(sword());
    await person.click(sword());
    await person.click(screen.getByRole('button', { name: 'Next turn' }));
    expect(server.inputsOf('combat.step')).toHaveLength(1);
    server.answer({ combat: { step: take } });
    answer.reject(new TypeError('Failed to fetch'));
    await waitFor(() => expect(sword().getAttribute('aria-disabled')).toBeNull());
    await person.click(sword());
    expect(server.inputsOf('combat.step')).toHaveLength(2);
  });

  it('a target that dies is let go, and cannot be chosen again', async () => {
    const { person, table } = await setUp();
    await person.click(row('Goblin'));
    await person.click(sword());
    await waitFor(() => expect(one(table.combat, 'goblin').dead).toBe(true));
    expect(chip('Goblin')).toBeNull();
    expect(screen.getByText(/^Pick a target here/)).toBeTruthy();
  });

  it('who acts on a fight that has gone on is told so and sees it as it stands', async () => {
    const { person, table } = await setUp();
    Object.assign(table, { number: 2, combat: play(table.combat, scripted(), { name: 'next' }) });
    await person.click(screen.getByRole('button', { name: 'Next turn' }));
    expect(await screen.findByRole('heading', { name: 'Goblin’s turn' })).toBeTruthy();
    expect(screen.getByText(new Refusal('combat.moved').message)).toBeTruthy();
  });
});

describe('what a creature has at hand', () => {
  it('the DM reads and presses the bonus actions of the creature whose turn it is, and none for a hero', async () => {
    const { person, server } = await setUp();
    expect(screen.queryByRole('region', { name: /^What else/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Next turn' }));
    const atHand = await screen.findByRole('region', { name: 'What else Goblin can do' });
    expect(within(atHand).getByText(/Disengage or Hide/)).toBeTruthy();
    const stepped = server.inputsOf('combat.step').length;
    await person.click(within(atHand).getByRole('button', { name: /^Nimble Escape: Hide/ }));
    const step = { name: 'usePower', actorId: 'goblin', power: 'nimble-escape', activity: 1 };
    expect(server.inputsOf('combat.step').slice(stepped)).toMatchObject([{ step }]);
  });
});

it('damage takes one press, a number and Enter', async () => {
  const { person, server } = await setUp();
  await person.click(screen.getByRole('button', { name: /^Damage or healing for Goblin/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Goblin' });
  await person.type(within(dialog).getByRole('textbox', { name: 'How much' }), '7{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('combat.step')).toMatchObject([{ step: { name: 'damage', actorId: null, targetId: 'goblin', amount: 7 } }]);
});

describe('a condition', () => {
  const open = async (person: { click: (element: Element) => Promise<void> }) => {
    await person.click(screen.getByRole('button', { name: 'More for Goblin' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Add condition' }));
    return screen.findByRole('dialog', { name: 'Add condition: Goblin' });
  };

  it('a condition that ends after turns is given only with a number of them', async () => {
    const { person, server } = await setUp();
    const dialog = await open(person);
    await person.selectOptions(within(dialog).getByRole('combobox', { name: 'Condition' }), 'Grappled');
    await person.selectOptions(within(dialog).getByRole('combobox', { name: 'Ends' }), 'After a number of turns');
    const turns = within(dialog).getByRole('textbox', { name: 'Turns' });
    await person.clear(turns);
    await person.type(turns, '0{Enter}');
    expect(turns.getAttribute('aria-invalid')).toBe('true');
    expect(server.inputsOf('combat.step')).toEqual([]);
    await person.clear(turns);
    await person.type(turns, '3{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputsOf('combat.step')).toMatchObject([
      {
        step: {
          name: 'condition',
          from: null,
          targetId: 'goblin',
          condition: 'grappled',
          until: { combatantId: 'goblin', when: 'end', turns: 3 },
        },
      },
    ]);
    expect(row('Goblin').textContent).toMatch(/grappled/i);
  });

  it('a condition held by concentration needs somebody who concentrates', async () => {
    const { person } = await setUp();
    const dialog = await open(person);
    await person.selectOptions(within(dialog).getByRole('combobox', { name: 'Ends' }), 'While concentration lasts');
    expect(within(dialog).getByText('No one is concentrating now.')).toBeTruthy();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Prone' }).disabled).toBe(true);
  });

  it('a condition that the rules refuse leaves its dialog open with what was chosen', async () => {
    const { person } = await setUp({
      step: () => {
        throw new Refusal('combat.refused', 'Not now.');
      },
    });
    const dialog = await open(person);
    await person.click(within(dialog).getByRole('button', { name: 'Prone' }));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Add condition: Goblin' })).toBeTruthy();
  });
});

it('a legendary creature acts between the turns of others, each of its actions as often as it may', async () => {
  const { person } = await setUp();
  const legend = within(await screen.findByRole('region', { name: 'Frost Troll, legendary' }));
  expect(legend.getByRole('status').textContent).toContain('2 of 2 legendary actions left.');
  await person.click(screen.getByRole('button', { name: 'Next turn' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Kara’s turn' })).toBeNull());
  await person.click(legend.getByRole('button', { name: /^Howl/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Howl' }));
  await person.click(dialog.getByRole('checkbox', { name: /^Kara/ }));
  await person.click(dialog.getByRole('button', { name: 'Use on 1' }));
  await waitFor(() => expect(legend.getByRole('status').textContent).toContain('1 of 2 legendary actions left.'));
  expect(legend.getByRole('button', { name: /^Howl/ }).textContent).toContain('(after another turn)');
  expect(legend.getByRole('status').textContent).toContain('Taken after the last turn. The next one comes after another turn.');
});
