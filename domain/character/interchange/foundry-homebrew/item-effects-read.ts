import { z } from 'zod';
import { LastingEffect } from '#domain/rules/activity/effect.ts';
import { conditionIds } from '#domain/rules/conditions.ts';
import { problemsIn } from '#domain/homebrew/check-entry.ts';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import type { FoundryItem } from '#domain/character/interchange/foundry-actor.ts';
import { quoted } from '#domain/character/interchange/quoted.ts';
import { changesIn } from '#domain/character/interchange/foundry/change-keys-read.ts';
import { durationIn, EffectBody } from '#domain/character/interchange/foundry/effect-read.ts';

const mostEffects = 40;
const Given = EffectBody.extend({
  _id: z.string().max(100).catch(''),
  name: z.string().max(2000).catch(''),
  transfer: z.boolean().catch(false),
  disabled: z.boolean().catch(false),
  statuses: z.array(z.string()).max(50).catch([]),
});

/** The effects of an item of Foundry. */
interface ItemEffects {
  /** What always lies on whoever has it. */
  always: LastingEffect[];
  /** What its activities leave, by the ids of the effects. */
  left: Map<string, LastingEffect>;
}

/** The effects of an item in our words; `lose` takes what has no place. */
export function itemEffectsIn(item: FoundryItem, lose: (what: string) => void): ItemEffects {
  const found: ItemEffects = { always: [], left: new Map() };
  const given = z.array(z.unknown()).catch([]).parse(item['effects']);
  if (given.length > mostEffects) lose(`${given.length - mostEffects} effects`);
  for (const each of given.slice(0, mostEffects)) {
    const body = Given.safeParse(each);
    if (!body.success) lose('an effect without fields');
    else {
      const effect = effectOf(body.data, lose);
      if (effect && body.data.transfer) found.always.push(effect);
      else if (effect) found.left.set(body.data._id, effect);
    }
  }
  return found;
}

function effectOf(given: z.infer<typeof Given>, lose: (what: string) => void): LastingEffect | null {
  const name = withoutHiddenCharacters(given.name).trim().slice(0, 80).toWellFormed().trim();
  if (given.disabled && given.transfer) lose(`the effect ${quoted(name)}, which is off`);
  if (given.disabled && given.transfer) return null;
  const list = given.changes.length > 0 ? given.changes : given.system.changes;
  const { changes: read, unread } = changesIn(list);
  const changes = read.filter((each) => problemsIn(each).length === 0);
  const cut = [...unread, ...read.filter((each) => !changes.includes(each)).map(({ on }) => on)];
  for (const each of cut) lose(`the change ${each.slice(0, 60)}`);
  const conditions = conditionIds.filter((id) => id !== 'exhaustion' && given.statuses.includes(id));
  if (changes.length === 0 && conditions.length === 0) lose(`the effect ${quoted(name)}`);
  if (changes.length === 0 && conditions.length === 0) return null;
  const duration = given.transfer ? null : durationIn(given);
  const made = LastingEffect.safeParse({
    ...(name !== '' && { name }),
    ...(changes.length > 0 && { changes }),
    ...(conditions.length > 0 && { conditions }),
    // What nothing ends by itself lasts as long as its spell or feature does.
    ...(duration && duration.kind !== 'untilDispelled' && { duration }),
  });
  if (!made.success) lose(`the effect ${quoted(name)}`);
  return made.success ? made.data : null;
}
