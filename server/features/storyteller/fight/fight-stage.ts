import type { CommonAction } from '#domain/rules/common-actions.ts';
import type { ItemKind } from '#domain/srd/items/magic-item.ts';

/** Somebody in a fight whom players see, by what can be said of them. */
export interface Named {
  id: string;
  name: string;
  isFoe: boolean;
  /** Whether they lie at 0 hit points or are dead. */
  isDown: boolean;
  /** Whether players see that they have lost half of their hit points. */
  isBloodied: boolean;
}

/** An attack by its name, and how it can be made. */
export interface NamedAttack {
  name: string;
  isRanged: boolean;
  isThrown: boolean;
  isUnarmed: boolean;
}

/** Something with an id that can be named. */
export interface NamedThing {
  id: string;
  name: string;
}

/** One thing that a feature lets a hero do. */
export interface NamedWay extends NamedThing {
  index: number;
  /** Names of the feature, and of what it lets one do. */
  names: readonly string[];
  /** The actions that it lets one take. */
  takes: readonly CommonAction[];
  /** Whether it goes with a hit of an attack. */
  rides: boolean;
  /** Whether it ends what the feature began. */
  ends: boolean;
}

/** One thing that can be done with something carried. */
export interface NamedDeed {
  key: string;
  name: string;
  /** The spell that it casts, by its name. */
  spell: string | null;
  /** The level at which it casts; 0 where it casts nothing. */
  level: number;
  /** How many charges it spends. */
  charges: number;
  /** Whether it takes time or spends anything: what does neither follows something that did. */
  costs: boolean;
  /** Whether it takes longer than a turn lasts. */
  takesLong: boolean;
}

/** Something carried; with no kind and no deeds where no rules carry out what it does. */
export interface NamedItem extends NamedThing {
  kind: ItemKind | null;
  deeds: readonly NamedDeed[];
}

/** How something carried is used: `drink` is for whoever says so, whatever else is named. */
export type ItemManner = 'drink' | 'give' | 'throw' | 'use';

/** Something carried that words can mean, with the keys of the deeds that they can mean. */
export interface MeantItem {
  item: NamedItem;
  deeds: readonly string[];
}

/** What a hero's words in a fight are read against. */
export interface FightStage {
  hero: NamedThing;
  /** Whether somebody who is called or ridden acts by the words of a hero’s player, so that “it” does what is said. */
  isCommanded: boolean;
  /** Of what can be called, the words in brackets: “fire” of “Draconic Spirit (fire)”. */
  asides: readonly string[];
  /** Everybody else whom players see, in the turn order. */
  others: readonly Named[];
  attacks: readonly NamedAttack[];
  /** How many of them one action makes. */
  attacksPerTurn: number;
  /** Spells that are ready, and which of them bring back the dead. */
  spells: readonly (NamedThing & { revives?: true })[];
  /** Names of spells that there are. */
  knownOf: readonly NamedThing[];
  features: readonly NamedWay[];
  items: readonly NamedItem[];
  /** Names of magic items that there are. */
  itemNames: readonly string[];
  /** Whom the hero last acted on. */
  last: readonly string[];
}

/** Whom words are about: those named, and those of whom it is not clear which one is meant. */
export interface Aimed {
  ids: string[];
  /** Of these one is meant, and it is not said which. */
  unclear: string[];
  /** Somebody who is named and is not in the fight. */
  absent: string | null;
}

/** What a question in a fight is about. */
export const questionSubjects = [
  'health',
  'order',
  'turn',
  'round',
  'choices',
  'foes',
  'log',
  'economy',
  'spells',
  'slots',
  'distance',
  'possible',
  'fight',
] as const;
export type QuestionSubject = (typeof questionSubjects)[number];

/** What a hero wants in a fight, as their player's words say it. */
export type FightAction =
  | {
      kind: 'attack';
      attack: string | null;
      thrown: boolean;
      ranged: boolean;
      lacks: string | null;
      aimed: Aimed;
      times: number;
      riders: string[];
      /** Whether it is said that an ally stands by. */
      ally?: true;
      /** Whether whoever falls by it is to live. */
      knocksOut?: true;
    }
  | { kind: 'cast'; spell: string; aimed: Aimed; slot: number | null; text: string }
  | { kind: 'feature'; way: NamedWay; aimed: Aimed; amount: number | null; text: string; ally?: true }
  | { kind: 'item'; meant: readonly MeantItem[]; manner: ItemManner; aimed: Aimed; text: string }
  | {
      kind: 'act';
      action: CommonAction;
      aimed: Aimed;
      text: string;
      asBonus: boolean;
      /** Whether the whole party is said to do it. */
      isTogether?: true;
    }
  | { kind: 'approach'; aimed: Aimed }
  | { kind: 'deathSave' }
  | { kind: 'endTurn' }
  | { kind: 'endConcentration' }
  | { kind: 'leaveForm' }
  | { kind: 'lacksSpell'; name: string }
  | { kind: 'whichSpell' }
  | { kind: 'question'; about: QuestionSubject; aimed: Aimed; wanted: FightAction | null }
  | { kind: 'talk'; text: string; aimed: Aimed }
  /** A blow is held back: somebody is spared, a weapon is put away, or the hero gives up. */
  | { kind: 'peace'; aimed: Aimed }
  | { kind: 'join' }
  | { kind: 'rest' }
  | { kind: 'leave' }
  | { kind: 'unread'; text: string };

/** What a clause is read with. */
export interface Reading {
  stage: FightStage;
  /** What was read before it in the same line. */
  before: FightAction | undefined;
}
