import { limits } from '#domain/limits/limits.ts';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Mock } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { Composer } from './composer.tsx';
import { message } from '#web/features/chat/room/message.fixture.ts';
import type { Table } from '#web/features/chat/room/readers.ts';
import type { ComposerActs } from './use-composer.ts';
import { ComposerStore } from './composer-store.ts';

const table: Table = {
  me: 'mira',
  ownerId: 'dana',
  participants: [
    { userId: 'dana', name: 'Dana', seat: 'owner' },
    { userId: 'mira', name: 'Mira', seat: 'player' },
    { userId: 'tov', name: 'Tov', seat: 'player' },
    { userId: 'tova', name: 'Tova', seat: 'player' },
  ],
  name: 'The Weir',
  heroes: new Map(),
};
const plain = { kind: 'say', replyTo: null, mentions: [], images: [] };

type Answers = { [Act in keyof ComposerActs]?: Mock<ComposerActs[Act]> };

type OnAct = Parameters<typeof Composer>[0]['onAct'];

function setUp({ ready = true, onAct, ...given }: Answers & { ready?: boolean; onAct?: OnAct } = {}) {
  const composerStore = new ComposerStore();
  const acts = {
    send: vi.fn<ComposerActs['send']>(() => true),
    roll: vi.fn<ComposerActs['roll']>(async () => true),
    edit: vi.fn<ComposerActs['edit']>(async () => true),
    refuse: vi.fn<ComposerActs['refuse']>(),
    hint: vi.fn<ComposerActs['hint']>(),
    ...given,
  };
  const composer = (
    <Composer
      campaignId="c"
      isOwner={false}
      isGameMaster={false}
      answers="turns"
      handUp={false}
      rolling={false}
      {...{ table, composerStore, ready, acts, onAct }}
    />
  );
  return { ...renderAt('/', composer), composerStore, acts };
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const target = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'To' });

describe('what is sent', () => {
  it('the composer sends with Enter, empties the box and keeps the focus in it', async () => {
    const { person, acts } = setUp();
    await person.type(box(), 'I open the gate.{Enter}');
    expect(acts.send.mock.calls).toEqual([['I open the gate.', { kind: 'group' }, plain]]);
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
  });

  it('Shift and Enter break the line instead of sending it', async () => {
    const { person, acts } = setUp();
    await person.type(box(), 'One{Shift>}{Enter}{/Shift}two');
    expect(box().value).toBe('One\ntwo');
    expect(acts.send).not.toHaveBeenCalled();
  });

  it('the composer keeps what was typed when it is not taken', async () => {
    const { person } = setUp({ send: vi.fn<ComposerActs['send']>(() => false) });
    await person.type(box(), 'Do not lose me{Enter}');
    expect(box().value).toBe('Do not lose me');
  });

  it('the composer holds back while another message is on its way', async () => {
    const { person, acts } = setUp({ ready: false });
    await person.type(box(), 'Wait for it{Enter}');
    expect(acts.send).not.toHaveBeenCalled();
    expect(box().value).toBe('Wait for it');
  });

  it('a message that is too long says by how much and is not sent', async () => {
    const { person, acts } = setUp();
    await person.click(box());
    await person.paste('x'.repeat(limits.messageLength + 5));
    await person.keyboard('{Enter}');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^This is 5 characters too long/)).toBeTruthy();
    expect(acts.send).not.toHaveBeenCalled();
  });

  it('a command that nobody knows is refused with its words left in the box', async () => {
    const { person, acts } = setUp();
    await person.type(box(), '/dance now{Enter}');
    expect(acts.refuse).toHaveBeenCalledWith(expect.stringContaining('“/dance”'));
    expect(box().value).toBe('/dance now');
  });

  it('dice that the server refuses leave their command in the box', async () => {
    const { person, acts } = setUp({ roll: vi.fn<ComposerActs['roll']>(async () => false) });
    await person.type(box(), '/roll 2d6+3{Enter}');
    expect(acts.roll).toHaveBeenCalledWith('2d6+3', { kind: 'group' });
    expect(box().value).toBe('/roll 2d6+3');
  });
});

