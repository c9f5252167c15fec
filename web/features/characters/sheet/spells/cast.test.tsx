import { hero, scores } from '#domain/character/character.fixture.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { plainlyShown, shownOf } from '#domain/character/shown/shown-sheet.fixture.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { shapeFrom } from '#domain/character/shape/wild-shape.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { tellCharacterFact } from '#domain/character/tell.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { SheetStrikes } from '#web/features/characters/rolls/sheet-strikes.ts';
import type { FightTurn } from '#web/features/characters/rolls/sheet-strikes.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { SheetView } from '#web/features/characters/sheet/sheet-view.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

const spells = ['fire-bolt', 'chromatic-orb', 'web', 'misty-step'].map((spell) => ({ spell, prepared: true, from: 'class' as const }));
const character = hero({
  name: 'Ysolde',
  class: 'wizard',
  level: 3,
  stats: scores({ intelligence: 16 }),
  spells,
  concentration: 'detect-magic',
});
type Act = NonNullable<NonNullable<Answers['characters']>['act']>;

/** A server that casts by the rules of the sheet; every d20 shows 14, other dice 5. */
const casting: Act = async ({ act: given }) => {
  const act = SheetAct.parse(given);
  const content = act.kind === 'cast' ? await contentOfSpell(character, act.spell) : undefined;
  const done = actOnSheet(character, act, (sides) => (sides === 20 ? 14 : 5), content);
  if (!done.ok) throw new Refusal('character.refused');
  const { facts, rolls } = done.value;
  return { character: done.value.character, sentences: facts.map(tellCharacterFact), rolls, position: 2 };
};

/** The sheet in a fight, whose last line is undone by a press. */
function InFight({ told, children }: { told: FightTurn['told']; children: ReactNode }) {
  const [now, setNow] = useState(told);
  return (
    <SheetStrikes value={{ strikeOf: null, castOf: null, told: now }}>
      <button type="button" onClick={() => setNow(null)}>
        Undo in the fight
      </button>
      {children}
    </SheetStrikes>
  );
}

function setUp(shownCharacter = character, shown = plainlyShown(shownCharacter), told: FightTurn['told'] = null) {
  const seen = {
    character: shownCharacter,
    shown,
    position: 1,
    playerName: 'Mira',
    isMine: true,
    mayAct: true,
  };
  const roll = () => {
    throw new Refusal('character.notFound');
  };
  const { campaignId, id: characterId } = shownCharacter;
  queryClient.setQueryData(calls.characters.get.queryKey({ input: { campaignId, characterId } }), seen);
  const sheet = <SheetView seen={seen} onDeleted={() => {}} />;
  const rendered = renderAt('/', <InFight told={told}>{sheet}</InFight>, { characters: { act: casting, roll, list: () => [] } });
  for (const section of document.querySelectorAll('details')) section.open = true;
  return rendered;
}
const last = () => within(screen.getByRole('region', { name: 'Last roll' }));

it('a spell that is cast shows its attack on the sheet, and its damage is one press away', async () => {
  const { person, server } = setUp();
  await person.click(screen.getByRole('button', { name: /^Cast\s*Fire Bolt$/ }));
  await waitFor(() => last().getByText('Fire Bolt attack'));
  expect(last().getByText('19')).toBeTruthy();
  await person.click(last().getByRole('button', { name: 'Damage' }));
  await expect
    .poll(() => server.inputsOf('characters.roll'))
    .toMatchObject([{ what: { kind: 'spellDamage', spell: 'fire-bolt', level: 0, critical: false } }]);
});

it('what was cast in a fight is told below the spell, brought in sight, and no longer once it is undone', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { person } = setUp(undefined, undefined, { of: 'web', key: '4.0', text: 'Ysolde casts Web.' });
  const told = screen.getByText('Ysolde casts Web.');
  expect(told.closest('li')?.querySelector('button')?.textContent).toBe('Web');
  expect(seen.mock.contexts).toContain(told);
  await person.click(screen.getByRole('button', { name: 'Undo in the fight' }));
  expect(screen.queryByText('Ysolde casts Web.')).toBeNull();
  seen.mockRestore();
});

