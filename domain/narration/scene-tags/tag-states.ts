import { z } from 'zod';
import type { Skill } from '#domain/rules/skill.ts';
import type { PassingState } from './tag-labels.ts';

/** How something can be that a deed has changed. `other` stands for a few words of the player's, where none of these fits. */
export const TagState = z.enum([
  'burning',
  'burnt',
  'broken',
  'mended',
  'open',
  'shut',
  'barred',
  'blocked',
  'cleared',
  'tied',
  'freed',
  'hidden',
  'found',
  'lit',
  'dark',
  'wet',
  'slippery',
  'trapped',
  'distracted',
  'asleep',
  'awake',
  'marked',
  'moved',
  'carried',
  'laid',
  'used',
  'noisy',
  'offBalance',
  'held',
  'reeling',
  'disarmed',
  'other',
]);
export type TagState = z.infer<typeof TagState>;

/** What a tag can be about: a thing, a way out, somebody of the adventure, a hero, or the place itself. */
export type TagKind = 'thing' | 'way' | 'npc' | 'hero' | 'place';

/** What follows from a state. */
export interface TagRule {
  of: readonly TagKind[];
  /** Turns until it ends, that of the deed among them; null for good, 0 where it only ends what was before. */
  lasts: number | null;
  /** What it turns into when it ends. */
  becomes?: TagState;
  /** States of the same thing that end with it. */
  ends?: readonly TagState[];
  /** Bringing it about takes a check that the doer passed. Of somebody it always does, and where somebody hostile is near. */
  takesCheck?: true;
  /** It is so only of a small thing that goes by its words alone: what has an id stays in its place. */
  loose?: true;
  /** It befalls the doer of a deed that failed. */
  befalls?: true;
  /** What it gives to checks of the heroes in its place; of a hero, to that hero's alone. */
  favours?: { skills: readonly Skill[] | 'all'; gives: 'advantage' | 'disadvantage' };
  /** Whoever is so strikes nobody, bars no way and guards nothing. */
  holds?: true;
  /** Whoever is so neither hears nor speaks. */
  silences?: true;
  /** Blows at somebody who is so have advantage (SRD 5.2.1, Restrained and Unconscious). */
  exposes?: true;
  /** A thing that is so can no longer be used or read, or not even be taken. */
  spoils?: 'use' | 'all';
  /** A way that is so cannot be gone before that ends: any, or one that carries whoever goes it, such as a bridge. */
  closes?: 'any' | 'carrying';
  /** It is heard and seen from far: a danger may come closer. */
  isLoud?: true;
  /** Whoever it was done to, or whose thing it was done to, thinks less of the party: one step, once. */
  angers?: true;
  /** Nobody comes upon the party unawares: no danger comes closer for a rest. */
  shelters?: true;
}

const slipping: readonly Skill[] = ['stealth', 'athletics', 'acrobatics'];

/** What each state does: the one place that says it. */
export const tagRules: { readonly [State in TagState]: TagRule & { lasts: State extends PassingState ? 0 : number | null } } = {
  burning: { of: ['thing', 'way'], lasts: 3, becomes: 'burnt', isLoud: true, angers: true, spoils: 'all' },
  burnt: {
    of: ['thing', 'way'],
    lasts: null,
    ends: ['burning', 'lit', 'tied', 'hidden'],
    spoils: 'all',
    closes: 'carrying',
  },
  broken: {
    of: ['thing', 'way'],
    lasts: null,
    ends: ['barred', 'shut', 'mended', 'trapped', 'lit'],
    takesCheck: true,
    isLoud: true,
    angers: true,
    spoils: 'use',
    closes: 'carrying',
  },
  mended: { of: ['thing', 'way'], lasts: null, ends: ['broken'], takesCheck: true },
  open: { of: ['thing', 'way'], lasts: null, ends: ['shut', 'barred'] },
  shut: { of: ['thing', 'way'], lasts: null, ends: ['open'] },
  barred: { of: ['thing', 'way'], lasts: null, ends: ['open'], shelters: true },
  blocked: { of: ['way', 'thing'], lasts: null, ends: ['open'], closes: 'any', shelters: true },
  cleared: {
    of: ['way', 'thing', 'place'],
    lasts: 0,
    ends: ['blocked', 'barred', 'slippery', 'trapped', 'marked'],
  },
  tied: { of: ['npc', 'thing'], lasts: 8, ends: ['distracted'], holds: true, exposes: true, angers: true },
  freed: { of: ['npc', 'thing'], lasts: 0, ends: ['tied'] },
  hidden: { of: ['thing', 'way'], lasts: null },
  found: { of: ['thing', 'way'], lasts: 0, ends: ['hidden'] },
  lit: { of: ['thing', 'place'], lasts: 8, ends: ['dark'] },
  dark: {
    of: ['thing', 'place'],
    lasts: null,
    ends: ['lit'],
    favours: { skills: ['stealth'], gives: 'advantage' },
  },
  wet: { of: ['thing', 'way', 'npc'], lasts: 8, ends: ['burning', 'lit'] },
  slippery: {
    of: ['thing', 'way', 'place'],
    lasts: 8,
    favours: { skills: slipping, gives: 'advantage' },
  },
  trapped: {
    of: ['thing', 'way', 'place'],
    lasts: null,
    takesCheck: true,
    favours: { skills: slipping, gives: 'advantage' },
  },
  distracted: {
    of: ['npc'],
    lasts: 2,
    holds: true,
    favours: { skills: ['stealth', 'sleight of hand', 'deception'], gives: 'advantage' },
  },
  asleep: {
    of: ['npc'],
    lasts: 6,
    ends: ['distracted'],
    holds: true,
    silences: true,
    exposes: true,
    angers: true,
  },
  awake: { of: ['npc'], lasts: 0, ends: ['asleep'] },
  marked: { of: ['thing', 'way', 'place'], lasts: null, favours: { skills: ['survival'], gives: 'advantage' } },
  moved: { of: ['thing'], lasts: null },
  carried: { of: ['thing'], lasts: null, ends: ['laid', 'hidden', 'moved'], loose: true },
  laid: { of: ['thing'], lasts: null, ends: ['carried'], loose: true },
  used: { of: ['thing'], lasts: null, ends: ['carried', 'laid', 'lit'], spoils: 'all', loose: true },
  noisy: {
    of: ['place'],
    lasts: 2,
    isLoud: true,
    favours: { skills: ['sleight of hand', 'performance'], gives: 'advantage' },
  },
  offBalance: {
    of: ['hero'],
    lasts: 2,
    befalls: true,
    favours: { skills: 'all', gives: 'disadvantage' },
  },
  // To grab and to shove (SRD 5.2.1, Unarmed Strike), and what leaves a foe without a weapon for a moment.
  held: { of: ['npc'], lasts: 2, ends: ['reeling'], takesCheck: true, holds: true, angers: true },
  reeling: { of: ['npc'], lasts: 2, takesCheck: true, holds: true, exposes: true, angers: true },
  disarmed: { of: ['npc'], lasts: 3, takesCheck: true, holds: true, angers: true },
  other: { of: ['thing', 'way', 'npc', 'place'], lasts: null },
};
