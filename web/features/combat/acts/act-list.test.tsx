import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { fightOf } from '#domain/combat/combat.fixture.ts';
import { karaOf } from '#tests/support/dom/own-hero.ts';
import type { CommonAction } from '#domain/rules/common-actions.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withinChoices } from '#web/features/combat/choice/within-choices.fixture.tsx';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Step } from '#web/features/combat/use-combat.ts';
import { ActList } from './act-list.tsx';
import { MustFirst } from './must-first.tsx';
import { ShakeAwake } from './shake-awake.tsx';
import { StandUp } from './stand-up.tsx';

const figure = (id: string, name: string, side: Figure['side']): Figure => ({
  id,
  name,
  kind: side === 'heroes' ? 'hero' : 'npc',
  side,
  initiative: 1,
  health: 'unhurt',
  hitPoints: null,
  armorClass: null,
  conditions: [],
  concentration: null,
  effects: [],
  deathSaves: null,
  hidden: false,
  whole: null,
});
const kara = figure('kara', 'Kara', 'heroes');
const goblin = figure('goblin', 'Goblin', 'foes');

function show(refused: ReadonlyMap<CommonAction, string> = new Map(), target: Figure | null = null, played: readonly OwnHero[] = []) {
  const taken: Step[] = [];
  const step = async (each: Step) => {
    taken.push(each);
    return true;
  };
  const doing = { busy: false, step, run: async () => true, join: async () => true, campaignId: 'c' };
  const figures = [kara, goblin, figure('bren', 'Bren', 'heroes')];
  const shown = renderAt(
    '/',
    withinChoices({ target, figures, doing, played }, <ActList actorId="kara" refused={refused} target={target} doing={doing} />),
  );
  return { ...shown, taken };
}
const button = (name: RegExp) => screen.getByRole('button', { name });