it('the toast of a cast names the spell', async () => {
  const offer = vi.spyOn(notify, 'offer').mockReturnValue(() => undefined);
  const { person } = setUp();
  await person.click(screen.getByRole('button', { name: /^Cast\s*Misty Step$/ }));
  await waitFor(() => expect(offer.mock.calls.map(([title]) => title)).toEqual(['Misty Step cast']));
  offer.mockRestore();
});

it('in a form nothing can be cast, and it says why', () => {
  const wolf = monsterOf('wolf');
  const barred: ActiveEffect = {
    ...effect('Wild Shape', { on: 'cannot', what: 'castSpells' }),
    ...(wolf && { shape: shapeFrom(wolf) }),
  };
  setUp({ ...character, activeEffects: [barred] });
  const why = 'Ysolde cannot cast spells while Wild Shape lasts.';
  expect(screen.getByText(why)).toBeTruthy();
  for (const button of screen.getAllByRole('button', { name: /^Cast\s*(?:Fire Bolt|Chromatic Orb|Web)$/ })) {
    expect([button.hasAttribute('disabled'), button.title]).toEqual([true, why]);
  }
});

it('a spell of several types of damage asks for one', async () => {
  const { person, server } = setUp();
  await person.click(screen.getByRole('button', { name: /^Cast\s*Chromatic Orb$/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'With a slot of level 1' }));
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Type of damage' }), 'Cold');
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cast' }));
  await expect
    .poll(() => server.inputsOf('characters.act'))
    .toMatchObject([{ act: { kind: 'cast', spell: 'chromatic-orb', damageType: 'cold' } }]);
});

it('a spell that needs concentration says what it ends', () => {
  setUp();
  expect(screen.getByText('Casting it ends Detect Magic.')).toBeTruthy();
});

it('a spell that a use casts without a slot says by what, and how often still', async () => {
  const ranger = hero({
    name: 'Ysolde',
    class: 'ranger',
    level: 1,
    spells: [{ spell: 'hunters-mark', prepared: true, from: 'other', class: 'ranger' }],
  });
  const { person } = setUp(ranger);
  await person.click(screen.getByRole('button', { name: /^Cast\s*Hunter.s Mark$/ }));
  const ways = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(ways).toEqual(['Without a slot: Favored Enemy, 2 left', 'With a slot of level 1']);
});

it('a wizard of level 20 chooses what they cast without slots', async () => {
  const book = ['magic-missile', 'scorching-ray', 'fireball', 'fly'].map((spell) => ({ spell, prepared: false, from: 'class' as const }));
  const wizard = hero({ name: 'Ysolde', class: 'wizard', level: 20, spells: book, mastered: { signatureSecond: 'fly' } });
  const { person, server } = setUp(wizard);
  const field = screen.getByRole('combobox', { name: /^First signature spell/ });
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a spell', 'Fireball']);
  await person.selectOptions(field, 'Fireball');
  await expect
    .poll(() => server.inputsOf('characters.act'))
    .toMatchObject([{ act: { kind: 'chooseMastered', as: 'signatureFirst', spell: 'fireball' } }]);
});

it('what changes a spell is chosen with the cast, and sent along', async () => {
  const sorcerer = hero({
    class: 'sorcerer',
    level: 5,
    stats: scores({ charisma: 16 }),
    spells: [{ spell: 'fireball', prepared: true, from: 'class' }],
    options: { metamagic: ['transmuted-spell', 'twinned-spell'] },
  });
  const { person, server } = setUp(sorcerer, await shownOf(sorcerer));
  await person.click(screen.getByRole('button', { name: /^Cast\s*Fireball$/ }));
  await person.click(await screen.findByRole('checkbox', { name: /Transmuted Spell/ }));
  expect(screen.queryByRole('checkbox', { name: /Twinned/ })).toBeNull();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Damage becomes' }), 'cold');
  await person.click(screen.getByRole('button', { name: 'Cast' }));
  await expect
    .poll(() => server.inputsOf('characters.act'))
    .toMatchObject([{ act: { kind: 'cast', spell: 'fireball', shapers: [{ way: 'metamagic.transmuted-spell', damageType: 'cold' }] } }]);
});