describe('what is done at once', () => {
  const atOnce = () => vi.fn(async (send: () => void) => send());
  const actButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Act' });

  it.each([
    ['Ctrl and Enter', async ({ person }: ReturnType<typeof setUp>) => person.keyboard('{Control>}{Enter}{/Control}')],
    ['a press on Act', async ({ person }: ReturnType<typeof setUp>) => person.click(actButton())],
  ])('%s hands the words over to be sent under a raised hand', async (_, press) => {
    const onAct = atOnce();
    const shown = setUp({ onAct });
    expect(actButton().disabled).toBe(true);
    await shown.person.type(box(), 'I open the gate.');
    await press(shown);
    expect(onAct).toHaveBeenCalledOnce();
    expect(shown.acts.send.mock.calls).toEqual([['I open the gate.', { kind: 'group' }, plain]]);
    expect(document.activeElement).toBe(box());
  });

  it('what is written while the hand goes up is sent as well, and not before', async () => {
    let sendLater = () => {};
    const { person, acts } = setUp({
      onAct: async (send) => {
        sendLater = send;
        await new Promise(() => {});
      },
    });
    await person.type(box(), 'I open{Control>}{Enter}{/Control}');
    await person.type(box(), ' the gate.{Enter}');
    expect(acts.send).not.toHaveBeenCalled();
    act(() => sendLater());
    expect(acts.send.mock.calls).toEqual([['I open the gate.', { kind: 'group' }, plain]]);
  });

  it.each(['/roll d20', '/ooc back soon', '/w Tov psst', ' '])('“%s” is no action', async (words) => {
    const { person } = setUp({ onAct: atOnce() });
    await person.type(box(), words);
    expect(actButton().disabled).toBe(true);
  });

  it('Ctrl and Enter send where the hand cannot be raised, and who needs no hand has no Act', async () => {
    const up = setUp({ onAct: null });
    await up.person.type(box(), 'I listen.{Control>}{Enter}{/Control}');
    expect(up.acts.send).toHaveBeenCalledOnce();
    up.close();
    setUp();
    expect(screen.queryByRole('button', { name: 'Act' })).toBeNull();
  });
});

describe('whom the words are for', () => {
  it('a whisper says who reads it, and the next words are for the group again', async () => {
    const { person, acts } = setUp();
    await person.selectOptions(target(), 'dm');
    expect(screen.getByText('Only you and the Dungeon Master will read this.')).toBeTruthy();
    await person.type(box(), 'I lied to them.{Enter}');
    expect(acts.send.mock.calls[0]?.[1]).toEqual({ kind: 'dm' });
    expect(target().value).toBe('group');
  });

  it('a target that is pinned stays after a message is sent', async () => {
    const { person } = setUp();
    await person.selectOptions(target(), 'notes');
    await person.click(screen.getByRole('button', { name: 'Keep this target' }));
    await person.type(box(), 'Mine alone.{Enter}');
    expect(target().value).toBe('notes');
    expect(screen.getByRole('button', { name: 'Keep this target', pressed: true })).toBeTruthy();
  });

  it('words for a player who is not chosen yet are not sent', async () => {
    const { person, acts } = setUp();
    await person.selectOptions(target(), 'player');
    await person.type(box(), 'For whom?{Enter}');
    expect(acts.send).not.toHaveBeenCalled();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Which player' }), 'Tova');
    await person.type(box(), '{Enter}');
    expect(acts.send.mock.calls[0]?.slice(0, 2)).toEqual(['For whom?', { kind: 'player', userId: 'tova' }]);
  });

  it('a whisper that is not sent comes back after a reload as a whisper', async () => {
    const before = setUp();
    await before.person.selectOptions(target(), 'dm');
    await before.person.type(box(), 'Half a secr');
    before.close();
    setUp();
    expect(box().value).toBe('Half a secr');
    expect(target().value).toBe('dm');
  });

  it('whoever speaks out of character does so until it is switched off, after a reload too', async () => {
    const aside = (pressed: boolean) => screen.getByRole('button', { name: /Out of character/, pressed });
    const before = setUp();
    await before.person.click(aside(false));
    expect(screen.getByText('Everyone reads this. The narrator does not answer.')).toBeTruthy();
    before.close();
    const { person, acts } = setUp();
    await person.type(box(), 'Back at nine.{Enter}');
    await person.click(aside(true));
    await person.type(box(), 'I look around.{Enter}');
    expect(acts.send.mock.calls.map(([, , { kind }]) => kind)).toEqual(['ooc', 'say']);
  });

  it('the table is told of typing only where everybody will read it', async () => {
    const { person, acts } = setUp();
    await person.selectOptions(target(), 'notes');
    await person.type(box(), 'hm');
    expect(acts.hint).not.toHaveBeenCalled();
    await person.selectOptions(target(), 'group');
    await person.type(box(), 'm');
    expect(acts.hint).toHaveBeenCalled();
  });
});

