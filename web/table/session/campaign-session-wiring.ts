import { campaignLeadersTopic, campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import type { Event } from '#contract/realtime/events.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Message } from '#domain/chat/message.ts';
import { ChatRoom } from '#web/features/chat/room/chat-room.ts';
import { announcedText, isStoryReadAloud } from '#web/features/chat/message/announced-text.ts';
import { Outbox } from '#web/features/chat/room/outbox.ts';
import { TypingIndicator } from '#web/features/chat/room/typing-indicator.ts';
import { ComposerStore } from '#web/features/chat/composer/composer-store.ts';
import { takeCampaignChange, takeSeatRequest } from '#web/features/campaigns/take-campaign-change.ts';
import { takeCharacterChange } from '#web/features/characters/take-character-change.ts';
import { SaidWords } from '#web/features/combat/words/said-words.ts';
import { takeCombatChange } from '#web/features/combat/take-combat-change.ts';
import { takeHeroChange } from '#web/features/combat/take-hero-change.ts';
import { takeHomebrewChange, tellHomebrewChange } from '#web/features/homebrew/take-homebrew-change.ts';
import { takeBattleMap } from './take-battle-map.ts';
import { takeMapChange } from '#web/features/maps/take-map-change.ts';
import { takeNoteChange } from '#web/features/notes/take-note-change.ts';
import { takeGuidance } from '#web/features/narrator/take-guidance.ts';
import { takeDraft } from '#web/features/narrator/take-draft.ts';
import { takeHistoryChange } from '#web/features/history/take-history-change.ts';
import { takeAgreementChange } from '#web/features/safety/take-agreement-change.ts';
import { NarrationStore } from '#web/features/narrator/narration-store.ts';
import { Announcer } from './announcer.ts';
import { changeCheck, changeMessage, offerCheck } from './take-check.ts';
import { throwDiceOf } from './throw-new-dice.ts';
import type { Online } from './party.ts';
import { takeLoreChange } from '#web/features/table-lore/take-lore-change.ts';
import { announcedHands } from '#web/features/turns/announced-hands.ts';
import { TurnStore } from '#web/features/turns/turn-store.ts';
import { closingText } from '#web/features/turns/turn-view.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { unlessInSight } from '#web/lib/story-in-sight.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { resend } from '#web/lib/resend.ts';
import { beginLive } from '#web/lib/live-state.ts';
import { firstAnswers } from '#web/lib/calls/first-answers.ts';
import { withRetries } from '#web/lib/calls/with-retries.ts';
import { refreshSession } from '#web/lib/session/session.ts';
import { playSound } from './sound.ts';
import type { Sound } from './sound.ts';
import { realtime } from '#web/lib/session/realtime.ts';
import { useConnectionLost } from '#web/lib/session/use-connection-lost.ts';
import { useCallback, useEffect, useState } from 'react';

interface Person {
  id: string;
  name: string;
}

const failures = {
  raise: 'Failed to raise hand',
  lower: 'Failed to lower hand',
  forceEnd: 'Failed to end collection period',
};

/** What one tab keeps of a campaign while its table is open. */
export interface Session {
  /** Whose tab it is. */
  me: string;
  room: ChatRoom;
  /** Where the story hands something to the composer. */
  composer: ComposerStore;
  typing: TypingIndicator;
  turns: TurnStore;
  narration: NarrationStore;
  /** What one said in a fight that nobody plays for them. */
  said: SaidWords;
  /** Says what others do, for those who listen. */
  announcer: Announcer;
}

function openSession(campaignId: string, me: Person): Session {
  const room = new ChatRoom({
    campaignId,
    calls: {
      list: (input) => withRetries(() => api.chat.list(input)),
      post: (input) => resend(() => api.chat.post(input, { signal: AbortSignal.timeout(limits.sendMilliseconds) })),
    },
    outbox: new Outbox(localStorage, me.id, campaignId),
    newId,
    now: () => new Date(),
    first:
      firstAnswers.take<Awaited<ReturnType<typeof api.chat.list>>>(['chat', 'list'], { campaignId, limit: limits.firstMessages })?.json ??
      null,
    onSendFailed: (error) =>
      notify.refusal(error, { title: 'Failed to send message', sentence: 'Your message is kept. Send it again when you are ready.' }),
  });
  const composer = new ComposerStore();
  const turns = new TurnStore({
    campaignId,
    me,
    calls: {
      get: api.turns.get,
      lowerHand: api.turns.lowerHand,
      forceEnd: api.turns.forceEnd,
      // Whoever raises a hand is about to act: what they write next is for everybody.
      raiseHand: (input) => {
        composer.speakToAll();
        return api.turns.raiseHand(input);
      },
    },
    clock: Date.now,
    onFailed: (what, error) => notify.refusal(error, { title: failures[what], sentence: 'Please try again in a moment.' }),
  });
  return {
    me: me.id,
    room,
    turns,
    composer,
    typing: new TypingIndicator(),
    announcer: new Announcer(),
    said: new SaidWords(),
    narration: new NarrationStore(campaignId, api.narrator.current),
  };
}

/** Opens the table: loads what was said, then follows what happens from exactly there on; for those who lead it, also what they alone hear. */
export function useCampaignSession(campaignId: string, me: Person, leads: boolean) {
  const [session] = useState(() => openSession(campaignId, me));
  const [online, setOnline] = useState<Online | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    const stops: (() => void)[] = [];
    const enter = async () => {
      // What the page brought along was read after the words in it: events tell what has changed since.
      const since = session.room.isBrought ? firstAnswers.since : Date.now();
      if (session.room.isBrought) void session.turns.load();
      const seq = await session.room.load();
      if (left || seq === null) return;
      const table = { session, campaignId, leads };
      stops.push(follow(table, seq.campaign, setOnline), followWhispers(table, me.id, seq.person));
      if (leads) stops.push(followLeaders(table, seq.leaders ?? undefined));
      stops.push(beginLive(campaignId, since));
      void session.room.resume();
    };
    void enter();
    return () => {
      left = true;
      for (const stop of stops) stop();
    };
  }, [session, campaignId, me.id, leads, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  // Who is here is not known while nothing is heard.
  return { session, online: useConnectionLost() ? null : online, retry };
}

/** A table that is followed. */
interface Table {
  session: Session;
  campaignId: string;
  /** Whether it is followed as by those who lead it. */
  leads: boolean;
}

function follow(table: Table, after: number, setOnline: (online: Online) => void): () => void {
  const { session, campaignId } = table;
  return realtime().subscribe(campaignTopic(campaignId), {
    after,
    present: true,
    onEvent: (event) => take(table, event),
    onSignal: (signal) => {
      if (signal.type === 'chat.typing') session.typing.hear(signal);
      else session.narration.hear(signal);
    },
    onPresence: (count, people) => setOnline({ count, people }),
    onSubscribed: () => {
      void session.turns.load();
      session.narration.load();
    },
    onMissed: () => {
      session.room.refresh(false);
      askAllAgain(campaignId);
    },
  });
}

function followWhispers(table: Table, personId: string, after: number): () => void {
  const { session, campaignId } = table;
  return realtime().subscribe(personTopic(personId), {
    after,
    onEvent: (event) => {
      if (event.type === 'plans.changed') void refreshSession();
      // One's own seat: what one may do, and whether there is a table at all.
      if (event.type === 'campaigns.changed' && event.campaignId === campaignId) reloadCampaign(session, campaignId);
      takeState(table, event);
      if (event.type === 'chat.posted' && event.message.campaignId === campaignId) receive(session, event.message);
      if (event.type === 'chat.changed' && event.message.campaignId === campaignId) changeMessage(session, event.message);
    },
    onMissed: () => {
      session.room.refresh(true);
      askAllAgain(campaignId);
    },
  });
}

function followLeaders(table: Table, after: number | undefined): () => void {
  const { campaignId } = table;
  return realtime().subscribe(campaignLeadersTopic(campaignId), {
    after,
    onEvent: (event) => {
      if (event.type === 'chat.checked') changeCheck(table.session, event.messageId, event.check);
      takeState(table, event);
      // What came here before it was of the branch that is played no longer.
      if (event.type === 'history.moved') void queryClient.invalidateQueries({ queryKey: calls.combat.get.key({ input: { campaignId } }) });
    },
    onMissed: () => askAllAgain(campaignId),
  });
}

/** Takes in an event with the new state of something; answers whether it was one. */
function takeState({ session: { me }, leads }: Table, event: Event): boolean {
  if (event.type === 'combat.changed') takeCombatChange(event);
  else if (event.type === 'characters.changed') {
    takeCharacterChange(event);
    takeHeroChange(event, me);
  } else if (event.type === 'notes.changed') takeNoteChange(event);
  else if (event.type === 'maps.changed') takeMapChange(event, leads);
  else if (event.type === 'battleMaps.changed' || event.type === 'battleMaps.listed' || event.type === 'battleMaps.pinged')
    takeBattleMap(event, leads);
  else if (event.type === 'campaigns.requested') takeSeatRequest(event.campaignId, event.userId, event.request);
  else if (event.type === 'safety.changed') takeAgreementChange(event.campaignId, event.change);
  else if (event.type === 'narrator.drafted') takeDraft(event.campaignId, event.narrationId, event.draft);
  else if (event.type === 'narrator.guided') takeGuidance(event.campaignId, { standing: event.standing, next: event.next });
  else if (event.type === 'history.checkpointSaved' || event.type === 'history.recapped' || event.type === 'history.unrecapped')
    takeHistoryChange(event);
  else if (event.type === 'dice.changed') void queryClient.invalidateQueries({ queryKey: calls.dice.get.key() });
  else if (event.type === 'tableLore.changed') takeLoreChange(event);
  else if (event.type === 'homebrew.changed') {
    takeHomebrewChange(event, leads);
    if (leads) tellHomebrewChange(event, me);
  }
  // One's own history with the assistant, in another tab.
  else if (event.type === 'assistant.changed') void queryClient.invalidateQueries({ queryKey: calls.assistant.key() });
  else return false;
  return true;
}

/** Asks anew for everything known of a table. */
function askAllAgain(campaignId: string): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(campaignId) });
}

