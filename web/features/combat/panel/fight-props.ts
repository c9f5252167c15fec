import type { CombatNow, SeenFight } from '#contract/play/combat-shapes.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { PictureOf } from '#web/features/combat/order/order-strip.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';
import type { ComponentType, ReactNode } from 'react';

/** A fight that goes on, as its panel shows it. */
export interface FightProps {
  campaignId: string;
  now: CombatNow;
  fight: SeenFight;
  figures: readonly Figure[];
  doing: Doing;
  pictureOf: PictureOf;
  /** The accounts of players who are away. */
  playersAway?: readonly string[] | undefined;
  /** Stands above the order. */
  head: ReactNode;
}

/** The way into a fight. */
export type FightOpens = ComponentType<Pick<FightProps, 'campaignId' | 'now' | 'doing'>>;
