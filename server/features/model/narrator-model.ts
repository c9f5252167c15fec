import type { Brief } from '#domain/narration/brief.ts';
import type { Objection } from '#domain/narration/reply-check/objection.ts';
import type { CheckMaterial } from '#domain/narration/reply-check/reply-check.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Remembered } from '#domain/narration/people.ts';
import type { IntentMark } from '#domain/narration/intent-mark.ts';
import type { ToolCall, Ruling } from '#domain/narration/tool-call.ts';
import type { Answered, Question } from './ask.ts';
import type { FallbackReason } from './model-fault.ts';
import type { Usage } from './meter.ts';

/** Which model answers, and for how long it is waited for. */
export interface ModelSettings {
  /** `provider:model`, or null for the Storyteller. */
  name: string | null;
  /** Where the provider listens; null takes the provider's own address. */
  baseUrl: string | null;
  apiKey: string | null;
  /** Milliseconds until the first content of each step of the model; 20,000 is usual. */
  firstContentMs: number;
  /** Milliseconds between two pieces of content; 15,000 is usual. */
  stallMs: number;
  /** Milliseconds for the model's whole reply; 120,000 is usual. */
  totalMs: number;
}

/** One reply to be told. */
export interface Reply {
  /** What may be known. */
  brief: Brief;
  /** Fragments of the Storyteller that are not to be repeated. */
  used: ReadonlySet<string>;
  /** Asks the server for a ruling: the server rolls, guards and applies. */
  callTool(call: ToolCall): Promise<{ ruling: Ruling; state: PlayState }>;
  /** Marks the parts of the prompt: a secret of the campaign, so that nobody at the table can know it. */
  delimiter: string;
  /** Fires when somebody stops the narrator, or the server shuts down. */
  signal: AbortSignal;
  /** What the reply is checked against besides the brief, which may still be read while the model is asked; null where nobody checks it. */
  material: CheckMaterial | Promise<CheckMaterial> | null;
  /** Milliseconds between two words of the Storyteller. */
  pace: number;
  /** Whether today's replies of a model are used up, so that the Storyteller tells this one. */
  overQuota?: boolean;
  /** Whether the Storyteller tells it in any case. */
  byStoryteller?: boolean;
  /** What was told and ruled of it already, where it goes on. */
  before?: Before;
  /** Steps that are left of those a reply may take. */
  steps?: number;
}

/** A reply that goes on: a fault broke it off, or some of its intents have no end yet. */
export interface Before {
  because: 'fault' | 'unanswered';
  /** The ids of those intents. */
  intents: string[];
  text: string;
  rulings: Ruling[];
  state: PlayState;
}

/** The last part of every reply: how it ended, who spoke and what it cost. */
export interface End {
  type: 'end';
  ending: 'complete' | 'interrupted' | 'stopped';
  /** The label of who really answered. */
  spokenBy: string;
  /** Why the configured model did not answer, when it did not. */
  fellBack: FallbackReason | null;
  usage: Usage;
  /** The Storyteller's fragments that this reply used. */
  fragments: string[];
  /** What the narrator said of the intents besides its words. */
  marks?: readonly IntentMark[];
  /** What the players could turn to next, as they can say it. */
  options?: readonly string[];
  /** The ids of the heroes for whom each of them is, where the party is in several places. */
  optionsFor?: Readonly<Record<string, readonly string[]>>;
  /** What people keep in mind of it besides the rulings. */
  remembered?: readonly Remembered[];
  /** How many steps it took. */
  steps?: number;
  /** The label of who brought it to its end, after whoever spoke broke off. */
  continuedBy?: string;
  /** What the reply check held back or had corrected; absent where it had nothing against the reply. */
  heldBack?: Objection[];
}

/** Words to show; that all words so far are taken back, for the reply is told from the beginning; or the end. */
export type Part = { type: 'text'; text: string } | { type: 'anew' } | End;

/** Someone who tells replies. */
export interface NarratorModel {
  /** As people read it: "Storyteller (procedural, no AI model)" or "openai-compatible:name". */
  readonly label: string;
  readonly isModel: boolean;
  /** Tells one reply. Never throws, and ends with exactly one `end` part. */
  narrate(reply: Reply): AsyncIterable<Part>;
  /** Asks for entries of a form; without a model there is no answer. Rejects only when the signal fires. */
  ask<Entry>(question: Question<Entry>): Promise<Answered<Entry>>;
}
