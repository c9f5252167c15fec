import type { OpenSaves } from '#domain/combat/reactions/asked-save.ts';
import type { OpenOffer } from '#domain/combat/reactions/offer.ts';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import type { Step } from '#web/features/combat/use-combat.ts';
import { ReactionCard, WaitingForReaction } from './reaction-card.tsx';
import { SaveCard } from './save-card.tsx';

const shield = { key: 'spell shield', name: 'Shield', slots: [1, 2], misses: true, less: null, d20: null };
const offer: OpenOffer = { reactorId: 'kara', to: 'hit', byId: 'goblin', what: 'Sword', total: 17, ways: [shield], endsAt: null };

function doingWith(taken: Step[]) {
  const step = async (each: Step) => {
    taken.push(each);
    return true;
  };
  return { busy: false, step, run: async () => true, join: async () => true, campaignId: 'c' };
}

function show(changes: Partial<OpenOffer> = {}, { mayHold = false, by = 'Goblin' }: { mayHold?: boolean; by?: string | null } = {}) {
  const taken: Step[] = [];
  const doing = doingWith(taken);
  const shown = renderAt('/', <ReactionCard name="Kara" offer={{ ...offer, ...changes }} by={by} doing={doing} mayHold={mayHold} />);
  return { ...shown, taken };
}

describe('the card of a reaction', () => {
  it('says what happened and what a way does, and one press answers', async () => {
    const { person, taken } = show();
    expect(screen.getByText('Goblin hits with Sword, 17 in all.')).toBeTruthy();
    const button = screen.getByRole('button', { name: /^Shield/ });
    expect(button.textContent).toBe('Shieldthe attack misses');
    await person.click(button);
    expect(taken).toEqual([{ name: 'react', reactorId: 'kara', way: 'spell shield', slot: 1 }]);
  });

  it('names the damage of a hit that stands, and not its roll again', () => {
    show({ total: null, damage: 7, ways: [{ ...shield, misses: null, less: 'half' }] });
    expect(screen.getByText('Goblin hits with Sword for 7 damage.')).toBeTruthy();
  });

  it('offers to roll a failed save again', async () => {
    const again = {
      key: 'feature indomitable',
      name: 'Indomitable',
      slots: [],
      misses: null,
      less: null,
      d20: { again: 'plain' as const, add: '9' },
    };
    const { person, taken } = show({ to: 'failedSave', what: 'Hold Person', total: 9, ways: [again] });
    expect(screen.getByText('The saving throw against Hold Person fails, 9 in all.')).toBeTruthy();
    const button = screen.getByRole('button', { name: /^Indomitable/ });
    expect(button.textContent).toBe('Indomitablerolled again, 9 more on the roll');
    await person.click(button);
    expect(taken).toEqual([{ name: 'react', reactorId: 'kara', way: 'feature indomitable', slot: 0 }]);
  });

  it('takes a higher slot where one is chosen', async () => {
    const { person, taken } = show();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Spell slot' }), 'Level 2');
    await person.click(screen.getByRole('button', { name: /^Shield/ }));
    expect(taken).toMatchObject([{ slot: 2 }]);
  });

  it.each([
    ['failedSave', { again: 'advantage' }, 'The saving throw against Roar fails, 9 in all.', 'rolled again with advantage'],
    ['missed', { set: 20 }, 'Roar misses, with 9 in all.', 'the d20 shows a 20'],
    ['anyHit', { add: '-1d8' }, 'Goblin hits: Roar, 9 in all.', '1d8 less on the roll'],
    ['anyCheck', { add: '-1d8' }, 'Goblin succeeds on a check of Roar, 9 in all.', '1d8 less on the roll'],
    ['anyDamage', { add: '-1d8' }, 'Goblin deals damage with Roar, 9 in all.', '1d8 less on the roll'],
    ['failedCheck', { add: '1d10' }, 'The check fails: Roar, 9 in all.', '1d10 more on the roll'],
  ] as const)('says of a roll what becomes of it: %s', (to, d20, happened, does) => {
    show({ to, what: 'Roar', total: 9, ways: [{ key: 'feature luck', name: 'Luck', slots: [], misses: null, less: null, d20 }] });
    expect(screen.getByText(happened)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Luck/ }).textContent).toBe(`Luck${does}`);
  });

  it('is answered with nothing as well', async () => {
    const { person, taken } = show();
    await person.click(screen.getByRole('button', { name: 'Do nothing' }));
    expect(taken).toEqual([{ name: 'react', reactorId: 'kara', way: null, slot: 0 }]);
    expect(screen.queryByRole('button', { name: 'Wait' })).toBeNull();
  });

  it('lets whoever leads go on or wait', async () => {
    const { person, taken } = show({ endsAt: new Date(Date.now() + 9000).toISOString() }, { mayHold: true });
    await person.click(screen.getByRole('button', { name: 'Wait' }));
    await person.click(screen.getByRole('button', { name: 'Go on without' }));
    expect(taken).toMatchObject([{ name: 'holdReaction' }, { name: 'react', way: null }]);
  });

  it('counts down to its end, however wrong the clock of the browser is', async () => {
    show({ endsAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect(screen.getByText('20 seconds')).toBeTruthy();
    show({ endsAt: new Date(Date.now() - 5000).toISOString() });
    expect(screen.getByText('0 seconds')).toBeTruthy();
    await act(async () => undefined);
  });

  it('does not name somebody unseen', () => {
    show({}, { by: null });
    expect(screen.getByText('Somebody unseen hits with Sword, 17 in all.')).toBeTruthy();
  });
});

