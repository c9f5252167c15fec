import type { CombatNow } from '#contract/play/combat-shapes.ts';
import type { DeedsInWords } from '#contract/play/narrator-shapes.ts';
import { TakenStep } from '#domain/combat/step.ts';
import { fightOf } from '#domain/combat/combat.fixture.ts';
import type { AskedSave } from '#domain/combat/reactions/asked-save.ts';
import type { Combat } from '#domain/combat/state.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { karaOf } from '#tests/support/dom/own-hero.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { OfferedDeeds } from './words/offered-deeds.tsx';
import { SaidWords } from './words/said-words.ts';
import { TurnBanner } from './turn-banner.tsx';

const saveOf = (saverId: string): AskedSave => ({ saverId, ability: 'dexterity', cause: 'Cold Breath', dc: 13, roll: null });
const nowOf = (combat: Combat): CombatNow => ({
  leads: false,
  heroes: [],
  characterId: null,
  isDamaged: false,
  fight: { id: 'f', number: 3, view: combatViewFor('players', combat, 'words'), lines: [], hero: karaOf(combat), companions: [] },
});
function setUp(combat: Combat, isStoryHidden = false) {
  const now = () => nowOf(combat);
  const banner = <TurnBanner campaignId="c" isOpen={false} isStoryHidden={isStoryHidden} onOpen={() => undefined} />;
  return renderAt('/', banner, { combat: { get: now, step: now } });
}
const waiting = (...savers: string[]): Combat => ({
  ...fightOf('kara', 'troll', 'tomas'),
  saves: { saves: savers.map(saveOf), since: 3, endsAt: null },
});

it('the story offers the save that is asked of one’s own hero, at one press', async () => {
  const { person, server } = setUp(waiting('tomas', 'kara'));
  await person.click(await screen.findByRole('button', { name: 'Roll the save' }));
  expect(screen.getAllByText('Dexterity save against Cold Breath')[0]?.getAttribute('role')).toBe('status');
  expect(server.inputsOf('combat.step')).toMatchObject([{ number: 3, step: { name: 'rollSaves', saverIds: ['kara'] } }]);
});

it('the story says that it is one’s turn while others save', async () => {
  setUp(waiting('tomas'));
  expect(await screen.findByRole('button', { name: 'Your turn! Open Combat to act.' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Roll the save' })).toBeNull();
});

it('a save says how long it can still be rolled, and is read aloud without the seconds', async () => {
  const open = waiting('kara');
  setUp({ ...open, saves: open.saves && { ...open.saves, endsAt: new Date(Date.now() + 9000).toISOString() } });
  const [said, ...others] = await screen.findAllByText(/^Dexterity save against Cold Breath/);
  expect(said?.textContent).toBe('Dexterity save against Cold Breath');
  expect(others.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Dexterity save against Cold Breath \([89] seconds left\)$/),
  ]);
});

it('a fight in which others act is told where the story is hidden, and nowhere else', async () => {
  const others = fightOf('troll', 'kara', 'tomas');
  const { close } = setUp(others, true);
  expect(await screen.findByRole('button', { name: 'A fight goes on: Frost Troll’s turn. Open Combat.' })).toBeTruthy();
  close();
  setUp(others);
  expect(await screen.findByText('A fight goes on.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('words that nobody plays for their hero', () => {
  const attack = { name: 'attack', actorId: 'kara', targetId: 'troll', attack: 'Longsword' } as const;
  const ofWords = (deeds: DeedsInWords['deeds'], waits = false) => ({ narrator: { readDeeds: () => ({ waits, deeds }) } });
  const choices = [{ label: 'Attack Troll with Longsword', step: TakenStep.parse(attack) }];
  function say(answer: ReturnType<typeof ofWords>, combat = fightOf('kara', 'troll', 'tomas')) {
    const now = () => nowOf(combat);
    const words = new SaidWords();
    words.say('I attack the troll');
    return {
      words,
      ...renderAt('/', <OfferedDeeds campaignId="c" words={words} onDone={() => undefined} />, {
        combat: { get: now, step: now },
        ...answer,
      }),
    };
  }

  it('stand below the box as a step that one press takes, and are gone then', async () => {
    const { person, server, words } = say(ofWords([{ key: '0.0', says: null, isRefused: false, choices }]));
    const button = await screen.findByRole('button', { name: 'Attack Troll with Longsword' });
    expect(server.inputsOf('combat.step')).toEqual([]);
    await person.click(button);
    expect(server.inputsOf('combat.step')).toMatchObject([{ number: 3, step: attack }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your words in the fight' })).toBeNull());
    expect(words.state.get()?.done).toEqual(['0.0']);
  });

  it('say why they cannot be done, and can be left as they are', async () => {
    const { person } = say(ofWords([{ key: '0.0', says: 'Kara has no attacks left this turn.', isRefused: true, choices: [] }]));
    expect((await screen.findByText('Kara has no attacks left this turn.')).getAttribute('role')).toBe('status');
    await person.click(screen.getByRole('button', { name: 'Leave these words as they are' }));
    expect(screen.queryByRole('region', { name: 'Your words in the fight' })).toBeNull();
  });

  it('of whoever leads stand there for a creature, and know its turn', async () => {
    const combat = fightOf('troll', 'kara', 'tomas');
    const words = new SaidWords();
    words.say('The troll bites Kara');
    const ofTroll = choices.map(({ step }) => ({ label: 'Troll: Attack Kara with Bite', step }));
    const led = (): CombatNow => ({
      ...nowOf(combat),
      leads: true,
      fight: { id: 'f', number: 3, view: combatViewFor('dm', combat, 'words'), lines: [], hero: null, companions: [] },
    });
    renderAt('/', <OfferedDeeds campaignId="c" words={words} onDone={() => undefined} />, {
      combat: { get: led, step: led },
      ...ofWords([{ key: '0.troll.0', says: null, isRefused: false, choices: ofTroll }]),
    });
    expect(await screen.findByRole('button', { name: 'Troll: Attack Kara with Bite' })).toBeTruthy();
    expect(words.state.get()?.turn).toBe('troll');
  });

  it('are forgotten once the turn that they were for is over', () => {
    const words = new SaidWords();
    words.say('I attack the troll');
    words.follow(null);
    expect(words.state.get()).not.toBeNull();
    words.follow('own');
    words.follow(null);
    expect(words.state.get()).toBeNull();
    words.say('The troll bites Kara');
    words.follow('troll');
    words.follow('kara');
    expect(words.state.get()).toBeNull();
  });
});
