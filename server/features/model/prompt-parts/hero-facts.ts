import type { Brief, Hero } from '#domain/narration/brief.ts';
import type { HeroCard, HeroNow } from '#domain/narration/hero-card.ts';
import { healthOf } from '#domain/combat/effects/health.ts';
import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import { fullHitPointsOf, heroHitPointsOf } from '#domain/narration/hero-sheet.ts';

const rooms = narrationServerLimits.heroCardLists;

/** What a hero's card says where their player is away. */
const away =
  'away: others speak for this hero. Where an intent of this hero stands below, ask for its rulings as for everybody’s; without one this hero only goes along. To words alone this hero answers with a small gesture, and tells no opinion and no fact. Nothing of theirs is given away or spent, and their life is not risked.';

/** Who the heroes are and what they can do: what stays the same from one reply to the next. */
export function heroFacts({ party }: Pick<Brief, 'party'>): object[] {
  return party.map(({ id, name, card, isAway }) => ({
    kind: 'hero',
    id,
    name,
    ...(isAway && { player: away }),
    ...(card && whoIs(card)),
  }));
}

/** How the heroes are at the moment: wounds, conditions, what is left to spend, and the purse. */
export function heroesNow({ party, state }: Pick<Brief, 'party' | 'state'>): object[] {
  return party.map((hero) => ({
    kind: 'hero',
    id: hero.id,
    name: hero.name,
    ...(hero.card && nowOf(hero.card.now)),
    looks: looksOf(state, hero),
  }));
}

function looksOf(state: Brief['state'], hero: Hero): string {
  return healthOf({ hitPoints: heroHitPointsOf(state, hero), maxHitPoints: fullHitPointsOf(hero), dead: false });
}

function whoIs({ level, classes, paths, species, pronouns, weapons, cantrips, prepared, carries }: HeroCard): object {
  return {
    species,
    ...(pronouns !== null && { pronouns }),
    class: [classes, ...paths].join(', '),
    level,
    ...listOf('weapons', weapons, rooms.weapons),
    ...listOf('cantrips', cantrips, rooms.cantrips),
    ...listOf('spells prepared', prepared, rooms.prepared),
    ...listOf('carries', carries, rooms.carries),
  };
}

function nowOf({ hitPoints: { left, maximum, temporary }, conditions, exhaustion, concentration, slots, uses, coins }: HeroNow): object {
  return {
    hitPoints: `${left} of ${maximum}${temporary > 0 ? ` and ${temporary} temporary` : ''}`,
    ...(conditions.length > 0 && { conditions: conditions.map((each) => (each === 'exhaustion' ? `exhaustion ${exhaustion}` : each)) }),
    ...(concentration !== null && { concentratesOn: concentration }),
    ...listOf(
      'slots left',
      slots.map(({ level, left: free, total }) => `level ${level}: ${free} of ${total}`),
      rooms.slots,
    ),
    ...listOf(
      'uses left',
      uses.map(({ name, left: free, total }) => `${name}: ${free} of ${total}`),
      rooms.uses,
    ),
    ...(Object.keys(coins).length > 0 && { purse: coins }),
  };
}

/** Names in one line, as many as fit, and how many more there are; nothing where there are none. */
function listOf(key: string, names: readonly string[], characters: number): object {
  const shown: string[] = [];
  let room = characters;
  for (const name of names.map((each) => each.slice(0, narrationServerLimits.heroCardName))) {
    room -= name.length + 2;
    if (room < 0) break;
    shown.push(name);
  }
  const more = names.length - shown.length;
  return names.length === 0 ? {} : { [key]: [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ') };
}
