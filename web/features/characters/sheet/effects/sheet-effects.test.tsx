import { spellsOfAny } from '#domain/character/free-casts/free-casts.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { cardOf } from '#domain/character/card.ts';
import { hero, scores } from '#domain/character/character.fixture.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import type { Companion } from '#domain/rules/activity/companion.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';
import { shownEffects } from '#domain/character/shown/shown-effects.ts';
import { shownOf } from '#domain/character/shown/shown-sheet.fixture.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Effects } from './sheet-effects.tsx';
import { Uses } from './sheet-uses.tsx';

const act = vi.fn(() => Promise.resolve(true));
const answers = { characters: { list: () => [] } };
const hand = { mayAct: true, busy: false, act };

it('an effect says what it changes and how long, and is ended by its name', async () => {
  const character = hero({ activeEffects: [effect('Mage Armor', { on: 'armorClass', base: 13, abilities: ['dexterity'] })] });
  const { person } = renderAt('/', <Effects character={character} shown={shownEffects(character)} hand={hand} />, answers);
  expect(screen.getByText('armor class 13 + DEX')).toBeTruthy();
  expect(screen.getByText(/for 1 hour/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^End ?Mage Armor$/ }));
  expect(act).toHaveBeenLastCalledWith({ kind: 'endEffect', effectId: 'mage-armor' });
});

it('an effect that a save ends has that save made again', async () => {
  const drowsy = { ...effect('Drowsy'), saveEnds: { ability: 'wisdom' as const, dc: 13 } };
  const character = hero({ activeEffects: [drowsy] });
  const { person } = renderAt('/', <Effects character={character} shown={shownEffects(character)} hand={hand} />, answers);
  expect(screen.getByText(/Wisdom save DC 13 at the end of each turn\./)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^Save ?against Drowsy$/ }));
  expect(act).toHaveBeenLastCalledWith({ kind: 'saveAgainst', effectId: 'drowsy' });
});

it('who was called stands there with hit points, numbers and attacks', async () => {
  const caller = { slot: 1, toHit: 5, dc: 13, modifier: 3 };
  const companion = { id: 'c1', caller, acts: 'own', vanishes: true, maxHitPoints: 1 } as const;
  const owl: Companion = { ...companion, creature: 'owl', name: 'Owl', hitPoints: 1, isPeaceful: true };
  const wolf: Companion = { ...companion, id: 'c2', creature: 'wolf', name: 'Wolf', hitPoints: 7, maxHitPoints: 11, isPeaceful: false };
  const character = hero({ activeEffects: [{ ...effect('Find Familiar: Owl'), companions: [owl, wolf] }] });
  const calledCreatures = ({ creatures }: { creatures: { creature: string; caller: Companion['caller'] }[] }) =>
    creatures.map(({ creature, caller: by }) => calledCreature(creature, by) ?? null);
  const { person, server } = renderAt('/', <Effects character={character} shown={shownEffects(character)} hand={hand} />, {
    ...answers,
    characters: { ...answers.characters, calledCreatures },
  });
  const block = monsterOf('wolf');
  await screen.findByText(/Pack Tactics/);
  const [first, second] = within(screen.getByRole('list', { name: 'Called creatures' })).getAllByRole('listitem');
  expect(first?.textContent).toContain('1 of 1 hit points');
  expect(first?.textContent).toContain('It never attacks.');
  expect(second?.textContent).toContain(`7 of 11 hit points, AC ${block?.armorClass ?? 0}`);
  expect(second?.textContent).toContain(`Bite: +${block?.attacks[0]?.toHit ?? 0} to hit`);
  await person.type(screen.getByLabelText('Amount for Wolf'), '4{Enter}');
  expect(act).toHaveBeenLastCalledWith({ kind: 'companionHitPoints', companionId: 'c2', way: 'damage', amount: 4 });
  await person.type(screen.getByLabelText('Amount for Wolf'), '3');
  await person.click(screen.getByRole('button', { name: /^Heal ?Wolf$/ }));
  expect(act).toHaveBeenLastCalledWith({ kind: 'companionHitPoints', companionId: 'c2', way: 'heal', amount: 3 });
  const creatures = ['owl', 'wolf'].map((creature) => ({ creature, caller }));
  expect(server.inputsOf('characters.calledCreatures').at(-1)).toEqual({ campaignId: character.campaignId, creatures });
});

