import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awaitsOf } from './awaits.ts';
import { drawsReply } from './draws-reply.ts';
import type { MessageKind, MessageRole } from './message.ts';
import { NarratorAnswers } from '#domain/campaign/narrator-answers.ts';

const listening = { npcs: ['Juniper Lug', 'Mother Quill', 'Will'], players: ['Tov', 'Mira Vale', 'Brakka Stonehand'] };
const player = (content: string) => ({ role: 'player', kind: 'say', content }) as const;
const quote = (role: MessageRole) => ({ id: 'm', position: 1, authorName: 'Somebody', role, excerpt: '' });
const answers = NarratorAnswers.options;

describe('words in character', () => {
  it.each(['I open the door.', 'What do I see?', 'Hello, is anybody there?', 'We go north.', '"Ok."', 'Yes.'])(
    'draw a reply: %s',
    (text) => {
      expect(drawsReply(player(text), 'inCharacter', listening)).toBe(true);
    },
  );

  it.each([
    ['banter', 'lol'],
    ['gestures between asterisks', '*scratches his beard*'],
    ['several gestures', '*sits down* *yawns*'],
    ['words in brackets', '(is the pizza here yet?)'],
    ['words in double brackets', '((back in five))'],
    ['words in square brackets', '[my mic is broken]'],
    ['words marked as out of character', 'OOC: can we stop at ten?'],
    ['words marked in a bracket that stays open', '(ooc can we stop at ten'],
  ])('are not %s', (_name, text) => {
    expect(answers.filter((each) => drawsReply(player(text), each, listening))).toEqual([]);
  });
});

describe('a table whose narrator answers when it is addressed', () => {
  it.each([
    ['its name', 'Narrator, describe the room.'],
    ['GM', 'hey gm, we would like to rest'],
    ['DM', 'We want to go on, DM.'],
    ['Storyteller', 'Tell us more, storyteller'],
    ['a game master', 'Our game master knows best.'],
    ['an NPC of the scene', 'Juniper Lug, a beer!'],
    ['a part of the name with a capital', 'I give the coin to Juniper.'],
    ['a part of the name, called in lower case', 'quill, sit with us'],
    ['a question mark', 'The tracks lead where?'],
    ['a question without its mark', 'can I climb the wall'],
    ['a question after a filler', 'ok, is there another way in'],
  ])('answers %s', (_name, text) => {
    expect(drawsReply(player(text), 'addressed', listening)).toBe(true);
  });

  it.each([
    ['a statement', 'I sit down by the fire.'],
    ['talk among heroes', 'Brakka, hold the rope.'],
    ['a question to a player', 'Tov, are you coming?'],
    ['a question to a hero at the end', 'Are you coming, Brakka?'],
    ['a private message that is promised', 'I will dm you the map.'],
    ['a word that is also a name', 'This will end badly.'],
    ['an exclamation', 'What a mess!'],
  ])('does not answer %s', (_name, text) => {
    expect(drawsReply(player(text), 'addressed', listening)).toBe(false);
  });

  it('does not answer a question to somebody who is named with an @', () => {
    expect(drawsReply({ ...player('@Tov what now?'), mentions: ['tov'] }, 'addressed', listening)).toBe(false);
  });

  it('answers what answers the narrator, and not what answers a player', () => {
    const drawn = (['ai', 'player'] as const).map((role) =>
      drawsReply({ ...player('I do that.'), replyTo: quote(role) }, 'addressed', listening),
    );
    expect(drawn).toEqual([true, false]);
  });
});

describe('a reply', () => {
  const anyText = fc.oneof(fc.string(), fc.constantFrom('GM, what now?', 'I open the door.', 'Juniper, help!', 'lol'));
  const anyRole = fc.constantFrom<MessageRole>('dm', 'player', 'ai', 'system');
  const anyKind = fc.constantFrom<MessageKind>('say', 'me', 'ooc');
  const anyAnswers = fc.constantFrom(...answers);

  it('is never drawn by a Dungeon Master, by colour, out of character or at a table of turns only', () => {
    fc.assert(
      fc.property(anyText, anyRole, anyKind, anyAnswers, (content, role, kind, chosen) => {
        const drawn = drawsReply({ role, kind, content }, chosen, listening);
        expect(drawn && (role !== 'player' || kind !== 'say' || chosen === 'turns')).toBe(false);
      }),
    );
  });

  it('is drawn by whatever draws one when it is addressed, also where all words in character do', () => {
    fc.assert(
      fc.property(anyText, (content) => {
        const [addressed, all] = [
          drawsReply(player(content), 'addressed', listening),
          drawsReply(player(content), 'inCharacter', listening),
        ];
        expect(addressed && !all).toBe(false);
      }),
    );
  });
});

describe('what a message waits for', () => {
  const idle = { collecting: false, narrated: true, answers: 'inCharacter', listening, asked: false } as const;
  const all = { audience: null } as const;

  it('is nothing for words that are not for the whole table', () => {
    expect(awaitsOf({ ...player('I open the door.'), audience: ['me'] }, idle)).toBe('nothing');
  });

  it('is nothing while no AI narrates', () => {
    expect(awaitsOf({ ...player('I open the door.'), ...all }, { ...idle, narrated: false })).toBe('nothing');
  });

  it('is an intent while actions are collected, colour too, but not out of character', () => {
    const kinds = (['say', 'me', 'ooc'] as const).map((kind) =>
      awaitsOf({ ...player('bows'), kind, ...all }, { ...idle, collecting: true }),
    );
    expect(kinds).toEqual(['intent', 'intent', 'nothing']);
  });

  it('is a reply for a Dungeon Master only where one is asked for', () => {
    const dm = { role: 'dm', kind: 'say', content: 'A storm rolls in.', ...all } as const;
    expect([false, true].map((asked) => awaitsOf(dm, { ...idle, asked }))).toEqual(['nothing', 'reply']);
    expect(awaitsOf(dm, { ...idle, asked: true, answers: 'turns' })).toBe('reply');
  });

  it('is not a reply for a player who claims to ask as a Dungeon Master', () => {
    expect(awaitsOf({ ...player('lol'), ...all }, { ...idle, asked: true })).toBe('nothing');
  });
});
