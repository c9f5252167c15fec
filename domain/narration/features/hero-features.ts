import type { Character } from '#domain/character/character.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { isCarriedOut } from '#domain/character/actions/choose-deeds.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { ownWay, waysToUse } from '#domain/character/effects/feature-ways.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { usesOf } from '#domain/character/sheet/uses.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { isForOneself, isForOthers } from '#domain/rules/activity/targeting.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { slotsSaid } from './slots-said.ts';
import { speaksOfSpell } from '#domain/narration/spells/hero-spells.ts';

/** A feature that is used so often between rests, as a hero can use it in the story by the rules of their sheet. */
export interface HeroFeature {
  /** What is used up, by its id, and the way to use it. */
  use: string;
  way: string;
  name: string;
  left: number;
  /** Whether it gives hit points back, and each use so many of them as are spent. */
  mends: boolean;
  isPool: boolean;
  /** Whether it may be used on oneself, and on others. */
  onSelf: boolean;
  onOthers: boolean;
  /** The slots that words want back of it; left out where it gives none, or they name none. */
  slots?: string;
  /** Whether it comes with a short rest that is finished. */
  isAfterRest?: true;
  /** Why the sheet refuses it now, in its own sentence; null where it does not. */
  why: string | null;
  /** Whether it is used from the sheet or in a fight alone: it is rolled for the table, or counts for one turn of a fight. */
  isElsewhere?: true;
}

/** The uses of a character whose names stand in a text. */
export function usesSpokenOf(character: Character, text: string) {
  return usesOf(character).filter(({ name, spell }) => spell === undefined && speaksOfSpell(text, name));
}

/** Whether a use gives so many hit points as are spent of it. */
const isPoolOf = ({ kind, consumes = [] }: Activity) =>
  kind === 'heal' && consumes.some((each) => each.kind === 'use' && each.amount !== undefined);

/** The way that words mean: by its name, else the only one of its own feature, else the one that heals, else the first. */
function wayMeant(ways: readonly Way[], use: string, text: string): Way | undefined {
  const named = ways.filter(({ title, activity }) => speaksOfSpell(text, activity.name ?? title) && (activity.name ?? '') !== '');
  return named.length === 1 ? named[0] : (ownWay(ways, use) ?? ways.find(({ activity }) => activity.kind === 'heal') ?? ways[0]);
}

/** The sentences of a text that speak of something. */
const sentencesOn = (text: string, name: string) =>
  sentencesOf(text)
    .filter((sentence) => speaksOfSpell(sentence, name))
    .join(' ');

/** The features of a character that a text speaks of, each as it can be used now, by trying. */
export function heroFeaturesOf(character: Character, text: string, content: ActContent): HeroFeature[] {
  return usesSpokenOf(character, text).flatMap(({ id: use, name, left }): HeroFeature[] => {
    const way = wayMeant(waysToUse(character, use, content), use, text);
    if (!way) return [];
    const { activity, key } = way;
    const mends = activity.kind === 'heal' && activity.healing.some(({ what }) => what === 'hitPoints');
    const [onSelf, onOthers] = [isForOneself(activity) || activity.kind === 'utility', isForOthers(activity)];
    // Whom it mends is judged as the story stands.
    const tried = mends ? { ...character, damage: Math.max(1, character.damage) } : character;
    const targets = onSelf ? undefined : [];
    const slots = activity.gives?.some(({ kind }) => kind === 'slots') ? slotsSaid(sentencesOn(text, name)) : null;
    const chosen = slots !== null && { choice: slots };
    const trial = actOnSheet(tried, { kind: 'useFeature', use, way: key, times: 1, targets, ...chosen }, () => 1, content);
    const isElsewhere = !isCarriedOut(activity) || activity.duration?.kind === 'turn' || activity.kind === 'summon';
    const found = { use, way: key, name, left, mends, isPool: isPoolOf(activity), onSelf, onOthers };
    const rest = activity.activation?.rest === 'short' && { isAfterRest: true as const };
    return [
      {
        ...found,
        ...(slots !== null && { slots }),
        ...rest,
        why: trial.ok ? null : tellCharacterRefusal(trial.refused),
        ...(isElsewhere && { isElsewhere }),
      },
    ];
  });
}

/** The feature of a hero that is called so. */
export const featureNamed = (features: readonly HeroFeature[], name: string): HeroFeature | undefined =>
  features.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());

/** How much of a feature is used: what is wanted, else of a pool as much as mends what is lost, else once. */
export function timesOf({ isPool, left }: HeroFeature, wanted: number | undefined, lost: number): number {
  if (!isPool) return 1;
  return wanted ?? Math.max(1, Math.min(left, lost));
}