it('who only looks ends nothing', () => {
  const character = hero({ activeEffects: [effect('Bless', { on: 'savingThrows', abilities: 'all', add: '1d4' })] });
  renderAt('/', <Effects character={character} shown={shownEffects(character)} hand={{ ...hand, mayAct: false }} />, answers);
  expect(screen.getByText('all saves +1d4')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a use says what it will do, and does that', async () => {
  const character = hero({ level: 3 });
  const { person } = renderAt('/', <Uses character={character} uses={(await shownOf(character)).uses} shapers={[]} hand={hand} />, answers);
  const [told] = await screen.findAllByText(/heal 1d10\+3/);
  expect(told?.textContent).toBe(': heal 1d10+3');
  await person.click(screen.getByRole('button', { name: /^Use ?Action Surge$/ }));
  expect(act).toHaveBeenLastCalledWith({ kind: 'useFeature', use: 'action-surge', way: 'action-surge' });
});

it('healing of oneself is spent at full hit points only where one says so once more', async () => {
  const unhurt = hero({ level: 3 });
  const { person } = renderAt('/', <Uses character={unhurt} uses={(await shownOf(unhurt)).uses} shapers={[]} hand={hand} />, answers);
  act.mockClear();
  await person.click(screen.getByRole('button', { name: /^Use ?Second Wind$/ }));
  expect(screen.getByText('At full hit points: nothing would be healed.')).toBeTruthy();
  expect(act).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Use it all the same' }));
  expect(act).toHaveBeenLastCalledWith({ kind: 'useFeature', use: 'second-wind', way: 'second-wind', allTheSame: true });
});

it('healing of oneself is used at one press by whoever is hurt', async () => {
  const hurt = hero({ level: 3, damage: 1 });
  const { person } = renderAt('/', <Uses character={hurt} uses={(await shownOf(hurt)).uses} shapers={[]} hand={hand} />, answers);
  act.mockClear();
  await person.click(screen.getByRole('button', { name: /^Use ?Second Wind$/ }));
  expect(act).toHaveBeenLastCalledWith({ kind: 'useFeature', use: 'second-wind', way: 'second-wind' });
});

it('of healing that is divided it asks how much each is given', async () => {
  const character = hero({ class: 'cleric', level: 3, damage: 20, stats: scores({ wisdom: 14 }) });
  const seen = { isDamaged: false, playerName: 'Mira', isMine: false, mayAct: true };
  const others = { characters: { list: () => [{ ...cardOf(hero({ id: 'tov', name: 'Tov' })), ...seen }] } };
  const { person } = renderAt('/', <Uses character={character} uses={(await shownOf(character)).uses} shapers={[]} hand={hand} />, others);
  await person.click(screen.getByRole('button', { name: /^Use ?Channel Divinity$/ }));
  await person.click(await screen.findByRole('menuitem', { name: /^Preserve Life/ }));
  await person.type(await screen.findByLabelText(character.name), '4');
  await person.click(screen.getByRole('button', { name: 'Use' }));
  expect(act).toHaveBeenLastCalledWith(
    expect.objectContaining({ way: 'preserve-life', targets: [character.id], shares: [{ id: character.id, amount: 4 }] }),
  );
});

it('of a pool it asks how much is spent', async () => {
  const character = hero({ class: 'paladin', level: 3, stats: scores({ charisma: 14 }) });
  const { person } = renderAt('/', <Uses character={character} uses={(await shownOf(character)).uses} shapers={[]} hand={hand} />, answers);
  await person.click(screen.getByRole('button', { name: /^Use ?Lay On Hands$/ }));
  const [way] = await screen.findAllByText(/heal 1$/);
  if (way) await person.click(way);
  const amount = await screen.findByLabelText('How many');
  await person.clear(amount);
  await person.type(amount, '7');
  await person.click(screen.getByRole('button', { name: 'Use' }));
  expect(act).toHaveBeenLastCalledWith({
    kind: 'useFeature',
    use: 'lay-on-hands',
    way: 'lay-on-hands.heal',
    times: 7,
    targets: [character.id],
  });
});

it('of slots that come back it asks which, and offers those that fit', async () => {
  const character = hero({ class: 'wizard', level: 6, slotsSpent: [2, 0, 1, 0, 0, 0, 0, 0, 0] });
  const { person } = renderAt('/', <Uses character={character} uses={(await shownOf(character)).uses} shapers={[]} hand={hand} />, answers);
  const button = await screen.findByRole('button', { name: /^Use ?Arcane Recovery$/ });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await person.click(button);
  const field = await screen.findByRole('combobox', { name: 'Slots that come back' });
  expect([...field.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['3', '1 + 1']);
  await person.selectOptions(field, '1 + 1');
  await person.click(screen.getByRole('button', { name: 'Regain' }));
  expect(act).toHaveBeenLastCalledWith({ kind: 'useFeature', use: 'arcane-recovery', way: 'arcane-recovery', choice: '1 + 1' });
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

it('a redirected blow is asked for its type, and what one strikes with says the damage of the sheet', async () => {
  const character = hero({ class: 'monk', level: 5, stats: scores({ dexterity: 16, wisdom: 14 }) });
  const { person } = renderAt('/', <Uses character={character} uses={(await shownOf(character)).uses} shapers={[]} hand={hand} />, answers);
  const button = () => screen.getByRole('button', { name: /^Use ?Focus Points$/ });
  await waitFor(() => expect(button()).toHaveProperty('disabled', false));
  await person.click(button());
  expect(await screen.findByRole('menuitem', { name: 'Flurry of Blows: 2 attacks, 1d8+3 damage' })).toBeTruthy();
  await person.click(await screen.findByRole('menuitem', { name: /^Deflect Attacks \(redirect a melee attack\)/ }));
  await person.selectOptions(await screen.findByLabelText('Type of damage'), 'piercing');
  await person.click(screen.getByRole('button', { name: 'Use' }));
  expect(act).toHaveBeenLastCalledWith({
    kind: 'useFeature',
    use: 'focus',
    way: 'deflect-attacks.redirectmelee',
    damageType: 'piercing',
    times: 1,
  });
});

it('Divine Intervention asks which spell, and casts it', async () => {
  const character = hero({ class: 'cleric', level: 10 });
  const { person } = renderAt('/', <Uses character={character} uses={(await shownOf(character)).uses} shapers={[]} hand={hand} />, {
    characters: { ...answers.characters, anyCast: ({ use }) => spellsOfAny(character, use) },
  });
  await person.click(await screen.findByRole('button', { name: /^Use ?Divine Intervention$/ }));
  await person.selectOptions(await screen.findByLabelText('Spell'), 'Flame Strike');
  expect(screen.queryByRole('option', { name: 'Heal' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Cast' }));
  await waitFor(() =>
    expect(act).toHaveBeenLastCalledWith({ kind: 'cast', spell: 'flame-strike', with: { kind: 'free', paidBy: 'divine-intervention' } }),
  );
});

it('spells that the server could not say are told in the dialog, and asked for again', async () => {
  const character = hero({ class: 'cleric', level: 10 });
  let isDown = true;
  const anyCast = ({ use }: { use: string }) => {
    if (isDown) throw new Refusal('character.notFound');
    return spellsOfAny(character, use);
  };
  const { person } = renderAt('/', <Uses character={character} uses={(await shownOf(character)).uses} shapers={[]} hand={hand} />, {
    characters: { ...answers.characters, anyCast },
  });
  await person.click(await screen.findByRole('button', { name: /^Use ?Divine Intervention$/ }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('button', { name: 'Cast' }).matches(':disabled, [aria-disabled="true"]')).toBe(true);
  isDown = false;
  await person.click(again);
  expect(await screen.findByRole('option', { name: 'Flame Strike' })).toBeTruthy();
});

it('Metamagic stands in no menu of what is spent, and says when it is chosen', async () => {
  const character = hero({ class: 'sorcerer', level: 5, options: { metamagic: ['careful-spell', 'distant-spell'] } });
  const { person } = renderAt('/', <Uses character={character} uses={(await shownOf(character)).uses} shapers={[]} hand={hand} />, answers);
  expect(await screen.findByText('Metamagic is chosen while a spell is cast.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^Use ?Sorcery Points$/ }));
  expect(await screen.findAllByRole('menuitem')).not.toHaveLength(0);
  expect(screen.queryByRole('menuitem', { name: /Careful/ })).toBeNull();
});

it('what Magic Initiate casts is cast among the spells', async () => {
  const character = hero({ feats: [{ feat: 'magic-initiate', level: 1 }] });
  renderAt('/', <Uses character={character} uses={(await shownOf(character)).uses} shapers={[]} hand={hand} />, answers);
  expect(await screen.findByText('Cast its spell among the spells.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Magic Initiate/ })).toBeNull();
});

it('what is over by the clock says so, and goes on or is let go at one press', async () => {
  const character = hero({ pastEffects: [effect('Haste')] });
  const { person } = renderAt('/', <Effects character={character} shown={shownEffects(character)} hand={hand} />, answers);
  expect(screen.getByText(/is over by the clock \(for 1 hour\) and counts no longer/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^Goes on: ?Haste$/ }));
  expect(act).toHaveBeenLastCalledWith({ kind: 'judgePastEffect', effectId: 'haste', goesOn: true });
});

it('what lasts a turn says when it is over', () => {
  const since = new Date('2026-01-01T20:00:00.000Z');
  const shield = { ...effect('Shield'), since: since.toISOString(), duration: { kind: 'turn', whose: 'source', when: 'start' } as const };
  const character = hero({ activeEffects: [shield] });
  renderAt('/', <Effects character={character} shown={shownEffects(character)} hand={hand} />, answers);
  expect(
    screen.getByText(/^until the start of the next turn, over after a short rest, over at .* or with the next action\.$/),
  ).toBeTruthy();
});

it('what gives back what nobody has spent says so beforehand, and is not asked for', async () => {
  act.mockClear();
  const character = hero({ class: 'warlock', level: 5 });
  const { person } = renderAt('/', <Uses character={character} uses={(await shownOf(character)).uses} shapers={[]} hand={hand} />, answers);
  await waitFor(() => expect(screen.getAllByText(/spent|has been used/).length).toBeGreaterThan(0));
  for (const button of screen.getAllByRole('button', { name: /^Use/ })) await person.click(button);
  for (const item of screen.queryAllByRole('menuitem')) if (item.ariaDisabled === 'true') await person.click(item);
  expect(act).not.toHaveBeenCalled();
});