describe('the command list', () => {
  const options = () => screen.queryAllByRole('option', { selected: true }).filter((option) => option.closest('[role=listbox]') !== null);

  it('a slash offers the commands, and the arrow keys say which one is chosen', async () => {
    const { person } = setUp();
    await person.type(box(), '/');
    expect(screen.getByRole('listbox', { name: 'Commands' })).toBeTruthy();
    await person.keyboard('{ArrowUp}');
    const [chosen] = options();
    expect(chosen?.textContent).toContain('/w Name words');
    expect(box().getAttribute('aria-activedescendant')).toBe(chosen?.id);
  });

  it('Tab takes the command that is chosen and stays in the box', async () => {
    const { person, acts } = setUp();
    await person.type(box(), '/{ArrowDown}');
    await person.tab();
    expect(box().value).toBe('/me ');
    expect(document.activeElement).toBe(box());
    expect(acts.send).not.toHaveBeenCalled();
  });

  it('Escape closes the list until something else is typed', async () => {
    const { person } = setUp();
    await person.type(box(), '/{Escape}');
    expect(screen.queryByRole('listbox', { name: 'Commands' })).toBeNull();
    await person.type(box(), 'r');
    expect(screen.getByRole('listbox', { name: 'Commands' })).toBeTruthy();
  });

  it('Enter completes the name after an @, and the message names that person alone', async () => {
    const { person, acts } = setUp();
    await person.type(box(), 'Ask @to{ArrowDown}{Enter}');
    expect(box().value).toBe('Ask @Tova ');
    await person.type(box(), 'first{Enter}');
    expect(acts.send.mock.calls[0]?.[2]).toEqual({ ...plain, mentions: ['tova'] });
  });
});

describe('what is changed or answered', () => {
  it('a message to change stands in the box, and the draft comes back once it is saved', async () => {
    const { person, composerStore, acts } = setUp();
    await person.type(box(), 'My draft');
    const said = message(1, { content: 'I opne it.' });
    act(() => composerStore.edit(said));
    expect(box().value).toBe('I opne it.');
    await person.clear(box());
    await person.type(box(), 'I open it.{Enter}');
    expect(acts.edit).toHaveBeenCalledWith(said, 'I open it.', []);
    expect(box().value).toBe('My draft');
  });

  it('an edit that the server refuses stays in the box', async () => {
    const { person, composerStore } = setUp({ edit: vi.fn<ComposerActs['edit']>(async () => false) });
    act(() => composerStore.edit(message(1, { content: 'Old' })));
    await person.type(box(), ' and new{Enter}');
    expect(box().value).toBe('Old and new');
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('an answer to a whisper goes to those who read it, and takes the focus to the box', async () => {
    const { person, composerStore, acts } = setUp();
    act(() => composerStore.answer(message(7, { authorId: 'tov', authorName: 'Tov', audience: ['mira', 'tov'], content: 'Psst' })));
    expect(document.activeElement).toBe(box());
    await person.keyboard('Yes?{Enter}');
    expect(acts.send.mock.calls).toEqual([['Yes?', { kind: 'player', userId: 'tov' }, { ...plain, replyTo: 'm7' }]]);
    expect(screen.queryByRole('button', { name: 'Do not answer this' })).toBeNull();
  });

  it('words that somebody hands over are put below those typed already', async () => {
    const { person, composerStore } = setUp();
    await person.type(box(), 'First');
    act(() => composerStore.give('Second'));
    expect(box().value).toBe('First\nSecond');
  });
});
