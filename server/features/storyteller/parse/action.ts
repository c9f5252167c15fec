import type { Exit, Feature, Loot, Npc, Topic } from '#domain/narration/adventure.ts';
import type { CoinsPaid } from '#domain/narration/payment.ts';
import type { SceneTag } from '#domain/narration/scene-tags/scene-tag.ts';
import type { Skill } from '#domain/rules/skill.ts';
import type { Payment } from './talk/payment.ts';
import type { Change } from './scene-changes/change.ts';
import type { FreeAction } from './improvised/free-action.ts';
import type { AskedQuestion } from './question/question-kinds.ts';
import type { Hero } from '#domain/narration/brief.ts';

/** What a clause wants to bring about. */
export const intentKinds = [
  'attack',
  'cast',
  'sneak',
  'talk',
  'trick',
  'search',
  'travel',
  'rest',
  'use',
  'take',
  'athletics',
  'help',
  'lore',
  'defend',
  'flee',
  'wait',
  'ask',
  'ooc',
] as const;
export type IntentKind = (typeof intentKinds)[number];

/** Something of the scene, or someone at the table, that a clause names. */
export type Target =
  | { kind: 'npc'; npc: Npc }
  | { kind: 'feature'; feature: Feature }
  | { kind: 'loot'; loot: Loot }
  | { kind: 'exit'; exit: Exit }
  | { kind: 'hero'; hero: Hero };

/** How talk is meant, which decides its check and what it does to the listener. */
export const tones = ['plain', 'charm', 'bluff', 'threat', 'insult'] as const;
export type Tone = (typeof tones)[number];

/** One clause of a hero's words, understood. */
export interface HeroAction {
  actor: Hero;
  kind: IntentKind;
  skill: Skill | null;
  /** Whether their player has named that skill: "I roll insight". */
  namesSkill: boolean;
  targets: Target[];
  tone: Tone;
  /** How it is done, as typed: "quietly". */
  style: string | null;
  /** Direct speech, without its quotation marks. */
  quote: string | null;
  /** Whether it asks something. */
  question: boolean;
  /** What is asked of the narrator, where the state answers it. */
  asked: AskedQuestion | null;
  /** The topic of whom it is for that it brings about, whatever its words. */
  brings: Topic | null;
  /** Whether it uses a thing that makes whoever it is for let the party be. */
  soothes: boolean;
  /** Whether it is an option as it was printed. */
  chosen: boolean;
  /** The scene of a hero elsewhere to whom the action goes. */
  meets?: string;
  /** The hero it would reach, who is at another place, and where that is. */
  away?: { hero: string; place: string };
  /** Whether it is not done now: it waits until something comes about, or is a plan. */
  kept?: 'then' | 'plan';
  /** Whether it is table talk within the play, and not a word about the table: "haha brilliant". */
  remark?: true;
  /** The other hero whose words it takes up: "me too", "I'll come with". */
  joins?: Hero;
  /** The other hero from whom it draws the eyes of whoever it is for: help for what that hero does. */
  covers?: Hero;
  /** The other hero whom it shakes awake. */
  wakes?: Hero;
  /** The clauses of the climb that it comes after in the same words: without it, it is out of reach. */
  climb?: readonly string[];
  /** The way that it would go by once a look at what it goes through has found it, and the words for that. */
  through?: { exit: Exit; said: string };
  /** Set when the clause stands after a journey in the same words, so that it happens at the journey's end. */
  afterTravel: boolean;
  /** Whether it is about somebody or something that is not here. */
  absent: boolean;
  /** What it needs and is not here, by its bare noun: "chandelier". */
  missing: string | null;
  /** Whether talk is meant that shows or offers something. */
  offers: boolean;
  /** What talk would buy, as a noun phrase. */
  wants: string | null;
  /** What talk pays; what any other action would pay stays in the purse, for no ruling pays whom it is for. */
  pays: Payment | null;
  /** Coins that it holds out for what is wanted of somebody: they are paid once that one agrees. */
  offered: CoinsPaid | null;
  /** What the action changes of the scene, where it does. */
  change: Change | null;
  /** What it does that takes no check and changes nothing by rule. */
  free: FreeAction | null;
  /** What may well kill whoever does it, in their player's words; it is asked about before it is done. */
  peril: string | null;
  /** A magic item of the doer's that it uses: its name, the way to use it, on whom, and how many of it. */
  item: { name: string; way: string; target: string | null; times: number } | null;
  /** A spell of the doer's that it casts: its name, the slot that is wanted, what is chosen, the heroes it is for, and those it is cast at. */
  spell: { name: string; slot?: number; choice?: string; targets?: string[]; at?: string[] } | null;
  /** A feature of the doer's sheet that it uses: its name, the other hero it is for, how many points of it, and whether it comes with a rest. */
  feature: { name: string; target?: string; times?: number; isAfterRest?: true } | null;
  /** Things that it takes from the dead of a fight, or hands to another hero. */
  gear: { item: string; from?: string; to?: string; coins?: CoinsPaid }[] | null;
  /** What an earlier action has left behind that keeps it from coming about. */
  hindered: SceneTag | null;
  /** Whether the doer is at 0 hit points, so that nothing comes of it. */
  down: boolean;
  /** False for a plan outside every kind. */
  sure: boolean;
  /** The clauses as typed, without markup; direct speech is a mark in them. */
  clauses: string[];
}

