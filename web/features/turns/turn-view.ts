import { isUp, lowerHand, raiseHand } from '#domain/turn/turn.ts';
import type { NarratorAnswers } from '#domain/campaign/narrator-answers.ts';
import type { Turn } from '#domain/turn/turn.ts';
import { shortName } from '#domain/text/short-name.ts';

/** A hand action whose answer is awaited. */
export type HandAction = 'raise' | 'lower';

interface Player {
  id: string;
  name: string;
}

/** The turn as it shows: what the server said last, with the awaited action already applied by the same rules. */
export function shownTurn(confirmed: Turn, awaited: HandAction | null, me: Player, now: Date): Turn {
  if (awaited === null) return confirmed;
  return awaited === 'raise' ? raiseHand(confirmed, me, now).turn : lowerHand(confirmed, me.id, now).turn;
}

/** Whole seconds until the collection ends, from all it was given down to zero; null while nothing is collected. A pause holds them. */
export function secondsLeft(turn: Turn, now: Date): number | null {
  const left = turn.endsAt === null ? turn.remaining : Date.parse(turn.endsAt) - now.getTime();
  if (left === null) return null;
  const seconds = Math.ceil(left / 1000);
  return Math.min(turn.collectingTimeout, Math.max(0, seconds));
}

/** The part of the candle that is left, from 1 to 0. */
export function candleLeft(turn: Turn, seconds: number): number {
  return seconds / Math.max(1, turn.collectingTimeout);
}

/** How a raised hand is listed: "Player" and the last four characters of the id. */
export function handLabel(userId: string): string {
  return `Player ${userId.slice(-4)}`;
}

/** How somebody takes part: leads the table, plays at it, or only watches. */
export type Part = 'leads' | 'plays' | 'watches';

/** Why what somebody writes while their hand is up is no action. */
export interface NoAction {
  text: string;
  /** Whether the table does not even read it. */
  isPrivate: boolean;
}

/** How the table stands besides its turn. */
export interface TableNow {
  part: Part;
  paused: boolean;
  narrating: boolean;
  /** A reply waits for a Dungeon Master to read it. */
  held: boolean;
  /** When the narrator answers words that are no action of a turn; null where a Dungeon Master narrates. */
  answers: NarratorAnswers | null;
  /** A fight goes on beside one's own hero, who can join it. */
  beside?: boolean;
}

/** What a player can do between turns, by when the narrator answers; under its own key where a Dungeon Master narrates. */
const forPlayers: Record<NarratorAnswers | 'never', string> = {
  withoutTurns: 'Write what you do, or raise your hand to act together.',
  inCharacter: 'Write to talk and look around, or raise your hand to act.',
  addressed: 'Raise your hand to act, or speak to the narrator.',
  turns: 'Raise your hand to act. The narrator answers only then.',
  never: 'Raise your hand to act, or write to the table.',
};

/** What a player can do whose hero is beside a fight. */
const besideFight = (answers: NarratorAnswers | null) =>
  answers === 'withoutTurns'
    ? 'Write “I join the fight” to be in it, or what you do elsewhere.'
    : answers === 'inCharacter'
      ? 'Write “I join the fight” to be in it, or raise your hand to act elsewhere.'
      : 'Raise your hand and write “I join the fight” to be in it.';

const forOthers: Record<Exclude<Part, 'plays'>, string> = {
  leads: 'Write to the table, or wait for raised hands.',
  watches: 'The story goes on when somebody acts.',
};

/** Says in one line what to do next. */
export function nextStep(turn: Turn, me: Player, { part, paused, narrating, held, answers, beside = false }: TableNow): string {
  if (paused) return 'The table is paused. No actions are collected.';
  if (held) return part === 'leads' ? 'Read the narrator’s reply and post it.' : 'The Dungeon Master is reading the narrator’s reply.';
  if (narrating) return `The narrator is speaking.${part === 'plays' ? ' Raise your hand when you want to act.' : ''}`;
  if (turn.state === 'IDLE' && part === 'plays' && beside) return besideFight(answers);
  if (turn.state === 'IDLE') return part === 'plays' ? forPlayers[answers ?? 'never'] : forOthers[part];
  const up = turn.hands.filter((hand) => hand.up);
  const others = up.filter((hand) => hand.userId !== me.id).map((hand) => hand.name);
  const mine = up.find((hand) => hand.userId === me.id);
  if (!mine && part !== 'plays') return `Waiting for ${listed(others)}.`;
  if (!mine && turn.hands.some((hand) => hand.userId === me.id)) return `Your action is in. Waiting for ${listed(others)}.`;
  if (!mine) return `Raise your hand to act, or wait for ${listed(others)}.`;
  if (mine.intent === null) return 'Write what you do, then lower your hand.';
  return others.length === 0
    ? 'Lower your hand when you are done: the narrator answers.'
    : `Lower your hand when you are done. Then the table waits for ${listed(others)}.`;
}

/** Says how a collection ended, and what became of what it collected. */
export function closingText(by: 'hands' | 'time' | 'force', intents: number): { title: string; sentence: string } {
  const title = { hands: 'All hands are lowered', time: 'The time is up', force: 'The collection was ended' }[by];
  if (intents === 0) return { title, sentence: 'Nobody submitted an action.' };
  return { title, sentence: intents === 1 ? 'One action goes to the narrator.' : `${intents} actions go to the narrator.` };
}

/** True when the person's hand is up. */
export function handUp(turn: Turn, me: Player): boolean {
  return isUp(turn, me.id);
}

function listed(names: readonly string[]): string {
  const short = names.map(shortName);
  if (short.length <= 1) return short[0] ?? 'the others';
  if (short.length <= 3) return `${short.slice(0, -1).join(', ')} and ${short.at(-1)}`;
  return `${short.slice(0, 2).join(', ')} and ${short.length - 2} more`;
}
