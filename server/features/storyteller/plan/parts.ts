import { rememberOf } from '#domain/memoise.ts';
import type { Exit } from '#domain/narration/adventure.ts';
import type { Brief, Hero } from '#domain/narration/brief.ts';
import { companyOf, wishOf } from '#domain/narration/goers.ts';
import { heroesIn, scenesOfParty, sceneIdOf, viewFrom } from '#domain/narration/whereabouts.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { legsOf } from '#server/features/storyteller/parse/travel/legs.ts';
import { parseIntents } from '#server/features/storyteller/parse/parsed-intent.ts';
import type { ParsedIntent } from '#server/features/storyteller/parse/parsed-intent.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import type { PlanContext } from './planned-call.ts';

/** Heroes who go by one way, or who stay: what they do is planned and told together. */
interface Company {
  heroes: Hero[];
  route: Exit[];
}

/** The ways that each hero's own words would take, over all legs of their journey. */
function routesOf(read: readonly ParsedIntent[], brief: Brief): Map<string, Exit[]> {
  const routes = new Map<string, Exit[]>();
  for (const { intent, actions } of read) {
    const route = routes.has(intent.heroId) ? [] : legsOf(actions, brief).flatMap(({ ways }) => ways);
    if (route.length > 0) routes.set(intent.heroId, route);
  }
  return routes;
}

/** Those in one place, by where they go: first those who go, in the order in which they spoke, then those who stay. */
function companiesOf(here: readonly Hero[], routes: ReadonlyMap<string, Exit[]>, { intents }: Brief): Company[] {
  const keyOf = (route: readonly Exit[]) => route.map(({ id }) => id).join(' ');
  const ways = [...new Map([...routes].map(([, route]) => [keyOf(route), route])).values()];
  const leadersOf = (route: readonly Exit[]) => here.filter(({ id }) => keyOf(routes.get(id) ?? []) === keyOf(route));
  const wordsOf = (hero: Hero) => intents.flatMap(({ heroId, text }) => (heroId === hero.id ? [text] : [])).join('\n');
  /** Somebody who follows one whom they name goes with nobody else. */
  const followsOther = (hero: Hero, leading: readonly Hero[]) =>
    wishOf(wordsOf(hero)).follows &&
    here.some((other) => other.id !== hero.id && !leading.includes(other) && isNamed(wordsOf(hero), other.name.toLowerCase()));
  const gone = new Set<Hero>();
  const going = ways.map((route): Company => {
    const leading = leadersOf(route);
    const others = here.filter((hero) => gone.has(hero) || (routes.has(hero.id) && !leading.includes(hero)) || followsOther(hero, leading));
    const heroes = companyOf(leading, here, intents, others).filter((hero) => !gone.has(hero));
    heroes.forEach((hero) => gone.add(hero));
    return { heroes, route };
  });
  return [...going, { heroes: here.filter((hero) => !gone.has(hero)), route: [] }].filter(({ heroes }) => heroes.length > 0);
}

/** Whether some of the heroes are in a fight that goes on; one that did not begin in the story is for everybody. */
const isInFight = ({ fighting, fighters }: Brief, heroes: readonly Hero[]) =>
  fighting === true && (fighters === undefined || heroes.some(({ id }) => fighters.includes(id)));

/** The whole of a reply as one part: where nobody of the party acts in it. */
function wholeOf(brief: Brief, state: PlayState): PlanContext {
  const here = { ...brief, state: viewFrom(brief.state, brief.state.scene) };
  return { brief: here, whole: brief, read: parseIntents(brief), state: viewFrom(state, state.scene), after: state, route: [] };
}

/** What was said in each place, read once for a reply: its rulings change nothing of what the words meant. */
const heardIn = rememberOf((brief: Brief) =>
  scenesOfParty(brief.state, brief.party).flatMap((scene) => {
    const here = heroesIn(brief.state, brief.party, scene);
    const strangers = scene === brief.state.scene ? brief.intents.filter(({ heroId }) => !brief.party.some(({ id }) => id === heroId)) : [];
    const spoken = brief.intents.filter((intent) => strangers.includes(intent) || here.some(({ id }) => id === intent.heroId));
    if (spoken.length === 0) return [];
    const placed: Brief = { ...brief, state: viewFrom(brief.state, scene), party: here, intents: spoken };
    return [{ here, strangers, spoken, placed, read: parseIntents(placed, brief) }];
  }),
);

/**
 * The parts of a reply: those who act, by where they are and where they go. Each is planned and told with the eyes of those in it; a
 * party that keeps together is one part. Those for whom nobody has spoken come along where they go, and else have no part of their own.
 */
export function partsOf(brief: Brief, state: PlayState): PlanContext[] {
  const parts = heardIn(brief).flatMap(({ here, strangers, spoken, placed, read }) => {
    const companies = companiesOf(here, routesOf(read, placed), placed);
    return companies.flatMap(({ heroes, route }, index): PlanContext[] => {
      const isLast = index === companies.length - 1;
      const isOf = (heroId: string) =>
        heroes.some(({ id }) => id === heroId) || (isLast && strangers.some((each) => each.heroId === heroId));
      const own = read.filter(({ intent }) => isOf(intent.heroId));
      if (own.length === 0) return [];
      const now = sceneIdOf(state, heroes[0]?.id ?? '');
      return [
        {
          brief: { ...placed, fighting: isInFight(brief, heroes), party: heroes, intents: spoken.filter(({ heroId }) => isOf(heroId)) },
          whole: brief,
          read: own,
          state: viewFrom(state, now),
          after: state,
          route,
        },
      ];
    });
  });
  return parts.length === 0 ? [wholeOf(brief, state)] : parts;
}
