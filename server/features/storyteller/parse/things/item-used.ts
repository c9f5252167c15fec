import { numberSaid, numberWords } from '#domain/text/number-words.ts';
import type { Brief } from '#domain/narration/brief.ts';
import type { HeroItem } from '#domain/narration/items/hero-items.ts';
import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { takenLoot } from '#domain/narration/play-state.ts';
import { namesOfCarried } from '#domain/narration/scene-tags/carried.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import { companionOf, npcOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { carriedIn } from './carried-in.ts';
import { headOf } from './item-head.ts';

/** Verbs by which something is used that one has with oneself. */
const using =
  /\b(?:us(?:e|es|ing)|(?:drink|quaff|swallow|gulp|down|sip|swig|administer|feed|point|aim|fire|activat|wav|rais|blow|invok|discharg|unleash|crush|break|rub|click|command|zap|brandish|ignit|light|read|level|empt|pour|throw|toss|hurl|cast|put on|tak)(?:e|es|s|ing|y|ies)?)\b/i;
/** What is done with a weapon or an armor beside fighting in it. */
const waking = /\b(?:us(?:e|es|ing)|activat|ignit|light|command|invok|unleash)/i;
const giving = /\b(?:giv(?:e|es|ing)|hand(?:s|ing)?|offer(?:s|ing)?)\b/i;
const tasting = /\b(?:to drink|feed|pour|administer|down (?:his|her|their|the) throat)/i;

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 2);

