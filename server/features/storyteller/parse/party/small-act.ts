import type { Brief, Hero, Intent } from '#domain/narration/brief.ts';
import type { Npc } from '#domain/narration/adventure.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import type { HeroAction, IntentKind } from '#server/features/storyteller/parse/action.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { bringsAbout } from '#server/features/storyteller/parse/words/restate.ts';

/** Kinds by which no ruling is asked for, where nothing of the place is named. */
const plainKinds: readonly IntentKind[] = ['wait', 'use'];
/** What is waited for, which only the tale can bring. */
const untilThen = /\b(?:until|till)\b|\b(?:wait|stay)s? for\b/iu;
/** Being on the watch for whoever may come. */
const lookingOut = /\b(?:out|watch|guard|look-?out)\b(?! (?:the|my) )/iu;
/** Being on the watch for a friend, who does meanwhile what they do: nothing is looked for. */
const watching =
  /^i (?:\p{L}+ly )?(?:keep (?:a )?(?:good |sharp |close )?(?:watch|guard|look-?out)|(?:stand|be) (?:on )?(?:watch|guard|look-?out)|(?:keep|have) an? (?:\p{L}+ )?(?:eye|ear) (?:on|out)\b(?! (?:for )?(?:anything|traces?|clues?|tracks?|signs?))|look ?out for|watch (?:the|my|\p{Lu}\p{L}+['’]s|our|over|for))/iu;
/** One's own clothes and gear, and those of another of the party. */
const wornOf = (owner: string) =>
  new RegExp(
    String.raw`\b${owner} (?:own )?(?:[\p{L}-]+ ){0,2}?(?:hat|cap|hood|cloak|coat|jacket|scarf|shawl|collar|sleeves?|gloves?|mittens?|boots?|shoes?|shoe ?laces?|laces|socks?|belt|buckles?|pack|bag|backpack|satchel|purse|shirt|trousers|skirts?|apron|things|stuff|gear|drink|beer|cup|pipe|beard|hair|hands?|arms?|feet|foot|legs?|shoulders?|ankles?|horse|lantern|torch|staff|weapons?|bow|blades?|shield)\b`,
    'iu',
  );

/** Whether a clause names somebody of the tale who is not among those it is done to: they may be elsewhere. */
const namesSomebody = (text: string, { targets }: HeroAction, npcs: readonly Npc[]): boolean =>
  targets.every((each) => each.kind !== 'npc') && npcs.some((npc) => callsOf(npc).some((call) => isNamed(text, bare(call))));

/** Another of the party whose own things a clause names: "hold Mira's belt". */
function ownerIn(text: string, actor: Hero, party: readonly Hero[]): Hero | undefined {
  return party.find(({ id, name }) => id !== actor.id && wornOf(`${escapePattern(name)}['’]s`).test(text));
}

/**
 * A small act that one of the party bids another: nothing of the place is needed for it, and nothing hangs on it, so that it is done. Whoever
 * holds a friend's belt needs no belt of the tale. All else as it is.
 */
export function asSmallAct(
  action: HeroAction,
  { by }: Pick<Intent, 'by'>,
  { adventure, party }: Pick<Brief, 'adventure' | 'party'>,
): HeroAction {
  const { kind, quote, question, change, item, spell, feature, gear, free, pays, hindered, soothes, brings } = action;
  const isRuled = [change, item, spell, feature, gear, free, pays, hindered, brings].some((each) => each !== null) || soothes;
  if (by === undefined || quote !== null || question || isRuled || action.down) return action;
  const text = action.clauses.join(' ');
  const isApart = action.absent || action.missing !== null || namesSomebody(text, action, adventure.npcs);
  if (kind === 'search' && watching.test(text) && (!isApart || lookingOut.test(text)))
    return { ...action, kind: 'use', skill: null, free: 'mood', targets: [] };
  if (!plainKinds.includes(kind) || namesSomebody(text, action, adventure.npcs)) return action;
  const owner = ownerIn(text, action.actor, party);
  const isOwn = owner !== undefined || wornOf('my').test(text);
  const heroes = action.targets.filter((each) => each.kind === 'hero');
  const isLoose = (action.targets.length === heroes.length && !action.absent) || isOwn;
  if (!isLoose || untilThen.test(text) || bringsAbout(action)) return action;
  const targets = heroes.length > 0 || owner === undefined ? heroes : [{ kind: 'hero' as const, hero: owner }];
  return { ...action, kind: 'use', skill: null, sure: true, absent: false, missing: null, free: 'mood', targets };
}
