import { nameOfWare, waresOf } from '#domain/narration/items/wares.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { wordsIn } from '#server/features/storyteller/parse/talk/haggling.ts';

/** A ware that is bought by pointing at it: "I buy that one". */
const pointed = /(?<before>\b(?:i|we)(?:'ll| will|'d like to| want to)? (?:buy|take|have|get) )(?:that|this|the) one\b/iu;
/** What is bought, and less offered for it in the same breath: "I buy the cowrie, but I offer him one copper". */
const bidFor =
  /\b(?<who>i|we)(?:'ll| will|'d like to| want to)? (?:buy|take|have|get) (?<what>the [^,.!?]+?),? (?:but|though|only|and) (?:(?:i|we) )?(?:(?:only|just|will|would|'ll) )*(?:offer|bid|give|pay)s?(?: (?:him|her|them|you))?(?: (?:only|just))? (?<sum>[^,.!?]+?(?:copper|silver|gold|[csg]p)s?(?: pieces?)?)(?=[,.!?]|$)/iu;

/** A line with the ware that it points at called by its name, where it has named it before, and with less offered for a ware put as an offer. */
export function withWarePointedAt(text: string, { adventure, state }: Stage): string {
  if (text.includes('"')) return text;
  const sold = presentNpcs(adventure, state).flatMap((npc) => waresOf(npc, state).map((ware) => ({ npc, ware })));
  const at = pointed.exec(text)?.index ?? 0;
  const meant = at === 0 ? undefined : sold.find(({ ware }) => nameOfWare(ware, wordsIn(text.slice(0, at))) !== undefined)?.ware;
  const named = meant ? text.replace(pointed, `$<before>the ${meant.name.replace(/^(?:an?|some|the) /iu, '')}`) : text;
  const { who = '', what = '', sum = '' } = bidFor.exec(named)?.groups ?? {};
  const seller = what === '' ? undefined : sold.find(({ ware }) => nameOfWare(ware, wordsIn(what)) !== undefined)?.npc;
  return seller ? named.replace(bidFor, `${who} offer ${seller.name} ${sum} for ${what}`) : named;
}
