import type { HeroWay } from '#domain/combat/use/feature-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';

/** Something that a feature of a hero or a power of a creature lets them do. */
export interface ReadyWay {
  way: HeroWay;
  used: UsedActivity;
}