/** The narrator's words and rolled dice can be heard, by those who asked for it. */
function soundOf({ role, rolls }: Message): Sound | null {
  if (role === 'ai') return 'bell';
  return rolls.length > 0 ? 'knock' : null;
}

/** Takes in what somebody said: whoever spoke writes no longer, and whom they named is told. */
function receive(session: Session, message: Message): void {
  const { me, room, typing, announcer } = session;
  room.receive(message);
  offerCheck(session, message);
  throwDiceOf(message);
  announcer.say(announcedText(message, me, isStoryReadAloud()));
  typing.forget(message.authorId);
  if (message.authorId !== me && message.mentions.includes(me))
    notify.done(`${message.authorName} mentioned you`, unlessInSight(message.content.slice(0, 140)));
}

function take(table: Table, event: Event): void {
  const { session, campaignId } = table;
  const { turns, narration } = session;
  narration.receive(event);
  if (takeState(table, event)) return;
  if (event.type === 'chat.changed') changeMessage(session, event.message);
  else if (event.type === 'chat.posted') {
    receive(session, event.message);
    playSound(soundOf(event.message));
  } else if (event.type === 'turns.changed') {
    const before = turns.state.get().turn;
    turns.receive(event);
    for (const text of announcedHands(before, turns.state.get().turn, session.me)) session.announcer.say(text);
  } else if (event.type === 'turns.closed') {
    const { by, intents } = event.closed;
    const { title, sentence } = closingText(by, intents.length);
    // That nobody said anything is a line of the story, too.
    notify.done(title, intents.length === 0 ? unlessInSight(sentence) : sentence, limits.collectionToastMilliseconds);
  } else if (event.type === 'history.moved') {
    // Another branch is played: nothing that was known of the table holds.
    session.room.refresh(true);
    void turns.load();
    narration.load();
    askAllAgain(campaignId);
  } else if (event.type === 'campaigns.changed' && event.change) takeCampaignChange(campaignId, event.change, session.me);
  else if (event.type === 'campaigns.changed' || event.type === 'campaigns.deleted') {
    reloadCampaign({ turns }, campaignId);
  }
}

/** Asks anew for everything about the campaign itself: its name and settings, its people, and how its turn stands by them. */
function reloadCampaign({ turns }: Pick<Session, 'turns'>, campaignId: string): void {
  const { get, members, requests } = calls.campaigns;
  for (const each of [get, members, requests]) void queryClient.invalidateQueries({ queryKey: each.key({ input: { campaignId } }) });
  void turns.load();
}