/** An action of a hero in these words: waiting, but for what is said of it. */
export function action(actor: Hero, clauses: string[], rest: Partial<HeroAction>): HeroAction {
  return {
    actor,
    kind: 'wait',
    skill: null,
    namesSkill: false,
    targets: [],
    tone: 'plain',
    style: null,
    quote: null,
    question: false,
    asked: null,
    brings: null,
    soothes: false,
    chosen: false,
    afterTravel: false,
    absent: false,
    missing: null,
    offers: false,
    wants: null,
    pays: null,
    offered: null,
    change: null,
    free: null,
    peril: null,
    item: null,
    spell: null,
    feature: null,
    gear: null,
    hindered: null,
    down: false,
    sure: true,
    clauses,
    ...rest,
  };
}

/** Kinds for which what they are done to has to be here. */
const needsPresence: readonly IntentKind[] = ['search', 'use', 'athletics', 'take', 'trick', 'attack', 'help', 'cast', 'sneak'];

/** Whether nothing comes of an action because somebody or something that it needs is not here. */
export function isOutOfReach({ absent, kind }: HeroAction): boolean {
  return absent && needsPresence.includes(kind);
}

export function npcOf(action: HeroAction): Npc | undefined {
  return action.targets.find((each) => each.kind === 'npc')?.npc;
}

export function featureOf(action: HeroAction): Feature | undefined {
  return action.targets.find((each) => each.kind === 'feature')?.feature;
}

export function lootOf(action: HeroAction): Loot | undefined {
  return action.targets.find((each) => each.kind === 'loot')?.loot;
}

export function exitOf(action: HeroAction): Exit | undefined {
  return action.targets.find((each) => each.kind === 'exit')?.exit;
}

/** Another hero that the action is for; never the doer. */
export function companionOf(action: HeroAction): Hero | undefined {
  const found = action.targets.find((each) => each.kind === 'hero' && each.hero.id !== action.actor.id);
  return found?.kind === 'hero' ? found.hero : undefined;
}

/** Whether an action holds out coins to whom no ruling pays. */
export const isUnpaid = ({ kind, pays }: HeroAction): boolean => kind !== 'talk' && pays !== null;

/** What a hero keeps for later, in their player's words. */
export const keptAction = (text: string, kept: 'then' | 'plan', actor: Hero): HeroAction => action(actor, [text], { kept });
