import { readWritten } from '#domain/chat/chat-command.ts';
import { limits } from '#domain/limits/limits.ts';
import { audienceOf, coversReaders } from '#domain/chat/message-audience.ts';
import { mentionsIn } from '#domain/chat/message-mention.ts';
import type { Message, MessageImage, Target } from '#domain/chat/message.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { useStore } from '#web/lib/store/store.ts';
import { useEffect, useRef, useState } from 'react';
import type { MessageExtras } from '#web/features/chat/room/outbox.ts';
import { targetFor } from '#web/features/chat/room/readers.ts';
import type { Table } from '#web/features/chat/room/readers.ts';
import { useAim } from './use-aim.ts';
import { useDraft } from './use-draft.ts';
import type { ComposerStore } from './composer-store.ts';

/** What the composer asks of the table. The words stay where they are whenever one of these says no. */
export interface ComposerActs {
  /** False when the words could not be taken. */
  send: (text: string, to: Target, more: MessageExtras) => boolean;
  roll: (dice: string | null, to: Target) => Promise<boolean>;
  edit: (message: Message, content: string, mentions: string[]) => Promise<boolean>;
  /** Tells what is wrong with a command. */
  refuse: (sentence: string) => void;
  /** Something is being written to the whole table. */
  hint: () => void;
}

interface ComposerSetup {
  campaignId: string;
  table: Table;
  composerStore: ComposerStore;
  ready: boolean;
  acts: ComposerActs;
}

const group: Target = { kind: 'group' };

/** What is written, for whom, and what becomes of it. Words are let go only once somebody has taken them. */
export function useComposer({ campaignId, table, composerStore, ready, acts }: ComposerSetup) {
  const [draft, setDraft] = useDraft(table.me, campaignId);
  const aim = useAim({ campaignId, personId: table.me, composerStore, draft, setDraft });
  const { to, pinned, isOutOfCharacter, choose } = aim;
  const [changed, setChanged] = useState<{ id: string; text: string } | null>(null);
  const [pictures, setPictures] = useState<readonly MessageImage[]>([]);
  const [busy, setBusy] = useState(false);
  const { replyTo, editing } = useStore(composerStore.state);
  const text = editing ? (changed?.id === editing.id ? changed.text : editing.content) : draft.text;
  useHandedOver(composerStore, (handed) => {
    if (handed.toAll) aim.speakToAll();
    if (handed.replyTo) choose(targetFor(handed.replyTo, to, table));
    if (handed.given !== null) setDraft({ ...draft, text: [draft.text.trimEnd(), handed.given].filter(Boolean).join('\n') });
  });
  const write = (next: string) => {
    if (editing) return setChanged({ id: editing.id, text: next });
    setDraft({ ...draft, text: next });
    return to?.kind === 'group' && /^[^/\s]/.test(next.trimStart()) ? acts.hint() : undefined;
  };
  const quotable = replyTo !== null && to !== null && coversReaders(replyTo.audience, audienceOf(to, table.me, dmsOf(table)));
  const tooLong = text.trim().length > limits.messageLength;
  const empty = text.trim() === '' && (editing !== null || pictures.length === 0);
  const isAction = editing === null && to !== null && !isOutOfCharacter && text.trim() !== '' && tellsAnAction(text, to, table);
  const letGo = (target: Target) => {
    aim.afterSending(target);
    setPictures([]);
    composerStore.clear();
  };
  const whileBusy = async (work: Promise<boolean>, done: () => void) => {
    setBusy(true);
    if (await work) done();
    setBusy(false);
  };
  const send = (): void => {
    if (busy || tooLong || empty) return;
    if (editing) return void whileBusy(acts.edit(editing, text.trim(), mentionsIn(text, table.participants)), composerStore.clear);
    if (to === null) return;
    // A picture without words is told in those that describe it.
    const written = readWritten(text.trim() === '' ? pictures.map(({ alt }) => alt).join('\n') : text, to, othersOf(table));
    if (written.what === 'wrong') acts.refuse(written.sentence);
    else if (written.what === 'roll') void whileBusy(acts.roll(written.dice, written.to), () => letGo(to));
    else if (ready) {
      const { content } = written;
      const kind = isOutOfCharacter ? 'ooc' : written.kind;
      const answers = replyTo !== null && coversReaders(replyTo.audience, audienceOf(written.to, table.me, dmsOf(table)));
      const mentions = mentionsIn(content, table.participants).slice(0, limits.mentions);
      const more = { kind, replyTo: answers ? replyTo.id : null, mentions, images: pictures.map(({ id }) => id) };
      if (acts.send(content, written.to, more)) letGo(to);
    }
  };
  // Words in the box keep the target they were written for, also those written while the dice roll.
  const afterRoll = useRef(() => {});
  useEffect(() => {
    afterRoll.current = () => draft.text === '' && !pinned && choose(group);
  });
  const roll = () => void acts.roll(null, to ?? group).then((rolled) => rolled && afterRoll.current());
  const remove = (id: string) => setPictures(pictures.filter((each) => each.id !== id));
  const add = (picture: MessageImage) => setPictures([...pictures, picture]);
  return { ...aim, text, replyTo, editing, pictures, quotable, tooLong, empty, isAction, busy, write, send, roll, add, remove };
}

/** Whether words are for the whole table and in character, so that they are an action while the hand is up. */
function tellsAnAction(text: string, to: Target, table: Table): boolean {
  const written = readWritten(text, to, othersOf(table));
  return written.what === 'message' && written.kind !== 'ooc' && written.to.kind === 'group';
}

/** Hears what others hand to the composer: a message to answer, words for the box, or that the next words are for everybody. */
function useHandedOver(
  composerStore: ComposerStore,
  take: (handed: { replyTo: Message | null; given: string | null; toAll: boolean }) => void,
): void {
  useEffect(() => {
    let before = composerStore.state.get();
    return composerStore.state.subscribe(() => {
      const now = composerStore.state.get();
      const given = now.given !== null && now.given.n !== before.given?.n ? now.given.text : null;
      const replyTo = now.replyTo !== before.replyTo ? now.replyTo : null;
      const toAll = now.toAll !== before.toAll;
      before = now;
      if (given !== null || replyTo || toAll) take({ replyTo, given, toAll });
    });
  });
}

/** Everyone at the table but oneself. */
export function othersOf({ participants, me }: Table): Table['participants'] {
  return participants.filter(({ userId }) => userId !== me);
}

const dmsOf = ({ participants }: Table) => participants.flatMap(({ userId, seat }) => (isDm(seat) ? [userId] : []));
