import type { IntentKind } from '#server/features/storyteller/parse/action.ts';

/** What is eaten or drunk. */
const eaten =
  /\b(?:sweets?|toffees?|cand(?:y|ies)|carrots?|onions?|rusks?|oatcakes?|dumplings?|tarts?|stew|hay|oats|lozenges?|peppermints?|apples?|pears?|plums?|berr(?:y|ies)|nuts?|biscuits?|cookies?|cakes?|buns?|bread|loaf|crusts?|pies?|cheese|sausages?|ham|meat|fish|eggs?|honey|chocolates?|carrots?|turnips?|rations?|bite|food|something to eat|snacks?|sandwich|soup|porridge|toast|drinks?|tea|cocoa|milk|cider|ale|beer|wine|water|cordial)\b/iu;
/** Small things that do somebody good and that anybody takes. */
const kindly =
  /\b(?:flowers?|bouquets?|hankies?|hanky|handkerchiefs?|hankerchief|scar(?:f|ves)|shawls?|blankets?|mittens?|gloves?|hats?|caps?|coats?|cloaks?|socks?|ribbons?|feathers?|shells?|drawings?|pebbles?)\b/iu;

/** Whether a small thing is eaten or drunk. */
export const isEaten = (thing: string): boolean => eaten.test(thing);

/** Whether it is a small thing that does somebody good. */
export const isKindly = (thing: string): boolean => eaten.test(thing) || kindly.test(thing);

const givingAway = /\b(?:offer|give|hand)s? .*\b(?:an?|some|one|two|my|half) /iu;

/** Whether something is held out to be taken: a small thing of one's own also where it sounds like talk, as "offer Mr Pryce a slice of my cake" does. */
export const isHeldOut = (kind: IntentKind, text: string): boolean =>
  kind === 'use' ||
  (kind === 'talk' && givingAway.test(text) && isKindly(text) && !/\b(?:deal|price|coins?|gold|silver|coppers?)\b/iu.test(text));