it('everybody else reads whom the fight waits for, and of a creature only that the Dungeon Master decides', () => {
  renderAt('/', <WaitingForReaction names={['Kara']} endsAt={null} />);
  renderAt('/', <WaitingForReaction names={[]} endsAt={null} />);
  expect(screen.getByText('Waiting for Kara to react.')).toBeTruthy();
  expect(screen.getByText('Waiting for the Dungeon Master to react.')).toBeTruthy();
});

const fallen = { label: 'Tomas: dexterity save', dice: '1d20', faces: [20], kept: [20], modifier: 2, total: 22, against: null };
const saving: OpenSaves = {
  saves: [
    { saverId: 'kara', ability: 'dexterity', cause: 'Cold Breath', dc: null, roll: null },
    { saverId: 'tomas', ability: 'dexterity', cause: 'Cold Breath', dc: null, roll: fallen },
    { saverId: 'mira', ability: 'dexterity', cause: 'Cold Breath', dc: null, roll: null },
  ],
  since: 4,
  endsAt: null,
};
function showSaves({ heroId = null, leads = false, open = saving }: { heroId?: string | null; leads?: boolean; open?: OpenSaves }) {
  const taken: Step[] = [];
  const nameOf = (id: string) => `${id[0]?.toUpperCase()}${id.slice(1)}`;
  const shown = renderAt('/', <SaveCard open={open} nameOf={nameOf} heroId={heroId} leads={leads} doing={doingWith(taken)} />);
  return { ...shown, taken };
}

describe('the card of saving throws', () => {
  it('says what is saved against, what others rolled, and one press rolls for one’s own hero', async () => {
    const { person, taken } = showSaves({ heroId: 'kara' });
    expect(screen.getByRole('heading', { name: 'Dexterity save against Cold Breath' })).toBeTruthy();
    expect(screen.getByText('natural 20')).toBeTruthy();
    expect(screen.getByText('22')).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Roll Dexterity save for Kara' }));
    expect(taken).toEqual([{ name: 'rollSaves', saverIds: ['kara'] }]);
  });

  it('has one’s own row first, and those of others as they were asked', () => {
    showSaves({ heroId: 'mira' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => /^(Kara|Tomas|Mira)/.exec(textContent)?.[0])).toEqual([
      'Mira',
      'Kara',
      'Tomas',
    ]);
  });

  it('offers nothing to whoever only watches', () => {
    showSaves({});
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('The fight waits for Kara, Mira.')).toBeTruthy();
  });

  it('lets whoever leads roll for one, for all that are left, or wait, and tells them what must be reached', async () => {
    const [first, ...others] = saving.saves;
    const saves = first ? [{ ...first, dc: 13 }, ...others] : [];
    const { person, taken } = showSaves({ leads: true, open: { ...saving, saves, endsAt: new Date(Date.now() + 9000).toISOString() } });
    expect(screen.getByRole('heading', { name: 'Dexterity save against Cold Breath (DC 13)' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Roll Dexterity save for Mira' }));
    await person.click(screen.getByRole('button', { name: 'Roll for all' }));
    await person.click(screen.getByRole('button', { name: 'Wait' }));
    expect(taken).toEqual([
      { name: 'rollSaves', saverIds: ['mira'] },
      { name: 'rollSaves', saverIds: ['kara', 'mira'] },
      { name: 'holdReaction' },
    ]);
  });
});
