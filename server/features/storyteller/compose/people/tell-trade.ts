import type { Npc } from '#domain/narration/adventure.ts';
import type { Ware } from '#domain/narration/items/adventure-goods.ts';
import { tellCoins } from '#domain/narration/payment.ts';
import { isEnoughFor, nameOfWare, wareMeant, waresOf } from '#domain/narration/items/wares.ts';
import { coinsFor } from '#domain/rules/coins.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { hagglingIn, wordsIn } from '#server/features/storyteller/parse/talk/haggling.ts';
import { sellsFare } from '#server/features/storyteller/parse/trade/fare.ts';
import { asMany, servedFor, wareWanted } from '#server/features/storyteller/parse/trade/wanted.ts';
import { sells, wantsOf } from '#server/features/storyteller/parse/talk/wants.ts';
import { sentencesOf } from '#domain/text/sentences.ts';

/** Keeps the price that somebody has named or agreed to, for the next words to close the bargain. */
function namePrice({ name }: Ware, copper: number, { actor }: HeroAction, npc: Npc, writer: SceneWriter): void {
  writer.remembered.push({ npc: npc.id, by: actor.id, kind: 'price', ware: name, copper });
}

/** What comes of wanting to buy something and not paying for it: its price, food and drink on the slate where somebody sells, else nothing. */
export function tellTrade(action: HeroAction, wants: string, writer: SceneWriter, facts: Facts, npc: Npc): RankedText {
  const { fragments } = writer;
  const found = wareWanted(npc, wants, writer.before);
  const ware = found && asMany(found, wants);
  if (ware && (ware.isServed !== true || action.pays !== null)) {
    const things = tellCoins(coinsFor(ware.copper));
    namePrice(ware, ware.copper, action, npc, writer);
    const text = fragments.insist(['trade.dearer'], { ...facts, subject: wants, things });
    return required(text ?? `${npc.name} wants ${things} for ${wants}.`);
  }
  const group =
    !sells(npc) && npc.wares === undefined ? 'trade.none' : ware || servedFor(npc, wants) !== null ? 'trade.served' : 'trade.refused';
  if (group === 'trade.served') writer.remembered.push({ npc: npc.id, by: action.actor.id, kind: 'owed', words: wants });
  return required(fragments.insist([group], { ...facts, subject: wants }) ?? `Nobody here sells ${wants}.`, `Nobody here sells ${wants}.`);
}

/** What comes of haggling: whether a sum would do, the lowest price for whoever finds the words, else the price as it stands. Undefined where nobody haggles. */
export function tellHaggling(action: HeroAction, npc: Npc, worked: boolean, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const { ware, offered } = hagglingIn(action, npc, writer.before) ?? {};
  if (!ware) return undefined;
  const { copper, least = copper } = ware;
  const isAgreed = offered !== null && offered !== undefined && isEnoughFor(ware, offered);
  const isLower = !isAgreed && offered === null && worked && least < copper;
  const price = isAgreed ? (offered ?? copper) : isLower ? least : copper;
  const things = tellCoins(coinsFor(price));
  namePrice(ware, price, action, npc, writer);
  const subject = definite(ware.name);
  const group = isAgreed ? 'trade.agreed' : isLower ? 'trade.lower' : 'trade.firm';
  return required(writer.fragments.insist([group], { ...facts, subject, things }) ?? `${npc.name} wants ${things} for ${subject}.`);
}

const askingWares =
  /\b(?:sells?|selling|for sale|wares|prices?|how much|costs?|on (?:offer|the menu))\b|\b(?:can|could|may) (?:i|we) buy\b/i;
const askingFare = /\b(?:have|got|anything|something|there)\b[^.!?]{0,24} to (?:eat|drink)\b/i;

/** Where else something is sold. */
const asksElsewhere = /\b(?:where|who)\b/i;
/** "a whale tooth" -> "the whale tooth". */
const definite = (name: string) => name.replace(/^(?:an?|some) /, 'the ');

/** What somebody still has to sell, with its price, where they are asked for it; undefined where they are not, or have nothing. */
export function tellWares(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const wares = waresOf(npc, writer.before);
  const text = `${action.clauses.join(' ')} ${action.quote ?? ''}`;
  const isAsked = askingWares.test(text) || (askingFare.test(text) && sellsFare(npc, writer.before));
  if (wares.length === 0 || action.wants !== null || asksElsewhere.test(text) || !isAsked) return undefined;
  const meant = wareMeant(npc, wordsIn(text), writer.before);
  if (meant) {
    const price = tellCoins(coinsFor(meant.copper));
    namePrice(meant, meant.copper, action, npc, writer);
    const subject = definite(meant.name);
    return required(writer.fragments.insist(['trade.dearer'], { ...facts, subject, things: price }) ?? `${npc.name} wants ${price}.`);
  }
  const things = listed(wares.map(({ name, copper }) => `${name} for ${tellCoins(coinsFor(copper))}`));
  return required(writer.fragments.insist(['trade.wares'], { ...facts, things }) ?? `${npc.name} sells ${things}.`);
}

/** Whether words of somebody's speak of selling: of what an action names, with a price; else of several things of theirs. */
export function speaksOfWares(says: string, action: HeroAction, npc: Npc, { before }: SceneWriter): boolean {
  const names = (ware: Ware) => nameOfWare(ware, wordsIn(says)) !== undefined;
  const meant = wareMeant(npc, wordsIn(`${action.clauses.join(' ')} ${action.quote ?? ''}`), before);
  if (meant) return names(meant) && /\b(?:coppers?|silvers?|gold|ten)\b/i.test(says);
  return waresOf(npc, before).filter(names).length > 1;
}

/** Keeps the price of what an action asks after, where somebody tells it in words of their own. */
export function keepPriceAsked(action: HeroAction, npc: Npc, writer: SceneWriter): void {
  const meant = wareMeant(npc, wordsIn(`${action.clauses.join(' ')} ${action.quote ?? ''}`), writer.before);
  if (meant) namePrice(meant, meant.copper, action, npc, writer);
}

/** What of theirs somebody is asked to sell, also where it is asked in direct speech, which pays nothing; null where it is nothing of theirs. */
export function orderOf(action: HeroAction, npc: Npc, { before }: SceneWriter): string | null {
  const said = sentencesOf(action.quote ?? '').map((sentence) => wantsOf(sentence.trim().replace(/[?.!]+$/, '')));
  const wants = [action.wants, ...said].find((each) => each !== null && each !== undefined && wareWanted(npc, each, before) !== undefined);
  return wants ?? null;
}