/** A kit of another trade than healing. */
const otherKit = /(?<![\p{L}’'-])(?!heal|first|aid|medic|my |the |a |an |your |our |his |her |their |this |that )[\p{L}’'-]+ kits?\b/iu;

/** Whether words call something by another's name: "potion of speed" of whoever carries one of healing. */
function isOther(text: string, { name }: Pick<HeroItem, 'name'>): boolean {
  const of = new RegExp(`\\b${headOf(name)}s? of (?!my|mine|our|his|her|their|them|the|these|those)([\\p{L}’'-]+)`, 'u').exec(text)?.[1];
  return of !== undefined && !wordsOf(name).includes(of);
}

/** How surely words name an item; 0 where they do not. */
function nearness(text: string, item: HeroItem): number {
  const words = new Set(text.split(/[^\p{L}\d’'-]+/u));
  const head = headOf(item.name);
  const isWhole = text.includes(item.name.toLowerCase());
  if ((head === 'kit' && otherKit.test(text)) || isOther(text, item)) return 0;
  if (!isWhole && !words.has(head) && !words.has(`${head}s`)) return 0;
  return 1 + wordsOf(item.name).filter((word) => words.has(word)).length + (isWhole ? wordsOf(item.name).length : 0);
}

/** What of an item the words mean: the way they name, else what suits whom it is for. */
function wayMeant(text: string, { ways }: HeroItem, isAtFoe: boolean): HeroItem['ways'][number] | undefined {
  const said = ways.filter(({ name }) => {
    const words = wordsOf(name).filter((word) => word !== 'cast' && word !== 'level');
    return words.length > 0 && words.every((word) => text.includes(word));
  });
  const [longest] = said.toSorted((one, other) => other.name.length - one.name.length);
  return longest ?? ways.find(({ does }) => does.kind === (isAtFoe ? 'harm' : 'heal')) ?? ways[0];
}

/** Whether words hand something over, rather than use it on somebody. */
function isHandedOver(text: string, companion: ReturnType<typeof companionOf>, state: Brief['state']): boolean {
  const isFallen = companion !== undefined && heroHitPointsOf(state, companion) === 0;
  return giving.test(text) && !tasting.test(text) && !isFallen;
}

/** The item of a hero that words use. */
function itemMeant(text: string, items: readonly HeroItem[]): HeroItem | undefined {
  return items
    .filter(({ kind }) => (kind !== 'weapon' && kind !== 'armor') || waking.test(text))
    .map((item) => ({ item, near: nearness(text, item) }))
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)[0]?.item;
}

/** How many of an item words mean: "two healing potions", "both my potions", "all of them". */
function timesMeant(text: string, { name, quantity }: HeroItem): number {
  const many = new RegExp(
    `\\b(\\d+|both|all|${numberWords.join('|')})\\b(?: of)?(?: (?:my|the|our|those|these))?(?: [\\p{L}’'-]+){0,3}? ${headOf(name)}s\\b`,
    'u',
  );
  const said = many.exec(text)?.[1] ?? 'one';
  const count = said === 'all' ? quantity : said === 'both' ? 2 : (numberSaid(said) ?? 1);
  return Math.min(Math.max(1, count), gameLimits.itemsAtOnce);
}

/** What words call a drink of magic. */
const magicDrink =
  /\b(?:(?:healing|health|greater|superior|supreme|magic) )*(?:potion|elixir|philter)s?\b(?: of (?:(?:greater|superior|supreme) )?\p{L}{3,})?/u;

/** The drink of magic that words use and that whoever has a sheet carries nowhere, as they call it; undefined where it is in the pack, or is a thing of the tale. */
function unowned(text: string, { actor, targets }: HeroAction, { party, state, adventure }: Brief): string | undefined {
  const sheet = party.find(({ id }) => id === actor.id)?.sheet;
  const said = using.test(text) ? magicDrink.exec(text)?.[0] : undefined;
  if (!sheet || said === undefined) return undefined;
  const noun = headOf(said).replace(/s$/, '');
  const isSaid = (name: string) => new RegExp(`\\b${noun}s?\\b`, 'iu').test(name);
  const carried = [
    ...takenLoot(adventure, state).map(({ name }) => name),
    ...carriedIn(text, actor, { adventure, state }).flatMap(namesOfCarried),
  ];
  const near = targets.flatMap((each) => (each.kind === 'feature' ? [`${each.feature.name} ${each.feature.description}`] : []));
  const isOwn = sheet.pack?.some((name) => isSaid(name) && !isOther(text, { name })) === true;
  return isOwn || [...carried, ...near].some(isSaid) ? undefined : said;
}

/** An action that uses an item and does nothing besides. */
const usingAlone = (action: HeroAction, item: NonNullable<HeroAction['item']>): HeroAction => ({
  ...action,
  kind: 'use',
  skill: null,
  targets: action.targets.filter(({ kind }) => kind === 'npc' || kind === 'hero'),
  missing: null,
  absent: false,
  change: null,
  free: null,
  peril: null,
  offers: false,
  sure: true,
  item,
});

/** An action that uses a magic item of the doer's as such: what the words need is in their hands, and it is no check and no blow. */
export function withItemUsed(action: HeroAction, brief: Brief): HeroAction {
  const { party, state, adventure } = brief;
  const items = party.find(({ id }) => id === action.actor.id)?.sheet?.items ?? [];
  const text = action.clauses.join(' ').toLowerCase();
  const isSaid = action.kind === 'ask' || action.kind === 'ooc' || action.question || action.quote !== null;
  if (isSaid || action.targets.some(({ kind }) => kind === 'loot')) return action;
  const [companion, npc] = [companionOf(action), npcOf(action)];
  if (isHandedOver(text, companion, state)) return action;
  const item = itemMeant(text, items);
  const lacked = item ? undefined : unowned(text, action, brief);
  // It is refused by name, as what is not on the sheet.
  if (lacked !== undefined) return usingAlone(action, { name: lacked, way: '', target: companion?.id ?? null, times: 1 });
  const way = item && wayMeant(text, item, npc !== undefined);
  if (!item || !way) return action;
  const fallen = party.filter((hero) => hero.id !== action.actor.id && heroHitPointsOf(state, hero) === 0);
  const steadies = way.does.kind === 'steady';
  const isCare = steadies && companion !== undefined && fallen.includes(companion);
  // People of the adventure are seen to by skill alone.
  if ((steadies && npc) || !(isCare || using.test(text) || giving.test(text))) return action;
  const foe = npc?.id ?? foesHere(adventure, state)[0]?.id ?? null;
  const helped = companion ?? (steadies && fallen.length === 1 ? fallen[0] : undefined);
  const target = way.does.kind === 'harm' ? foe : (helped?.id ?? null);
  return usingAlone(action, { name: item.name, way: way.name, target, times: way.does.kind === 'heal' ? timesMeant(text, item) : 1 });
}