describe('everybody’s actions', () => {
  it('one press is enough where nothing is left to say', async () => {
    const { person, taken } = show();
    await person.click(button(/^Dodge/));
    expect(taken).toEqual([{ name: 'act', actorId: 'kara', action: 'dodge', targetIds: [], skill: null, text: '' }]);
  });

  it('one press is enough for a grapple when a target is chosen', async () => {
    const { person, taken } = show(new Map(), goblin);
    await person.click(button(/^Grapple/));
    expect(taken).toMatchObject([{ action: 'grapple', targetIds: ['goblin'] }]);
  });

  it('each group is one Tab stop, with the arrow keys inside', async () => {
    const { person } = show();
    await person.tab();
    const [first, second] = screen.getAllByRole('button');
    expect(document.activeElement).toBe(first);
    await person.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(second);
    await person.keyboard('{End}{ArrowDown}{Home}');
    expect(document.activeElement).toBe(first);
    await person.tab();
    expect(screen.getByRole('toolbar', { name: 'Actions for everybody' }).contains(document.activeElement)).toBe(false);
  });

  it('without a target it asks whom, and never oneself', async () => {
    const { person, taken } = show();
    await person.click(button(/^Grapple/));
    expect(await screen.findByRole('checkbox', { name: /Goblin/ })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /Kara/ })).toBeNull();
    await person.click(screen.getByRole('checkbox', { name: /Goblin/ }));
    await person.click(screen.getAllByRole('button', { name: 'Grapple' }).at(-1) ?? document.body);
    expect(taken).toMatchObject([{ action: 'grapple', targetIds: ['goblin'] }]);
  });

  it('what only those need who are held is folded, and stands in sight when it can be done', () => {
    const visible = () => within(screen.getByRole('toolbar', { name: 'Actions for everybody' })).queryByRole('button', { name: /^Escape/ });
    const { close } = show(new Map([['escape', 'not held']]));
    expect(visible()).toBeNull();
    close();
    show();
    expect(visible()).toBeTruthy();
  });

  it('what cannot be done says why, and a press does nothing', async () => {
    const { person, taken } = show(new Map([['escape', 'not held']]));
    const escape = button(/^Escape/);
    expect(escape.textContent).toBe('Escapenot held');
    expect(escape.getAttribute('aria-disabled')).toBe('true');
    await person.click(escape);
    expect(taken).toEqual([]);
  });

  it('whoever is prone stands up by a button of its own, which is not there for anybody else', async () => {
    const taken: Step[] = [];
    const step = async (each: Step) => (taken.push(each), true);
    const doing = { busy: false, step, run: async () => true, join: async () => true, campaignId: 'c' };
    const standing = renderAt('/', <StandUp actorId="kara" refused={new Map([['standUp', 'not prone']])} doing={doing} />);
    expect(screen.queryByRole('button')).toBeNull();
    standing.close();
    const { person } = renderAt('/', <StandUp actorId="kara" refused={new Map()} doing={doing} />);
    await person.click(button(/^Stand up/));
    expect(taken).toMatchObject([{ name: 'act', actorId: 'kara', action: 'standUp' }]);
  });

  it('whoever must get away reads so first, and dashes at one press; where a way was named it is only said', async () => {
    const taken: Step[] = [];
    const step = async (each: Step) => (taken.push(each), true);
    const doing = { busy: false, step, run: async () => true, join: async () => true, campaignId: 'c' };
    const of = { actorId: 'kara', name: 'Kara', refused: new Map(), doing };
    const sent = renderAt('/', <MustFirst {...of} must={{ what: 'goNamedWay', name: 'Compulsion', by: 'Goblin' }} />);
    expect(screen.getByText('Kara must first go the way that Goblin named, as far as the movement lasts (Compulsion).')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    sent.close();
    const { person } = renderAt('/', <MustFirst {...of} must={{ what: 'dashAway', name: 'Fear', by: null }} />);
    await person.click(button(/^Dash.*Kara must Dash and get away from who caused it by the safest way.*Fear/));
    expect(taken).toMatchObject([{ name: 'act', actorId: 'kara', action: 'dash' }]);
  });

  it('whoever can shake a friend awake is offered it by name, and what it ends', async () => {
    const taken: Step[] = [];
    const step = async (each: Step) => (taken.push(each), true);
    const doing = { busy: false, step, run: async () => true, join: async () => true, campaignId: 'c' };
    const bren = { ...figure('bren', 'Bren', 'heroes'), helpEnds: ['Asleep'] };
    const figures = [kara, { ...goblin, helpEnds: ['Asleep'] }, bren];
    const { person } = renderAt('/', <ShakeAwake actorId="kara" figures={figures} refused={new Map()} doing={doing} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await person.click(button(/^Help: Bren.*an action within 5 feet ends Asleep/));
    expect(taken).toMatchObject([{ name: 'act', actorId: 'kara', action: 'help', targetIds: ['bren'] }]);
  });

  it('what reaches any number is said for all of a side at one press', async () => {
    const { person, taken } = show();
    await person.click(button(/^Move away/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move away' }));
    await person.click(dialog.getByRole('button', { name: 'Everybody' }));
    await person.click(dialog.getByRole('button', { name: 'All foes' }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Goblin' }).checked).toBe(true);
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Bren' }).checked).toBe(false);
    await person.click(dialog.getByRole('button', { name: 'Move away' }));
    expect(taken).toMatchObject([{ action: 'moveAway', targetIds: ['goblin'] }]);
  });

  it('an action is readied with words', async () => {
    const { person, taken } = show();
    await person.click(button(/^Ready/));
    await person.type(await screen.findByRole('textbox', { name: 'What, and when' }), 'I shoot when it moves');
    await person.click(screen.getAllByRole('button', { name: 'Ready' }).at(-1) ?? document.body);
    expect(taken).toMatchObject([{ action: 'ready', text: 'I shoot when it moves' }]);
  });

  it('a spell is readied with the slot that is spent on it at once', async () => {
    const spells = ['fire-bolt', 'magic-missile', 'shield'];
    const slots = [1, 2].map((level) => ({ level, left: 1, pact: false }));
    const slotCasting = { dc: 13, toHit: 5, modifier: 3, level: 3, proficiency: 2, spells, slots };
    const { person, taken } = show(new Map(), null, [karaOf(fightOf('kara', 'goblin'), { slotCasting })]);
    await person.click(button(/^Ready/));
    await person.type(await screen.findByRole('textbox', { name: 'What, and when' }), 'when it moves');
    const offered = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Spell' });
    expect([...offered.options].map(({ text }) => text)).toEqual(['No spell', 'Fire Bolt', 'Magic Missile']);
    await person.selectOptions(offered, 'fire-bolt');
    expect(screen.queryByRole('combobox', { name: 'Slot' })).toBeNull();
    await person.selectOptions(offered, 'magic-missile');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Slot' }), 'Level 2');
    await person.click(screen.getAllByRole('button', { name: 'Ready' }).at(-1) ?? document.body);
    expect(taken).toMatchObject([{ action: 'ready', text: 'when it moves', spell: { id: 'magic-missile', slot: 2 } }]);
  });

  it('an action is readied while somebody is aimed at', async () => {
    const { person, taken } = show(new Map(), goblin);
    await person.click(button(/^Ready/));
    await person.type(await screen.findByRole('textbox', { name: 'What, and when' }), 'I shoot when it moves');
    await person.click(screen.getAllByRole('button', { name: 'Ready' }).at(-1) ?? document.body);
    expect(taken).toMatchObject([{ action: 'ready', targetIds: [] }]);
  });

  it('a search is made with the skill that is chosen', async () => {
    const { person, taken } = show();
    await person.click(button(/^Search/));
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Skill' }), 'insight');
    await person.click(screen.getAllByRole('button', { name: 'Search' }).at(-1) ?? document.body);
    expect(taken).toMatchObject([{ action: 'search', skill: 'insight' }]);
  });
});
