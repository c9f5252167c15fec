import type { Hero } from '#domain/narration/brief.ts';
import { tellCoins } from '#domain/narration/payment.ts';
import { carriedThings, namesOfCarried } from '#domain/narration/scene-tags/carried.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { bare, goesBy, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { namesOfOwn } from '#server/features/storyteller/parse/things/own-names.ts';
import { beFor } from '#server/features/storyteller/compose/answers/wording.ts';
import { allBrought } from '#server/features/storyteller/compose/answers/of-own-actions.ts';

/** All of the party are meant. */
const ofBoth = /\b(?:we (?:all|both)|both of us|each of us|all of us|everybody|everyone|the party)\b/iu;
/** Things of a sheet that an answer names at most. */
const most = { things: 12 } as const;

/** What stands on a hero's sheet beside what was told already: arms, things and coins; a word of the sheet where the narrator has none of it. */
function onSheet({ name, card }: Hero, told: readonly string[]): string {
  if (!card) return 'What else you brought with you stands on your sheet.';
  const known = new Set(told.map((each) => bare(each).toLowerCase()));
  const things = [...card.weapons, ...card.carries].filter((each) => !known.has(bare(each).toLowerCase()));
  const more = things.length > most.things ? [`${things.length - most.things} more`] : [];
  const purse = Object.keys(card.now.coins).length > 0 ? `${tellCoins(card.now.coins)} in the purse` : 'an empty purse';
  return `On the sheet of ${name}: ${listed([...things.slice(0, most.things), ...more, purse])}.`;
}

/** What the party has with it, or whether anybody has what is asked for. */
export function tellCarried(writer: SceneWriter, action: HeroAction): string[] {
  const { context } = writer;
  const { brief, state } = context;
  const loot = brief.adventure.scenes.flatMap((scene) => scene.loot);
  const carried = carriedThings(brief.adventure, state);
  const of = (heroId: string) => [
    ...loot.filter(({ id }) => state.taken[id] === heroId).map(({ name }) => withinSentence(name)),
    ...carried.filter(({ by }) => by === heroId).map(({ name }) => name),
  ];
  const mine = of(action.actor.id);
  const wanted = bare(action.asked?.subject ?? '');
  if (wanted !== '') {
    const held = loot.find((each) => Object.hasOwn(state.taken, each.id) && goesBy(namesOfOwn(each), wanted));
    const small = carried.find((each) => goesBy(namesOfCarried(each), wanted));
    if (!held && small) return [`Yes, ${context.whole.party.find(({ id }) => id === small.by)?.name ?? 'the party'} has ${small.name}.`];
    const { card } = action.actor;
    const own = [...(card?.weapons ?? []), ...(card?.carries ?? [])].find((each) => goesBy([each.replace(/ x\d+$/, '')], wanted));
    if (!held && own !== undefined) return [`Yes, ${action.actor.name} has ${own}: it stands on the sheet.`];
    const taker = held && brief.adventure.npcs.find(({ id }) => id === state.taken[held.id]);
    if (held && taker)
      return [`No. ${capitalize(withinSentence(taker.name))} has ${withinSentence(held.name).replace(/^(?:an?|some) /, 'the ')} now.`];
    const holder = held && context.whole.party.find(({ id }) => id === state.taken[held.id]);
    return holder
      ? [`Yes, ${holder.name} has ${withinSentence(held.name)}.`]
      : [
          `The ${wanted} ${beFor(wanted)} not among what has been picked up on the way.`,
          'What you brought with you stands on your sheet; what was eaten or drunk is gone.',
        ];
  }
  const theirs = context.whole.party.flatMap(({ id, name }) => {
    const things = id === action.actor.id ? [] : of(id);
    return things.length > 0 ? [`${name} has ${listed(things)}.`] : [];
  });
  const first =
    mine.length > 0
      ? `${action.actor.name} has picked up ${listed(mine)} on the way.`
      : `${action.actor.name} has picked up nothing on the way so far.`;
  const brought = carried.filter(({ by }) => by === null).map(({ name }) => name);
  const withThem =
    brought.length > 0 ? [`The party has ${listed(brought)} with it.`] : brief.adventure.belongings ? [] : allBrought(writer).slice(0, 1);
  const text = action.clauses.join(' ');
  // "What do I carry, and what does Tov carry?" asks for both sheets.
  const others = context.whole.party.filter(
    ({ id, name }) => id !== action.actor.id && (isNamed(text, name) || isNamed(text, name.split(' ')[0] ?? name) || ofBoth.test(text)),
  );
  return [first, ...theirs, ...withThem, onSheet(action.actor, mine), ...others.map((hero) => onSheet(hero, of(hero.id)))];
}
